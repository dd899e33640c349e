import { countryOfZone, internationalPhone } from "../../../domain/accounts/phone-countries.ts";
import { canonicalEmail, canonicalPhone } from "../../../domain/contact.ts";
import type { NewInvitation, SentInvitation } from "../../../domain/contract/people/invitations.ts";
import { type FieldCode, MiranError } from "../../../domain/errors.ts";
import { invitationDays } from "../../../domain/people/invitations.ts";
import { getLanguage } from "../../data/accounts/accounts.ts";
import {
  getInvitation,
  type InvitationRow,
  insertInvitation,
  orderInvitationMail,
  renewInvitation,
  type StoredInvitation,
} from "../../data/people/invitations.ts";
import { getTraineeBefore } from "../../data/people/trainee-changes.ts";
import { getTrainerZone } from "../../data/plumbing/settings.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { invitationMail } from "../../texts/invitation-mail.ts";
import { invitationLink } from "../../tokens/invitation-link.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";

const dayMs = 86_400_000;

/** Invites a person without an account; a repetition returns the same link. */
export async function invite(
  platform: Platform,
  scope: TrainerScope,
  input: NewInvitation,
): Promise<SentInvitation> {
  const email = input.email === null ? null : canonicalEmail(input.email);
  if (email === platform.trainerEmail) throw emailTaken();
  const phone = await phoneOf(scope, input.phone);
  const name = input.name.trim();
  const { id, gender, plan: planId } = input;
  const person = { traineeId: null, name, email, phone, gender, planId };
  const { invitation, ...stored } = await store(platform, scope, { id, ...person });
  const isSame =
    invitation.traineeId === null &&
    invitation.name === name &&
    invitation.email === email &&
    invitation.phone === phone &&
    invitation.gender === gender &&
    stored.planId === planId;
  if (!isSame) throw new MiranError("conflict");
  return sent(platform, { invitation, ...stored });
}

/** Invites the owner of an account to choose its first password. */
export async function inviteToAccount(
  platform: Platform,
  scope: TrainerScope,
  traineeId: string,
  id: string,
): Promise<SentInvitation> {
  const account = await getTraineeBefore(scope, traineeId);
  if (!account) throw new MiranError("not_found");
  const { name } = account;
  const person = { traineeId, name, email: null, phone: null, gender: null, planId: null };
  const stored = await store(platform, scope, { id, ...person });
  if (stored.invitation.traineeId !== traineeId) throw new MiranError("conflict");
  return sent(platform, stored);
}

/** Makes a new link with a new period; the old one becomes invalid. */
export async function renew(
  platform: Platform,
  scope: TrainerScope,
  id: string,
): Promise<SentInvitation> {
  const { hash } = await invitationLink(platform, { id, sentAt: scope.now });
  const renewed = await renewInvitation(scope, id, { hash, ...timesFrom(scope.now) });
  const stored = await getInvitation(scope, id);
  if (!stored) throw new MiranError("not_found");
  if (!renewed) {
    const hasNoPlan = stored.planId === null && stored.invitation.traineeId === null;
    throw new MiranError(hasNoPlan ? "conflict" : "invitation_used");
  }
  return sent(platform, stored);
}

/** Mails the valid link. */
export async function mailInvitation(
  platform: Platform,
  scope: TrainerScope,
  id: string,
): Promise<void> {
  const stored = await getInvitation(scope, id);
  if (!stored) throw new MiranError("not_found");
  const { name, email: to, gender, traineeId } = stored.invitation;
  if (to === null) throw refused("email", "required");
  const { link, businessName } = await sent(platform, stored);
  const language = traineeId === null ? "ar" : await getLanguage(platform.database, traineeId);
  const days = Math.max(1, Math.ceil((stored.invitation.expiresAt - scope.now) / dayMs));
  const hasAccount = traineeId !== null;
  const about = { to, name, gender, businessName, link, days, language, hasAccount };
  const { hash } = stored;
  const ordered = await orderInvitationMail(scope, { id, hash, mail: invitationMail(about) });
  if (!ordered) throw new MiranError("conflict");
  platform.background(drainOutbox(platform));
}

/** Reads a local number as one of the country of the trainer's time zone. */
async function phoneOf(scope: TrainerScope, phone: string | null): Promise<string | null> {
  if (phone === null) return null;
  const country = countryOfZone(await getTrainerZone(scope));
  return internationalPhone(phone, country) ?? canonicalPhone(phone);
}

const timesFrom = (sentAt: number) => ({ sentAt, expiresAt: sentAt + invitationDays * dayMs });

async function store(
  platform: Platform,
  scope: TrainerScope,
  person: Omit<InvitationRow, "hash" | "sentAt" | "expiresAt">,
): Promise<StoredInvitation> {
  const { hash } = await invitationLink(platform, { id: person.id, sentAt: scope.now });
  const outcome = await insertInvitation(scope, { ...person, hash, ...timesFrom(scope.now) });
  if (outcome === "email_taken") throw emailTaken();
  if (outcome === "no_plan") throw refused("plan", "unknown_choice");
  if (outcome === "has_password") throw new MiranError("invitation_used");
  return outcome;
}

/** @throws `conflict` if the link was made by another key or changed since: only a new one helps */
async function sent(
  platform: Platform,
  { invitation, hash, businessName }: StoredInvitation,
): Promise<SentInvitation> {
  const made = await invitationLink(platform, invitation);
  if (made.hash !== hash) throw new MiranError("conflict");
  return { invitation, link: made.link, businessName };
}

const refused = (field: string, code: FieldCode) =>
  new MiranError("invalid_request", { fields: { [field]: { code } } });

const emailTaken = () => new MiranError("email_taken", { fields: { email: { code: "taken" } } });
