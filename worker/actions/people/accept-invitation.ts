import { readSecuritySettings } from "../../../domain/accounts/settings.ts";
import { canonicalEmail } from "../../../domain/contact.ts";
import type {
  OpenInvitation,
  PasswordByInvitation,
  RegisterByInvitation,
} from "../../../domain/contract/people/invitation.ts";
import { type ErrorCode, MiranError } from "../../../domain/errors.ts";
import { newId } from "../../../domain/id.ts";
import type { Language } from "../../../domain/language.ts";
import type { InvitationState } from "../../../domain/people/invitations.ts";
import { getAccount } from "../../data/accounts/accounts.ts";
import { getTrainerToTell, type TrainerNotice } from "../../data/notifications/trainer-notices.ts";
import {
  acceptWithPassword,
  type FirstAddress,
  type FoundInvitation,
  findInvitation,
} from "../../data/people/invitation.ts";
import { getSettings } from "../../data/plumbing/settings.ts";
import type { Platform } from "../../platform.ts";
import { invitationNotice } from "../../texts/registration-notice.ts";
import { hashToken } from "../../tokens/secret-token.ts";
import { accountStanding } from "../accounts/account-standing.ts";
import { beginSession, type Caller, type IssuedSession } from "../accounts/begin-session.ts";
import { countAttempt, signInAttempt } from "../accounts/count-attempt.ts";
import { knownDevice } from "../accounts/known-device.ts";
import { noteSecurityEvent } from "../accounts/note-security-event.ts";
import { requireNewPassword } from "../accounts/require-new-password.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";
import { createTrainee } from "./create-trainee.ts";
import { isAnsweredAlike, whenTaken } from "./refuse-taken.ts";
import { confirmationOf } from "./register-trainee.ts";

type Accepted = { kind: "signed_in"; session: IssuedSession } | { kind: "accepted" };

/** The prefilled values for the holder of the secret. */
export async function showInvitation(platform: Platform, token: string): Promise<OpenInvitation> {
  const found = await open(platform, await hashToken(token));
  const { traineeId, name, email, phone, gender, plan, trainerName, businessName } = found;
  const person = { name, email, phone, gender, plan, trainerName, businessName };
  return { asks: traineeId === null ? "registration" : "password", ...person };
}

/**
 * Registers an invited person as a trainee at once, at any setting of registration: the invitation is the
 * trainer's approval. It does not confirm the address, because the link may have been passed on.
 */
export async function registerByInvitation(
  platform: Platform,
  { token, remember, ...input }: RegisterByInvitation,
  { caller, language }: { caller: Caller; language: Language },
): Promise<Accepted> {
  const hash = await hashToken(token);
  const found = await find(platform, hash);
  if (isAcceptedBy(found, input.id)) return { kind: "accepted" };
  requireOpen(found);
  if (found.traineeId !== null) throw new MiranError("conflict");
  const network = caller.address;
  const [stored, isAlike] = await Promise.all([
    getSettings(platform.database, "security"),
    isAnsweredAlike(platform, network),
  ]);
  const confirms = readSecuritySettings(stored.security).emailConfirmation;
  const { id, name, email } = input;
  const by = {
    status: "active" as const,
    language,
    invitation: hash,
    notice: await noticeOf(platform, { id, name, email, isOpen: true }),
    confirmation: confirms
      ? (to: string) => confirmationOf(platform, { id, name, email: to, language })
      : undefined,
  };
  try {
    const { isNew } = await createTrainee(platform, { ...input, plan: found.plan.id }, by);
    // An earlier account has its own sign-in, with all of its proofs.
    if (!isNew) return { kind: "accepted" };
  } catch (error) {
    if (!(error instanceof MiranError && error.code === "invitation_used")) {
      return whenTaken(platform, { error, email, network }, { kind: "accepted" as const });
    }
    const since = await find(platform, hash);
    if (isAcceptedBy(since, id)) return { kind: "accepted" };
    requireOpen(since);
    throw error;
  }
  return enter(platform, id, { remember, caller, opens: !isAlike });
}

/** Whether an earlier request accepted it; its response was lost, or is on its way. */
const isAcceptedBy = ({ state, traineeId }: FoundInvitation, id: string): boolean =>
  state === "accepted" && traineeId === id;

