import type { FastingChoice } from "../../../domain/contract/ramadan/fasting-slots.ts";
import { MiranError } from "../../../domain/errors.ts";
import { isRefused } from "../../../domain/ramadan/fasting-health.ts";
import { areSameMeals } from "../../../domain/ramadan/slots.ts";
import { getFastingFacts, putFastingSlots } from "../../data/ramadan/fasting-slots.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { openHealth } from "./open-health.ts";

/** Stores a person's decision about the month; a session while fasting is refused until the answer to its question is a no. */
export async function decideMonth(
  platform: Platform,
  scope: TraineeScope,
  choice: FastingChoice,
): Promise<void> {
  const { health: sealed, businessMeals } = await getFastingFacts(scope);
  const health = await openHealth(platform, scope.traineeId, sealed);
  const { meals, training } = choice.slots ?? {};
  if (training && isRefused(training, health)) {
    const fields = { "slots.training": { code: "unknown_choice" as const } };
    throw new MiranError("invalid_request", { fields });
  }
  // Whoever chooses the trainer's meals follows them.
  const chosenMeals = meals && !areSameMeals(meals, businessMeals) ? meals : null;
  if (!(await putFastingSlots(scope, { ...choice, chosenMeals }, sealed)))
    throw new MiranError("conflict");
}
