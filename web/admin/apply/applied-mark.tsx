import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { PlannedWeek } from "../../../domain/contract/planning/weeks.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { BadgeButton } from "../../ui/badge-button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { applicationQuery, isUnchanged } from "./queries.ts";

type AppliedMarkProps = { week: PlannedWeek; kind: ScheduleKind; onApply: () => void };

const fillTexts: Record<ScheduleKind, () => string> = {
  exercises: m.apply_mark_exercises,
  meals: m.apply_mark_meals,
};

/** Marks the source week of later weeks, with the number of weeks that lack its edits. */
export function AppliedMark({ week, kind, onApply }: AppliedMarkProps) {
  const applied = week.applied.find((each) => each.kind === kind && each.stoppedAt === null);
  const isApplied = applied?.weekStart === week.weekStart;
  const editedAt = isApplied ? applied.editedAt : null;
  const preview = applicationQuery({ id: week.traineeId, weekStart: week.weekStart, kind });
  const { data } = useQuery({
    ...preview,
    // Each edit has its own entry, as the dialog's entry must end with the dialog.
    queryKey: [...preview.queryKey, `edited ${editedAt}`],
    enabled: editedAt !== null,
    placeholderData: keepPreviousData,
  });
  if (!isApplied) return null;
  const later = editedAt === null ? [] : (data?.weeks ?? []);
  const count = later.filter((each) => !isUnchanged(each)).length;
  const header = (
    <p className="max-w-72 text-sm">{count > 0 ? m.apply_behind({ count }) : fillTexts[kind]()}</p>
  );
  return (
    <Menu
      align="start"
      trigger={
        <BadgeButton
          tone={count > 0 ? "warn" : "accent"}
          icon={<Icon name="refresh" />}
          count={count > 0 ? formatCount(count) : undefined}
        >
          {count > 0 ? m.apply_behind_mark({ count }) : m.apply_mark()}
        </BadgeButton>
      }
      header={header}
      items={[
        {
          label: count > 0 ? m.apply_behind_review() : m.schedule_apply(),
          icon: <Icon name="refresh" />,
          onSelect: onApply,
        },
      ]}
    />
  );
}
