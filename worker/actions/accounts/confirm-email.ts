import { readRegistrationSettings } from "../../../domain/accounts/settings.ts";
import type { EmailConfirmed } from "../../../domain/contract/accounts/email-change.ts";
import { MiranError } from "../../../domain/errors.ts";
import { getLanguage } from "../../data/accounts/accounts.ts";
import { findEmailChange, spendEmailChange } from "../../data/accounts/email-change.ts";
import { findMailToken, spendConfirmationToken } from "../../data/accounts/mail-tokens.ts";
import { getSettings } from "../../data/plumbing/settings.ts";
import type { Platform } from "../../platform.ts";
import { emailChangedMail } from "../../texts/email-change-mails.ts";
import { hashToken } from "../../tokens/secret-token.ts";
import { changeAgain } from "../change-again.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";
import type { Caller } from "./begin-session.ts";
import { noteSecurityEvent } from "./note-security-event.ts";

/** Confirms the address of a mailed link, which may be the new one of a change. */
export async function confirmEmail(
  platform: Platform,
  token: string,
  caller: Caller,
): Promise<EmailConfirmed> {
  const { database } = platform;
  const now = platform.now();
  const hash = await hashToken(token);
  const found = await findMailToken(database, { hash, purpose: "confirm_email", now });
  if (!found) return changeEmail(platform, hash, caller);
  const stored = await getSettings(database, "registration");
  const opens = readRegistrationSettings(stored.registration).mode !== "approval";
  const done = await spendConfirmationToken(database, found, { opens, now });
  if (!done) throw new MiranError("confirmation_link_invalid");
  return { changed: false };
}

/** Sets an account's new address; only the browser of the link stays signed in. */
async function changeEmail(
  platform: Platform,
  hash: string,
  caller: Caller,
): Promise<EmailConfirmed> {
  const { database } = platform;
  const keeps = await Promise.all(Object.values(caller.tokens).map(hashToken));
  const outcome = await changeAgain(async () => {
    const now = platform.now();
    const change = await findEmailChange(database, { hash, now });
    if (!change?.from) return { kind: "used" as const };
    const { accountId, from, name } = change;
    const language = await getLanguage(database, accountId);
    const notice = emailChangedMail({ to: from, name, language });
    const { kind } = await spendEmailChange(database, change, { keeps, notice, now });
    return { kind, accountId };
  });
  if (outcome.kind === "used") throw new MiranError("confirmation_link_invalid");
  if (outcome.kind === "email_taken") throw new MiranError("email_taken");
  noteSecurityEvent(platform, "email_changed", { account: outcome.accountId });
  platform.background(drainOutbox(platform));
  return { changed: true };
}
