import { canonicalEmail, canonicalPhone } from "../../../domain/accounts/contact.ts";
import type { TraineeChanges, TraineeDetails } from "../../../domain/contract/trainees/trainees.ts";
import { MiranError } from "../../../domain/errors.ts";
import { roundTo } from "../../../domain/numerals.ts";
import type { TrainerScope } from "../../data/scope.ts";
import { getTraineeBefore, writeTraineeChanges } from "../../data/trainees/trainee-changes.ts";
import type { Platform } from "../../platform.ts";
import { changeAgain } from "../change-again.ts";
import { drainOutbox } from "../operations/drain-outbox.ts";

/**
 * Changes the given fields of a trainee and no others, so that two devices editing different
 * fields both survive. A new weight or measurement becomes a dated record, a new plan a row of
 * the ledger; a new password, or a status that may not enter, ends the trainee's sessions.
 */
export async function updateTrainee(
  platform: Platform,
  scope: TrainerScope,
  traineeId: string,
  { password, ...input }: TraineeChanges,
): Promise<TraineeDetails> {
  const changes = canonical(input);
  if (changes.email === platform.trainerEmail) throw emailTaken();
  const passwordHash = password === undefined ? undefined : await platform.passwords.hash(password);
  const outcome = await changeAgain(async () => {
    const before = await getTraineeBefore(scope, traineeId, changes.plan);
    if (!before) throw new MiranError("not_found");
    if (changes.plan !== undefined && changes.plan !== before.plan && !before.newPlan) {
      throw new MiranError("invalid_request", { fields: { plan: { code: "unknown_choice" } } });
    }
    return writeTraineeChanges(scope, before, { ...changes, passwordHash });
  });
  if (outcome.kind === "email_taken") throw emailTaken();
  if (password !== undefined || changes.status !== undefined) {
    platform.background(drainOutbox(platform));
  }
  return outcome.trainee;
}

const emailTaken = () => new MiranError("email_taken", { fields: { email: { code: "taken" } } });

function canonical({ measurements, ...changes }: Omit<TraineeChanges, "password">) {
  const result = { ...changes };
  if (result.name !== undefined) result.name = result.name.trim();
  if (result.email !== undefined) result.email = canonicalEmail(result.email);
  if (result.phone !== undefined) result.phone = canonicalPhone(result.phone);
  for (const name of ["height", "currentWeight", "targetWeight"] as const) {
    const value = result[name];
    if (value !== undefined) result[name] = roundTo(value, 1);
  }
  const rounded = Object.entries(measurements ?? {}).map(([kind, value]) => [
    kind,
    roundTo(value, 1),
  ]);
  return { ...result, measurements: Object.fromEntries(rounded) as typeof measurements };
}