/** Sets the first password of an account from the trainer, and the address that it lacks. */
export async function choosePasswordByInvitation(
  platform: Platform,
  { token, password, remember, email: typed }: PasswordByInvitation,
  { caller, language }: { caller: Caller; language: Language },
): Promise<Accepted> {
  const hash = await hashToken(token);
  const given = typed === undefined ? undefined : canonicalEmail(typed);
  const choice = { password, given, caller };
  const found = await find(platform, hash);
  if (found.state === "accepted") return acceptRepeated(platform, found, choice);
  const { traineeId, name, email: known, phone, status } = requireOpen(found);
  if (traineeId === null) throw new MiranError("conflict");
  const email = addressFor(known, given);
  const network = caller.address;
  const [isAlike] = await Promise.all([
    isAnsweredAlike(platform, network),
    requireNewPassword(platform, { role: "trainee", name, email, phone }, password, "password"),
  ]);
  const passwordHash = await platform.passwords.hash(password);
  const person = { id: traineeId, name, email };
  const notice = await noticeOf(platform, { ...person, isOpen: status === "active" });
  const address =
    known === null ? await firstAddress(platform, { ...person, phone, language }) : undefined;
  const chosen = { passwordHash, notice, address, now: platform.now() };
  const outcome =
    email === platform.trainerEmail
      ? "email_taken"
      : await acceptWithPassword(platform.database, { hash, traineeId }, chosen);
  if (outcome === "email_taken") {
    const error = emailTaken();
    return whenTaken(platform, { error, email, network }, { kind: "accepted" as const });
  }
  if (outcome === "over") {
    const since = await find(platform, hash);
    if (since.state === "accepted") return acceptRepeated(platform, since, choice);
    requireOpen(since);
    // Open, but the trainer has added an address meanwhile.
    throw new MiranError("conflict");
  }
  // With one response for all, a new address is signed in by itself.
  const opens = address === undefined || !isAlike;
  return enter(platform, traineeId, { remember, caller, opens });
}

/** The address to sign in by: the account's own, or the first one. */
function addressFor(known: string | null, given: string | undefined): string {
  if (known !== null) {
    if (given !== undefined && given !== known) throw new MiranError("conflict");
    return known;
  }
  if (given === undefined) {
    throw new MiranError("invalid_request", { fields: { email: { code: "required" } } });
  }
  return given;
}

/** A first address, with the link that confirms it if the settings say so. */
async function firstAddress(
  platform: Platform,
  person: { id: string; name: string; email: string; phone: string | null; language: Language },
): Promise<FirstAddress> {
  const { security } = await getSettings(platform.database, "security");
  const confirms = readSecuritySettings(security).emailConfirmation;
  return {
    ...person,
    confirmation: confirms ? await confirmationOf(platform, person) : undefined,
  };
}

/**
 * Accepts the same choice again, without a session. It reveals whether a password is right, so it counts as a
 * sign-in attempt.
 */
async function acceptRepeated(
  platform: Platform,
  { traineeId }: FoundInvitation,
  choice: { password: string; given: string | undefined; caller: Caller },
): Promise<Accepted> {
  const { password, given, caller } = choice;
  const account = traineeId === null ? undefined : await getAccount(platform.database, traineeId);
  if (!account?.email || account.passwordHash === null) throw new MiranError("invitation_used");
  const { id, email, passwordHash } = account;
  const device = await knownDevice(platform, caller, id);
  const attempt = await countAttempt(platform, signInAttempt(email, caller.address, device), id);
  const { valid } = await platform.passwords.verify(password, passwordHash);
  if (!valid || (given !== undefined && given !== email)) {
    noteSecurityEvent(platform, "password_wrong", { account: id });
    throw new MiranError("invitation_used");
  }
  await attempt.succeeded();
  return { kind: "accepted" };
}

/** Signs the person in after the choice of a password, if the account may have a session. */
async function enter(
  platform: Platform,
  accountId: string,
  { remember, caller, opens }: { remember: boolean; caller: Caller; opens: boolean },
): Promise<Accepted> {
  noteSecurityEvent(platform, "invitation_accepted", { account: accountId });
  platform.background(drainOutbox(platform));
  if (!opens) return { kind: "accepted" };
  const account = await getAccount(platform.database, accountId);
  if (!account || accountStanding(platform, account) !== "good") return { kind: "accepted" };
  const session = await beginSession(platform, account, { remember, embed: false, caller });
  return { kind: "signed_in", session };
}

/** The trainer's notice, in the way of a registration's; undefined if unwanted. */
async function noticeOf(
  platform: Platform,
  { id, name, email, isOpen }: { id: string; name: string; email: string; isOpen: boolean },
): Promise<TrainerNotice | undefined> {
  const { language, ways } = await getTrainerToTell(platform.database);
  if (ways.registration === "none") return undefined;
  return {
    id: newId(platform.now()),
    ...invitationNotice({ person: { name: name.trim(), email }, isOpen, language }),
    link: `/admin/trainees/${id}`,
    silent: ways.registration === "list",
  };
}

async function find(platform: Platform, hash: string): Promise<FoundInvitation> {
  const found = await findInvitation(platform.database, { hash, now: platform.now() });
  if (!found) throw new MiranError("invitation_invalid");
  return found;
}

const open = async (platform: Platform, hash: string) => requireOpen(await find(platform, hash));

const over: Record<Exclude<InvitationState, "open">, ErrorCode> = {
  accepted: "invitation_used",
  revoked: "invitation_revoked",
  ended: "invitation_ended",
};

/** Throws the state of an invitation that is not open; the holder of the secret may know it. */
function requireOpen(found: FoundInvitation): FoundInvitation {
  if (found.state !== "open") throw new MiranError(over[found.state]);
  return found;
}

const emailTaken = () => new MiranError("email_taken", { fields: { email: { code: "taken" } } });
