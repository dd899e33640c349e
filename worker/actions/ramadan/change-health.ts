import { localDateAt } from "../../../domain/calendar.ts";
import type { HealthChange } from "../../../domain/contract/ramadan/fasting-health.ts";
import { MiranError } from "../../../domain/errors.ts";
import {
  doctorDayFault,
  type FastingHealth,
  writeHealth,
} from "../../../domain/ramadan/fasting-health.ts";
import { putDoctorDay, putFastingHealth } from "../../data/ramadan/fasting-health.ts";
import { getFastingFacts } from "../../data/ramadan/fasting-slots.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { seal } from "../../tokens/secret-box.ts";
import { openHealth } from "./open-health.ts";

/** Stores a person's answer to the question before the first session while fasting, or their doctor's appointment. */
export const changeHealth = (
  platform: Platform,
  scope: TraineeScope,
  change: HealthChange,
): Promise<void> =>
  change.kind === "answer"
    ? answerHealth(platform, scope, change.yes)
    : noteAppointment(platform, scope, change.doctorOn);

/** A yes again keeps its appointment. */
async function answerHealth(platform: Platform, scope: TraineeScope, yes: boolean): Promise<void> {
  const { health: stored } = await getFastingFacts(scope);
  const health = await openHealth(platform, scope.traineeId, stored);
  const doctorOn = yes ? (health?.doctorOn ?? null) : null;
  const sealed = await sealHealth(platform, scope, { yes, doctorOn });
  await putFastingHealth(scope, { sealed, yes });
}

/** Notes an appointment. A device that has not heard of a newer no cannot turn it into a yes. */
async function noteAppointment(
  platform: Platform,
  scope: TraineeScope,
  doctorOn: FastingHealth["doctorOn"],
): Promise<void> {
  const { timeZone, health: stored } = await getFastingFacts(scope);
  const code =
    doctorOn === null ? undefined : doctorDayFault(doctorOn, localDateAt(scope.now, timeZone));
  if (code) throw new MiranError("invalid_request", { fields: { doctorOn: { code } } });
  const health = await openHealth(platform, scope.traineeId, stored);
  if (stored === null || !health?.yes) throw new MiranError("conflict");
  const sealed = await sealHealth(platform, scope, { yes: true, doctorOn });
  if (!(await putDoctorDay(scope, { sealed, stored }))) throw new MiranError("conflict");
}

const sealHealth = (platform: Platform, { traineeId }: TraineeScope, health: FastingHealth) =>
  seal(platform, { of: "fasting", accountId: traineeId }, writeHealth(health));
