import { useState } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../../domain/admin-paths.ts";
import type { PlannedWeek } from "../../../../domain/contract/planning/weeks.ts";
import type { ScheduleKind } from "../../../../domain/schedules/schedules.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { DeleteDialog } from "../../list/delete-dialog.tsx";
import { stopFollowing } from "./queries.ts";

type FollowingMarkProps = { week: PlannedWeek; kind: ScheduleKind };

/** The template that a trainee follows with the number of this week, and a button that ends it. */
export function FollowingMark({ week, kind }: FollowingMarkProps) {
  const [stopping, setStopping] = useState(false);
  const followed = week.following.find((each) => each.kind === kind);
  if (!followed) return null;
  const name = nameIn(followed);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      <Badge tone="accent">
        <Icon name="layers" />
        {m.templates_follows()}
      </Badge>
      {followed.week !== null && (
        <span className="whitespace-nowrap">
          {m.templates_week_of({ number: followed.week + 1, total: followed.weeks })}
        </span>
      )}
      {followed.repeats && <span className="whitespace-nowrap">{m.templates_repeating()}</span>}
      <span className="flex min-w-0 items-center gap-x-2">
        <Link
          to={`${adminPaths.template(followed.templateId)}?week=${(followed.week ?? 0) + 1}&tab=${kind}`}
          className="inline-flex min-h-11 items-center text-accent-ink underline-offset-4 hover:underline"
        >
          <bdi className="wrap-anywhere">{name}</bdi>
        </Link>
        <Button variant="ghost" className="px-2! text-sm" onClick={() => setStopping(true)}>
          {m.templates_stop()}
        </Button>
      </span>
      {stopping && (
        <DeleteDialog
          title={m.templates_stop_title()}
          text={m.templates_stop_text({ name })}
          confirmLabel={m.templates_stop()}
          onDelete={() => stopFollowing({ id: week.traineeId, kind })}
          done={m.templates_stopped({ name })}
          failed={m.templates_stop_failed()}
          onClose={() => setStopping(false)}
        />
      )}
    </div>
  );
}
