import { attemptPolicies } from "../../../domain/accounts/attempts.ts";
import { canonicalEmail } from "../../../domain/contact.ts";
import { MiranError } from "../../../domain/errors.ts";
import {
  type AttemptKey,
  isAttemptBlocked,
  reserveAttempt,
} from "../../data/accounts/access-attempts.ts";
import { getAccountByEmail, getLanguage } from "../../data/accounts/accounts.ts";
import { orderMail } from "../../data/plumbing/outbox.ts";
import type { Platform } from "../../platform.ts";
import { addressTriedMail } from "../../texts/address-tried-mail.ts";
import { noteSecurityEvent } from "../accounts/note-security-event.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";

const takenAttempt = (network: string): AttemptKey[] => [
  { key: `taken:${network}`, policy: attemptPolicies.takenAddress },
];

/** Whether a network's registrations met so many taken addresses that all of them get one response for now. */
export const isAnsweredAlike = (platform: Platform, network: string): Promise<boolean> =>
  isAttemptBlocked(platform.database, takenAttempt(network), platform.now());

/**
 * The response to a registration with a taken address. Its owner gets a mail. The registering person gets the
 * refusal a few times an hour and network, afterwards the general response.
 * @throws every other error, and the refusal while it may be revealed
 */
export async function whenTaken<Answer>(
  platform: Platform,
  { error, email, network }: { error: unknown; email: string; network: string },
  general: Answer,
): Promise<Answer> {
  if (!(error instanceof MiranError && error.code === "email_taken")) throw error;
  platform.background(tellOwner(platform, canonicalEmail(email)));
  const until = await reserveAttempt(platform.database, takenAttempt(network), platform.now());
  if (until === 0) throw error;
  noteSecurityEvent(platform, "attempts_blocked", { account: undefined, reason: "taken" });
  return general;
}

/** Mails the owner at most once a day, for all attempts together. */
async function tellOwner(platform: Platform, email: string): Promise<void> {
  const { database, origin, now } = platform;
  const account = await getAccountByEmail(database, email);
  if (!account) return;
  const key = `taken-mail:${account.id}`;
  const word = [{ key, policy: attemptPolicies.takenAddressMail }];
  if ((await reserveAttempt(database, word, now())) > 0) return;
  const language = await getLanguage(database, account.id);
  const { name } = account.who;
  await orderMail(database, addressTriedMail({ to: email, name, origin, language }), now());
  await drainOutbox(platform);
}
