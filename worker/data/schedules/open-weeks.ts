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
 * Gives the packed weeks of some days rows of their own again, so that whatever reads or writes those days
 * finds them as ever. Asks nothing where none of the days can be packed.
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

/** The same of the trainee's own week of a day. */
export const openWeekOf = (scope: TraineeScope, date: LocalDate): Promise<void> =>
  openWeeks(scope, { traineeId: scope.traineeId, first: date, last: date });

/**
 * Does what concerns one of the trainee's items, once more if it lay in a packed week: it may arrive long
 * after it was written on a phone. Looks through all of them only for what is not there otherwise.
 */
export async function withItem<Result>(
  scope: TraineeScope,
  itemId: string,
  { run, isFound }: { run: () => Promise<Result>; isFound: (result: Result) => boolean },
): Promise<Result> {
  const result = await run();
  return isFound(result) || (await openOfItem(scope, itemId)) === 0 ? result : run();
}
