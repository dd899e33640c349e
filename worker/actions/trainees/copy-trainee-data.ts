import { attemptPolicies } from "../../../domain/accounts/attempts.ts";
import { localDateAt } from "../../../domain/calendar.ts";
import { MiranError } from "../../../domain/errors.ts";
import { reserveAttempt } from "../../data/accounts/access-attempts.ts";
import { getTrainerLanguage } from "../../data/accounts/trainer.ts";
import type { TrainerScope } from "../../data/scope.ts";
import { getMyDataOwner } from "../../data/trainees/my-data.ts";
import { requireTraineeScope } from "../../data/trainees/trainee-scope.ts";
import type { Platform } from "../../platform.ts";
import { noteSecurityEvent } from "../accounts/note-security-event.ts";
import { archiveMyData } from "./archive-my-data.ts";

/** What the trainer has of one trainee as one archive, in the trainer's words. */
export async function copyTraineeData(platform: Platform, scope: TrainerScope, traineeId: string) {
  const ofTrainee = await requireTraineeScope(scope, traineeId);
  const owner = await getMyDataOwner(ofTrainee);
  if (!owner) throw new MiranError("not_found");
  const language = await getTrainerLanguage(scope);
  await reserveCopy(platform, scope);
  const { accountId } = scope.actor;
  noteSecurityEvent(platform, "data_copied", { account: ofTrainee.traineeId, by: accountId });
  const day = localDateAt(scope.now, owner.timeZone);
  const content = archiveMyData(platform, ofTrainee, { ...owner, language, taker: "trainer" });
  return { name: `miran-trainee-${day}.zip`, content };
}

async function reserveCopy({ database }: Platform, { actor, now }: TrainerScope) {
  const key = { key: `trainee-data:${actor.accountId}`, policy: attemptPolicies.traineeData };
  const until = await reserveAttempt(database, [key], now);
  if (until > 0) throw new MiranError("rate_limited", { retryAfter: (until - now) / 1000 });
}
