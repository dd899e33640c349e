import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { PlannedWeek } from "../../../domain/contract/planning/weeks.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/badge.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
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
  if (count > 0) {
    return (
      <Banner
        kind="info"
        action={
          <Button variant="ghost" onClick={onApply}>
            {m.apply_behind_review()}
          </Button>
        }
      >
        {m.apply_behind({ count })}
      </Banner>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      <Badge tone="accent">{m.apply_mark()}</Badge>
      {fillTexts[kind]()}
    </p>
  );
}
