import { type WeightTrend, weightTrend } from "../../../domain/trainees/weight.ts";
import { isRemoval, type WeightWrite } from "./weight-write.ts";

/** What is known of a weight once some more writes count, in the order in which they were made. */
export function withWeights<T extends WeightTrend>(known: T, writes: readonly WeightWrite[]): T {
  if (writes.length === 0) return known;
  return { ...known, ...weightTrend(writes.reduce(withWeight, known.days)) };
}

function withWeight(days: WeightTrend["days"], write: WeightWrite): WeightTrend["days"] {
  if (isRemoval(write)) return days.filter(({ ownId }) => ownId !== write.removes);
  const { id: ownId, date, weight } = write;
  return [...days, { date, weight, ownId }];
}
