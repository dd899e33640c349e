import { canonicalEmail } from "../../../domain/contact.ts";
import type { NewPasswordSet } from "../../../domain/contract/accounts/password.ts";
import { MiranError } from "../../../domain/errors.ts";
import { newId } from "../../../domain/id.ts";
import {
  ensureTrainer,
  getAccount,
  getAccountByEmail,
  getLanguage,
} from "../../data/accounts/accounts.ts";
import {
  findMailToken,
  orderMailToken,
  spendPasswordToken,
} from "../../data/accounts/mail-tokens.ts";
import type { Platform } from "../../platform.ts";
import { resetMail } from "../../texts/reset-mail.ts";
import { newMailLink } from "../../tokens/mail-link.ts";
import { hashToken } from "../../tokens/secret-token.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";
import type { Caller } from "./begin-session.ts";
import { forgetSignInAttempts } from "./count-attempt.ts";
import { noteSecurityEvent } from "./note-security-event.ts";
import { requireNewPassword } from "./require-new-password.ts";

const linkMinutes = 10;
const linksUnderWay = 3;

/**
 * Mails a link for a new password. The work follows the response, so that neither response nor time reveals
 * whether the account exists.
 */
export function requestPasswordReset(platform: Platform, address: string): void {
  const email = canonicalEmail(address);
  platform.background(
    sendResetLink(platform, email).catch((error: unknown) => {
      platform.log({ level: "error", event: "reset_request_failed", error: String(error) });
    }),
  );
}

/** Mails the link if the account exists; the first request creates the trainer's. */
async function sendResetLink(platform: Platform, email: string): Promise<void> {
  const { database, trainerEmail } = platform;
  if (email === trainerEmail) {
    const now = platform.now();
    await ensureTrainer(database, { id: newId(now), email, now });
  }
  const account = await getAccountByEmail(database, email);
  if (!account) return;
  const { link, token } = await newMailLink(platform, {
    accountId: account.id,
    purpose: "reset_password",
    email,
    minutes: linkMinutes,
  });
  const language = await getLanguage(database, account.id);
  const mail = resetMail({ email, name: account.who.name, link, minutes: linkMinutes, language });
  await orderMailToken(database, token, { mail, atMost: linksUnderWay });
  await drainOutbox(platform);
}

/** Sets the password by a mailed link, once, and ends all sessions of the account. */
export async function setPasswordByLink(
  platform: Platform,
  input: { token: string; password: string },
  caller: Caller,
): Promise<NewPasswordSet & { accountId: string }> {
  const { database } = platform;
  const now = platform.now();
  const hash = await hashToken(input.token);
  const found = await findMailToken(database, { hash, purpose: "reset_password", now });
  if (!found) throw new MiranError("reset_link_invalid");
  const account = await getAccount(database, found.accountId);
  const owner = { ...found, name: account?.who.name ?? "", phone: account?.phone ?? null };
  await requireNewPassword(platform, owner, input.password, "password");
  const passwordHash = await platform.passwords.hash(input.password);
  const done = await spendPasswordToken(database, found, { passwordHash, now: platform.now() });
  if (!done) throw new MiranError("reset_link_invalid");
  noteSecurityEvent(platform, "password_reset", { account: found.accountId });
  platform.background(drainOutbox(platform));
  if (found.email !== null) await forgetSignInAttempts(platform, found.email, caller.address);
  return { area: found.role, accountId: found.accountId };
}
