import { attemptPolicies } from "../../../domain/accounts/attempts.ts";
import { localDateAt } from "../../../domain/calendar.ts";
import { MiranError } from "../../../domain/errors.ts";
import { getTrainerLanguage } from "../../data/accounts/trainer.ts";
import { getMyDataOwner } from "../../data/copies/copied-people.ts";
import { requireTraineeScope } from "../../data/people/trainee-scope.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { noteSecurityEvent } from "../accounts/note-security-event.ts";
import { reserveCopy } from "../accounts/reserve-copy.ts";
import { archiveMyData } from "./archive-my-data.ts";

/** All of the trainer's data about one trainee as one archive, in the trainer's language. */
export async function copyTraineeData(platform: Platform, scope: TrainerScope, traineeId: string) {
  const ofTrainee = await requireTraineeScope(scope, traineeId);
  const owner = await getMyDataOwner(ofTrainee, { photos: "kept", recordings: "kept" });
  if (!owner) throw new MiranError("not_found");
  const language = await getTrainerLanguage(scope);
  const { accountId } = scope.actor;
  await reserveCopy(platform, scope.now, {
    key: `trainee-data:${accountId}`,
    policy: attemptPolicies.traineeData,
  });
  noteSecurityEvent(platform, "data_copied", { account: ofTrainee.traineeId, by: accountId });
  const day = localDateAt(scope.now, owner.timeZone);
  const content = archiveMyData(platform, ofTrainee, { ...owner, language, copy: "trainer" });
  return { name: `miran-trainee-${day}.zip`, content };
}
