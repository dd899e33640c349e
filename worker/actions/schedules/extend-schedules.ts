import { type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import {
  fillingDue,
  lastWeekAhead,
  partsWithin,
} from "../../../domain/schedules/applied-schedules.ts";
import {
  type DueFilling,
  type DueSchedule,
  fillSchedules,
  listDueSchedules,
} from "../../data/schedules/schedule-extension.ts";
import type { Platform } from "../../platform.ts";
import { PartialFailure } from "../operations/partial-failure.ts";
import { extendTemplate, templatesToExtend } from "../templates/extend-templates.ts";

// About 24,000 items a batch: a few of the thirty seconds that D1 gives one, and eight weeks of
// 5,000 trainees stay under the thousand statements of an invocation.
const weeksInBatch = 1000;
const failuresEndRun = 3;
/** No calendar is further ahead of UTC. */
const furthestAhead = 14 * 3_600_000;

/**
 * Keeps the eight weeks after the current one filled for every applied schedule, and for whoever
 * follows a template. What is filled
 * is not filled again, so it may run twice at once, late, or be killed between two batches.
 */
export async function extendSchedules({
  database,
  now,
  log,
}: Pick<Platform, "database" | "now" | "log">): Promise<Record<string, number>> {
  const started = now();
  const through = lastWeekAhead(localDateAt(started + furthestAhead, "UTC"));
  const due = decideFillings(await listDueSchedules(database, through), started);
  const trainees = new Set<string>();
  const failures: unknown[] = [];
  const weeks = new Set<string>();
  let items = 0;
  let failed = 0;
  const parts = [
    ...partsWithin(due, ({ weeks }) => weeks, weeksInBatch).map((part) => ({
      size: part.length,
      fill: () => fillSchedules(database, part, now()),
    })),
    ...(await templatesToExtend({ database, now }, through)).map((part) => ({
      size: part.due.length,
      fill: () => extendTemplate({ database, now }, part),
    })),
  ];
  for (const { size, fill } of parts) {
    try {
      const filled = await fill();
      for (const id of filled.trainees) trainees.add(id);
      for (const id of filled.weeks) weeks.add(id);
      items += filled.items;
    } catch (error) {
      log({ level: "error", event: "extension_failed", error: String(error) });
      failed += size;
      failures.push(error);
      if (failures.length === failuresEndRun) break;
    }
  }
  const counts = { trainees: trainees.size, weeks: weeks.size, items, failed };
  if (failures.length > 0) throw new PartialFailure(counts, failures[0]);
  return counts;
}

/** What each schedule is owed on the day that it is where the trainee lives. */
function decideFillings(schedules: readonly DueSchedule[], now: number): DueFilling[] {
  const days = new Map<string, LocalDate>();
  return schedules.flatMap(({ timeZone, filledThrough, ...schedule }) => {
    const today = days.get(timeZone) ?? localDateAt(now, timeZone);
    days.set(timeZone, today);
    const filling = fillingDue({ sourceWeek: schedule.sourceWeek, filledThrough }, today);
    return filling ? [{ ...schedule, ...filling, today }] : [];
  });
}
