import type { TrainerContact } from "../../../domain/contract/accounts/contact-settings.ts";
import type { TrainerProfile } from "../../../domain/contract/accounts/trainer-profile.ts";
import { getContact } from "../../data/accounts/settings.ts";
import type { TraineeScope, TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { withPhotos } from "../../tokens/photo-ticket.ts";

/** The trainer's contact with photo, as trainees see it. */
export async function readTrainerContact(
  platform: Platform,
  scope: TraineeScope,
): Promise<TrainerContact> {
  const { contact, names, photo } = await readContact(platform, scope);
  const { trainerName: name, businessName, timeZone } = names;
  return { ...contact, name, businessName, timeZone, photo };
}

/** The same in the trainer's form. */
export const readTrainerProfile = (
  platform: Platform,
  scope: TrainerScope,
): Promise<TrainerProfile> => readContact(platform, scope);

async function readContact(platform: Platform, scope: TraineeScope | TrainerScope) {
  const { photoKey, contact, names } = await getContact(scope);
  const [shown] = await withPhotos(platform, scope.actor, [{ photoKey }]);
  return { contact, names, photo: shown?.photo ?? null };
}
