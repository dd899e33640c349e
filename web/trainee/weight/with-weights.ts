import { type WeightRecord, type WeightTrend, weightTrend } from "../../../domain/body/weight.ts";
import { type LocalDate, weekStart } from "../../../domain/calendar.ts";
import type { Pending } from "../../lib/waiting/use-waiting-writes.ts";
import { isRemoval, type WeightWrite } from "./weight-write.ts";

/** The weights with writes applied, oldest first. */
export function withWeights<T extends WeightTrend>(known: T, writes: readonly WeightWrite[]): T {
  if (writes.length === 0) return known;
  return { ...known, ...weightTrend(writes.reduce(withWeight, known.days)) };
}

/** Whether the trainer has the trainee's own weight of this week. Writes without a network count as unsent. */
export function hasArrived(
  days: readonly WeightRecord[],
  writes: readonly Pending<WeightWrite>[],
  today: LocalDate,
): boolean {
  const counted = writes.filter((write) => isRemoval(write) || !write.waiting);
  return counted
    .reduce(withWeight, [...days])
    .some(({ date, ownId }) => Boolean(ownId) && date >= weekStart(today));
}

function withWeight(days: WeightTrend["days"], write: WeightWrite): WeightTrend["days"] {
  if (isRemoval(write)) return days.filter(({ ownId }) => ownId !== write.removes);
  const { id: ownId, date, weight } = write;
  return [...days, { date, weight, ownId }];
}
