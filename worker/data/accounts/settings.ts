import {
  type RegistrationSettings,
  readSecuritySettings,
  type SecuritySettings,
} from "../../../domain/accounts/settings.ts";
import {
  type ContactSettings,
  readContactSettings,
} from "../../../domain/accounts/trainer-contact.ts";
import { readGeneralSettings } from "../../../domain/plumbing/settings.ts";
import { bySection, getSection, putSection, sectionsOf } from "../plumbing/settings.ts";
import type { TraineeScope, TrainerScope } from "../scope.ts";
import { trainerPhotoOf } from "./trainer-photo.ts";

export async function getSecuritySettings(scope: TrainerScope): Promise<SecuritySettings> {
  return readSecuritySettings(await getSection(scope, "security"));
}

export const putSecuritySettings = (
  scope: TrainerScope,
  { emailConfirmation }: SecuritySettings,
): Promise<void> => putSection(scope, "security", { emailConfirmation });

export const putRegistrationSettings = (
  scope: TrainerScope,
  { mode }: RegistrationSettings,
): Promise<void> => putSection(scope, "registration", { mode });

/** The trainer's contact outside the conversation, with the trainer's name. */
export async function getContact({ db }: TraineeScope | TrainerScope) {
  const [rows, [photo]] = await db.batch([
    sectionsOf(db, ["contact", "general"]),
    trainerPhotoOf(db),
  ]);
  const { contact, general } = bySection<"contact" | "general">(rows);
  return {
    contact: readContactSettings(contact),
    names: readGeneralSettings(general),
    photoKey: photo?.key ?? null,
  };
}

export const putContactSettings = (
  scope: TrainerScope,
  { phone, whatsApp, whatsAppText, email, hours }: ContactSettings,
): Promise<void> => putSection(scope, "contact", { phone, whatsApp, whatsAppText, email, hours });
