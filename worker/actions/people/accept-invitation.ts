import { readSecuritySettings } from "../../../domain/accounts/settings.ts";
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

/** What whoever holds the secret finds filled in. */
export async function showInvitation(platform: Platform, token: string): Promise<OpenInvitation> {
  const found = await open(platform, await hashToken(token));
  const { traineeId, name, email, phone, gender, plan, trainerName, businessName } = found;
  const person = { name, email, phone, gender, plan, trainerName, businessName };
  return { asks: traineeId === null ? "registration" : "password", ...person };
}

/**
 * Whoever was invited becomes a trainee at once, however visitors register: the invitation is the
 * trainer's word. It says nothing of an address, as whoever was handed the link may hold it.
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
    // An account that was there before has its own way in, with all that it asks for.
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

/** The answer to the first request was lost, or is on its way; what it did stands. */
const isAcceptedBy = ({ state, traineeId }: FoundInvitation, id: string): boolean =>
  state === "accepted" && traineeId === id;

/** Sets the first password of an account that the trainer made. */
export async function choosePasswordByInvitation(
  platform: Platform,
  { token, password, remember }: PasswordByInvitation,
  caller: Caller,
): Promise<Accepted> {
  const hash = await hashToken(token);
  const found = await find(platform, hash);
  if (found.state === "accepted") return chosenBefore(platform, found, { password, caller });
  const { traineeId, name, email, phone, status } = requireOpen(found);
  if (traineeId === null) throw new MiranError("conflict");
  const owner = { role: "trainee", name, email: email ?? "", phone } as const;
  await requireNewPassword(platform, owner, password, "password");
  const passwordHash = await platform.passwords.hash(password);
  const isOpen = status === "active";
  const notice = await noticeOf(platform, { id: traineeId, name, email: email ?? "", isOpen });
  const now = platform.now();
  const chosen = { passwordHash, now, ...(notice && { notice }) };
  const done = await acceptWithPassword(platform.database, { hash, traineeId }, chosen);
  if (!done) {
    const since = await find(platform, hash);
    if (since.state === "accepted") return chosenBefore(platform, since, { password, caller });
    requireOpen(since);
    throw new MiranError("invitation_used");
  }
  return enter(platform, traineeId, { remember, caller, opens: true });
}

/**
 * The same choice again stands, without a session. It tells whether a password is right, so it
 * counts as trying to sign in does.
 */
async function chosenBefore(
  platform: Platform,
  { traineeId }: FoundInvitation,
  { password, caller }: { password: string; caller: Caller },
): Promise<Accepted> {
  const account = traineeId === null ? undefined : await getAccount(platform.database, traineeId);
  if (!account || account.passwordHash === null) throw new MiranError("invitation_used");
  const { id, email, passwordHash } = account;
  const device = await knownDevice(platform, caller, id);
  const attempt = await countAttempt(platform, signInAttempt(email, caller.address, device), id);
  const { valid } = await platform.passwords.verify(password, passwordHash);
  if (!valid) {
    noteSecurityEvent(platform, "password_wrong", { account: id });
    throw new MiranError("invitation_used");
  }
  await attempt.succeeded();
  return { kind: "accepted" };
}

/** Signs in whoever just chose a password, where the account may have a session; else they do it themselves. */
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

/** What tells the trainer, in the way of who registers; undefined where they want to hear nothing. */
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

/** Whoever holds the secret may know why it opens nothing any more. */
function requireOpen(found: FoundInvitation): FoundInvitation {
  if (found.state !== "open") throw new MiranError(over[found.state]);
  return found;
}
