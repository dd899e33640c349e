import type { StoredWeight } from "../../../domain/contract/trainees/weight.ts";
import { MiranError } from "../../../domain/errors.ts";
import { roundTo } from "../../../domain/numerals.ts";
import { weightBounds } from "../../../domain/trainees/weight.ts";
import type { TraineeScope } from "../../data/scope.ts";
import { dateInFuture } from "../../data/trainees/trainee-profile.ts";
import { createWeight } from "../../data/trainees/weight.ts";
import { onOwnDay } from "../on-own-day.ts";

/** Records a trainee's weight of a day that has begun where the trainee lives. */
export async function sendWeight(scope: TraineeScope, input: StoredWeight): Promise<StoredWeight> {
  const weight = { ...input, weight: roundTo(input.weight, weightBounds.decimals) };
  const { written, today } = await onOwnDay(scope, (day) => createWeight(scope, weight, day));
  if (written.record) return written.record;
  throw input.date > today ? dateInFuture() : new MiranError("conflict");
}
