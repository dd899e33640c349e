import {
  readRegistrationSettings,
  readSecuritySettings,
} from "../../../domain/accounts/settings.ts";
import type { RegisterBody, Registered } from "../../../domain/contract/people/registration.ts";
import { MiranError } from "../../../domain/errors.ts";
import { newId } from "../../../domain/id.ts";
import type { Language } from "../../../domain/language.ts";
import { getTrainerToTell, type TrainerNotice } from "../../data/notifications/trainer-notices.ts";
import type { TraineeRows } from "../../data/people/registration.ts";
import { getSettings } from "../../data/plumbing/settings.ts";
import type { Platform } from "../../platform.ts";
import { confirmationMail } from "../../texts/confirmation-mail.ts";
import { registrationNotice } from "../../texts/registration-notice.ts";
import { newMailLink } from "../../tokens/mail-link.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";
import { createTrainee } from "./create-trainee.ts";
import { isAnsweredAlike, whenTaken } from "./refuse-taken.ts";

const confirmationDays = 7;

/** Registers a visitor as a trainee: at once, or after the trainer's approval or the confirmation of the address. */
export async function registerTrainee(
  platform: Platform,
  input: RegisterBody,
  { language, network }: { language: Language; network: string },
): Promise<Registered> {
  const [stored, isAlike] = await Promise.all([
    getSettings(platform.database, "registration", "security"),
    isAnsweredAlike(platform, network),
  ]);
  const { mode } = readRegistrationSettings(stored.registration);
  if (mode === "closed") throw new MiranError("registration_closed");
  // With one response for all, the mailbox shows how to continue.
  const confirms = isAlike || readSecuritySettings(stored.security).emailConfirmation;
  const status = mode === "approval" || confirms ? "pending" : "active";

  const by = {
    status,
    language,
    notice: await noticeOf(platform, input, mode === "approval" ? "approval" : status),
    confirmation: confirms
      ? (email: string) =>
          confirmationOf(platform, { id: input.id, name: input.name, email, language })
      : undefined,
  } as const;
  const trainee = await createTrainee(platform, input, by).catch((error: unknown) =>
    whenTaken(platform, { error, email: input.email, network }, undefined),
  );
  if (!trainee) return { status: "pending", confirmEmail: true };
  // The registering person does not wait for the trainer's notice.
  platform.background(confirms ? drainOutbox(platform) : platform.wakeOutbox());
  return {
    status: trainee.status === "active" ? "active" : "pending",
    confirmEmail: confirms && trainee.status !== "active" && !trainee.emailConfirmed,
  };
}

/** The trainer's notice; undefined if unwanted. */
async function noticeOf(
  platform: Platform,
  { id, name, email }: RegisterBody,
  standing: Parameters<typeof registrationNotice>[0]["standing"],
): Promise<TrainerNotice | undefined> {
  const { language, ways } = await getTrainerToTell(platform.database);
  if (ways.registration === "none") return undefined;
  return {
    id: newId(platform.now()),
    ...registrationNotice({ person: { name: name.trim(), email }, standing, language }),
    link: `/admin/trainees/${id}`,
    silent: ways.registration === "list",
  };
}

/** The link that confirms an address, and its mail. */
export async function confirmationOf(
  platform: Platform,
  person: { id: string; name: string; email: string; language: Language },
): Promise<TraineeRows["confirmation"]> {
  const { link, token } = await newMailLink(platform, {
    accountId: person.id,
    purpose: "confirm_email",
    email: person.email,
    minutes: confirmationDays * 24 * 60,
  });
  return { token, mail: confirmationMail({ ...person, link, days: confirmationDays }) };
}
