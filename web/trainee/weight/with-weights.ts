import {
  type WeightRecord,
  type WeightTrend,
  weightTrend,
} from "../../../domain/trainees/weight.ts";

/** What is known of a weight once some more records count, in the order in which they were made. */
export function withWeights<T extends WeightTrend>(known: T, records: readonly WeightRecord[]): T {
  if (records.length === 0) return known;
  return { ...known, ...weightTrend([...known.days, ...records]) };
}
