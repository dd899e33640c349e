import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../../domain/admin-paths.ts";
import type { PlannedWeek } from "../../../../domain/contract/planning/weeks.ts";
import type { ScheduleKind } from "../../../../domain/schedules/schedules.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { BadgeButton } from "../../../ui/badge-button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { DeleteDialog } from "../../list/delete-dialog.tsx";
import { stopFollowing } from "./queries.ts";

type FollowingMarkProps = { week: PlannedWeek; kind: ScheduleKind };

/** The template that a trainee follows; it opens the number of this week, the template, and the end of following. */
export function FollowingMark({ week, kind }: FollowingMarkProps) {
  const [stopping, setStopping] = useState(false);
  const followed = week.following.find((each) => each.kind === kind);
  if (!followed) return null;
  const name = nameIn(followed);
  const place =
    followed.week === null
      ? undefined
      : m.templates_week_of({ number: followed.week + 1, total: followed.weeks });
  return (
    <>
      <Menu
        align="start"
        trigger={
          <BadgeButton icon={<Icon name="layers" className="shrink-0" />}>
            <span className="sr-only">{m.templates_follows()} </span>
            <bdi className="clamp-line block md:max-w-40">{name}</bdi>
          </BadgeButton>
        }
        header={
          <p className="grid max-w-72 text-sm">
            <span className="text-muted">{m.templates_follows()}</span>
            <bdi className="text-base wrap-anywhere">{name}</bdi>
            <span className="flex flex-wrap gap-x-2 text-muted">
              {place && <span className="whitespace-nowrap">{place}</span>}
              {followed.repeats && (
                <span className="whitespace-nowrap">{m.templates_repeating()}</span>
              )}
            </span>
          </p>
        }
        items={[
          {
            label: m.templates_open(),
            icon: <Icon name="layers" />,
            link: (content: ReactNode) => (
              <Link
                to={`${adminPaths.template(followed.templateId)}?week=${(followed.week ?? 0) + 1}&tab=${kind}`}
              >
                {content}
              </Link>
            ),
          },
          {
            label: m.templates_stop_following(),
            icon: <Icon name="unlink" />,
            danger: true,
            onSelect: () => setStopping(true),
          },
        ]}
      />
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
    </>
  );
}
