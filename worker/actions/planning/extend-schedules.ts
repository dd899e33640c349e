import { type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import { maxQueriesInRun } from "../../../domain/plumbing/outbox.ts";
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
} from "../../data/planning/schedule-extension.ts";
import { countQueries } from "../../data/plumbing/count-queries.ts";
import type { Platform } from "../../platform.ts";
import { PartialFailure } from "../plumbing/partial-failure.ts";
import { extendTemplate, templatesToExtend } from "../templates/extend-templates.ts";

/** Maximum weeks of a batch, about 3,600 items: other queries wait a part of a second. */
const maxWeeksInBatch = 150;
/** Maximum queries of a part: seven for applied weeks, one a link and more for a template's. */
const maxQueriesOfPart = 60;
const failuresEndRun = 3;
/** The largest offset of a time zone from UTC. */
const furthestAhead = 14 * 3_600_000;

/**
 * Fills the eight weeks after the current one for all applied schedules and linked templates. Filled weeks
 * stay, so it may run twice at once, late, or be killed between two batches. Work above one invocation's
 * queries waits for the next hour.
 */
export async function extendSchedules(
  { database: client, now, log }: Pick<Platform, "database" | "now" | "log">,
  maxQueries = maxQueriesInRun,
): Promise<Record<string, number>> {
  const { database, asked } = countQueries(client);
  const started = now();
  const through = lastWeekAhead(localDateAt(started + furthestAhead, "UTC"));
  const due = decideFillings(await listDueSchedules(database, through), started);
  const trainees = new Set<string>();
  const failures: unknown[] = [];
  const weeks = new Set<string>();
  let items = 0;
  let failed = 0;
  let left = 0;
  const parts = [
    ...partsWithin(due, ({ weeks }) => weeks, maxWeeksInBatch).map((part) => ({
      size: part.length,
      fill: () => fillSchedules(database, part, now()),
    })),
    ...(await templatesToExtend({ database, now }, through)).map((part) => ({
      size: part.due.length,
      fill: () => extendTemplate({ database, now }, part),
    })),
  ];
  for (const { size, fill } of parts) {
    if (asked() + maxQueriesOfPart > maxQueries) {
      left += size;
      continue;
    }
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
  const counts = {
    trainees: trainees.size,
    weeks: weeks.size,
    items,
    failed,
    ...(left > 0 && { left }),
  };
  if (failures.length > 0) throw new PartialFailure(counts, failures[0]);
  return counts;
}

/** The due weeks of each schedule, on the trainee's own day. */
function decideFillings(schedules: readonly DueSchedule[], now: number): DueFilling[] {
  const days = new Map<string, LocalDate>();
  return schedules.flatMap(({ timeZone, filledThrough, ...schedule }) => {
    const today = days.get(timeZone) ?? localDateAt(now, timeZone);
    days.set(timeZone, today);
    const filling = fillingDue({ sourceWeek: schedule.sourceWeek, filledThrough }, today);
    return filling ? [{ ...schedule, ...filling, today }] : [];
  });
}
