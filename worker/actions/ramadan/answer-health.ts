import { localDateAt } from "../../../domain/calendar.ts";
import type { HealthAnswer } from "../../../domain/contract/ramadan/fasting-health.ts";
import { MiranError } from "../../../domain/errors.ts";
import { doctorDayFault, writeHealth } from "../../../domain/ramadan/fasting-health.ts";
import { putFastingHealth } from "../../data/ramadan/fasting-health.ts";
import { getFastingFacts } from "../../data/ramadan/fasting-slots.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { seal } from "../../tokens/secret-box.ts";

/** Stores a person's answer to the question before the first session while fasting, with the day of an appointment. */
export async function answerHealth(
  platform: Platform,
  scope: TraineeScope,
  { yes, doctorOn }: HealthAnswer,
): Promise<void> {
  const { timeZone } = await getFastingFacts(scope);
  const code =
    doctorOn === null ? undefined : doctorDayFault(doctorOn, localDateAt(scope.now, timeZone));
  if (code) throw new MiranError("invalid_request", { fields: { doctorOn: { code } } });
  const owner = { of: "fasting", accountId: scope.traineeId } as const;
  await putFastingHealth(scope, {
    sealed: await seal(platform, owner, writeHealth({ yes, doctorOn })),
    yes,
  });
}
