import type {
  NewExerciseSubstitute,
  StoredExerciseSubstitute,
} from "../../../domain/contract/activity/exercise-substitutes.ts";
import type {
  NewExerciseStatus,
  NewPerformedSets,
  StoredExerciseStatus,
  StoredPerformedSets,
} from "../../../domain/contract/activity/exercise-week.ts";
import { MiranError } from "../../../domain/errors.ts";
import { roundTo } from "../../../domain/numerals.ts";
import { performedBounds } from "../../../domain/schedules/performed-sets.ts";
import {
  type Logged,
  replacePerformedSets,
  updateExerciseStatus,
} from "../../data/activity/exercise-log.ts";
import { setSubstitute } from "../../data/activity/exercise-substitutes.ts";
import type { OwnDay } from "../../data/own-day.ts";
import { withItem } from "../../data/schedules/open-weeks.ts";
import type { TraineeScope } from "../../data/scope.ts";
import { dateInFuture } from "../../data/trainee-profile.ts";
import { onOwnDay } from "../on-own-day.ts";

/** Completes or skips an exercise of a day that has begun in the trainee's time zone. */
export function setExerciseStatus(
  scope: TraineeScope,
  input: NewExerciseStatus,
): Promise<StoredExerciseStatus> {
  return onBegunDay(scope, input, (day) => updateExerciseStatus(scope, input, day));
}

/** Stores the performed sets of an exercise. */
export function recordSets(
  scope: TraineeScope,
  input: NewPerformedSets,
): Promise<StoredPerformedSets> {
  const sets = input.sets.map(({ weight, ...set }) => ({
    ...set,
    weight: weight === null ? null : roundTo(weight, performedBounds.weight.decimals),
  }));
  return onBegunDay(scope, input, (day) => replacePerformedSets(scope, { ...input, sets }, day));
}

/** Replaces an exercise on its day, or restores the planned one. */
export async function substituteExercise(
  scope: TraineeScope,
  input: NewExerciseSubstitute,
): Promise<StoredExerciseSubstitute> {
  const stored = await onBegunDay(scope, input, (day) => setSubstitute(scope, input, day));
  // Begun, done, or of another kind: nothing was written.
  if ((stored.substitute?.exerciseId ?? null) !== input.exerciseId)
    throw new MiranError("conflict");
  return stored;
}

async function onBegunDay<Stored extends { date: string }>(
  scope: TraineeScope,
  { itemId }: { itemId: string },
  log: (day: OwnDay) => Promise<Logged<Stored>>,
): Promise<Stored> {
  const { written, today } = await withItem(scope, itemId, {
    run: () => onOwnDay(scope, log),
    isFound: ({ written }) => written.stored !== undefined,
  });
  if (!written.stored) throw new MiranError("not_found");
  if (written.stored.date > today) throw dateInFuture();
  return written.stored;
}
