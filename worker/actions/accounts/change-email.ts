import { canonicalEmail } from "../../../domain/contact.ts";
import type {
  EmailChange,
  EmailChangeBody,
} from "../../../domain/contract/accounts/email-change.ts";
import { MiranError } from "../../../domain/errors.ts";
import { getAccount, getLanguage } from "../../data/accounts/accounts.ts";
import {
  cancelEmailChange,
  getEmailChange,
  isEmailTaken,
  orderEmailChange,
} from "../../data/accounts/email-change.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { MailMessage, Platform } from "../../platform.ts";
import { emailAskedMail, newEmailMail } from "../../texts/email-change-mails.ts";
import { newMailLink } from "../../tokens/mail-link.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";
import { proveOwnPassword } from "./change-password.ts";
import { countAttempt, emailChangeAttempt } from "./count-attempt.ts";
import { noteSecurityEvent } from "./note-security-event.ts";
import { requireAddress } from "./require-address.ts";

const linkDays = 1;
/** Maximum links of an account in an hour, so that nobody can flood a mailbox through the product. */
const linksAnHour = 5;
const hourMs = 3_600_000;

/**
 * Mails a link to a new address, and a notice to the present one. Nothing changes until the link is opened; a
 * later request replaces an earlier one.
 */
export async function askEmailChange(
  platform: Platform,
  scope: TraineeScope,
  { email, password }: EmailChangeBody,
): Promise<EmailChange> {
  const to = canonicalEmail(email);
  const { accountId } = scope.actor;
  await countAttempt(platform, emailChangeAttempt(accountId), accountId);
  await proveOwnPassword(platform, scope, password, "password");
  if (to === platform.trainerEmail || (await isEmailTaken(scope, to))) throw emailTaken();
  await mailLink(platform, scope, to, { first: true });
  noteSecurityEvent(platform, "email_change_asked", { account: accountId });
  return getEmailChange(scope);
}

/** Mails a new link to the requested address; the earlier one becomes invalid. */
export async function mailEmailChangeAgain(
  platform: Platform,
  scope: TraineeScope,
): Promise<EmailChange> {
  const { pending } = await getEmailChange(scope);
  if (!pending) throw new MiranError("conflict");
  await mailLink(platform, scope, pending.email, { first: false });
  return getEmailChange(scope);
}

export async function giveUpOwnEmailChange(scope: TraineeScope): Promise<EmailChange> {
  await cancelEmailChange(scope);
  return getEmailChange(scope);
}

async function mailLink(
  platform: Platform,
  scope: TraineeScope,
  to: string,
  { first }: { first: boolean },
): Promise<void> {
  const { accountId } = scope.actor;
  const { database, origin } = platform;
  const [account, language, { link, token }] = await Promise.all([
    getAccount(database, accountId),
    getLanguage(database, accountId),
    newMailLink(platform, {
      accountId,
      purpose: "change_email",
      email: to,
      minutes: linkDays * 24 * 60,
    }),
  ]);
  if (!account) throw new MiranError("not_found");
  const { name } = account.who;
  const mails: MailMessage[] = [newEmailMail({ to, name, link, days: linkDays, language })];
  if (first) mails.push(emailAskedMail({ to: requireAddress(account), name, origin, language }));
  const bounds = { atMost: linksAnHour, within: hourMs };
  const outcome = await orderEmailChange(scope, token, { mails, first, ...bounds });
  if (outcome.kind === "given_up") throw new MiranError("conflict");
  if (outcome.kind === "too_many") {
    const retryAfter = Math.max(1, Math.ceil((outcome.firstAt + hourMs - scope.now) / 1000));
    throw new MiranError("rate_limited", { retryAfter });
  }
  platform.background(drainOutbox(platform));
}

const emailTaken = () => new MiranError("email_taken", { fields: { email: { code: "taken" } } });
