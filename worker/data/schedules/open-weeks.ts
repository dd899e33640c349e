import { type LocalDate, weekStart } from "../../../domain/calendar.ts";
import { firstUnpackedWeek } from "../../../domain/schedules/packing.ts";
import { lazily } from "../../lazily.ts";
import type { TraineeScope, TrainerScope } from "../scope.ts";

const openBetween = lazily(() => import("./opened-weeks.ts"), "openBetween");
const openOfItem = lazily(() => import("./opened-weeks.ts"), "openOfItem");

interface Days {
  traineeId: string;
  first: LocalDate;
  last: LocalDate;
}

/**
 * Opens the packed weeks of some days, so that their rows can be read and written. Without a query if none of
 * the days can be packed.
 */
export async function openWeeks(
  scope: TraineeScope | TrainerScope,
  { traineeId, first, last }: Days,
): Promise<void> {
  const sunday = weekStart(first);
  if (sunday < firstUnpackedWeek(scope.now)) {
    await openBetween(scope, { traineeId, first: sunday, last });
  }
}

/** The same for the trainee's week of a day. */
export const openWeekOf = (scope: TraineeScope, date: LocalDate): Promise<void> =>
  openWeeks(scope, { traineeId: scope.traineeId, first: date, last: date });

/**
 * Runs an action on a trainee's item, and again after opening its packed week. A phone's write may arrive long
 * after its week. It searches packed weeks only for a missing item.
 */
export async function withItem<Result>(
  scope: TraineeScope,
  itemId: string,
  { run, isFound }: { run: () => Promise<Result>; isFound: (result: Result) => boolean },
): Promise<Result> {
  const result = await run();
  return isFound(result) || (await openOfItem(scope, itemId)) === 0 ? result : run();
}
