import { newId } from "../../../../domain/id.ts";
import type { ScheduleKind } from "../../../../domain/schedules/schedules.ts";
import { copyDay } from "../../../../domain/schedules/week-items.ts";
import { m } from "../../../paraglide/messages.js";
import { dayName } from "../texts.ts";
import type { EditedWeek } from "./edited-week.ts";
import { copyItems } from "./make-edits.ts";
import type { WeekEdits } from "./use-week-edits.ts";

interface DayCopy {
  day: number;
  to: readonly number[];
  /** Whether the copies replace what is open there. */
  replace: boolean;
}

/** A day copied to others, with its texts; no edit if they have all of it. */
export function dayCopied(
  week: EditedWeek,
  kind: ScheduleKind,
  { day, to, replace }: DayCopy,
): Parameters<WeekEdits["run"]> {
  const copies = copyDay(week[kind], day, to, { replace, newId });
  const isEmpty = copies.copy.length + copies.remove.length === 0;
  return [
    isEmpty ? undefined : copyItems(week, week, { [kind]: copies }),
    m.schedule_day_copied({ day: dayName(day), count: to.length }),
    m.schedule_copy_failed(),
  ];
}
