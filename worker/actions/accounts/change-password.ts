import type { ChangePasswordBody } from "../../../domain/contract/accounts/password.ts";
import { MiranError } from "../../../domain/errors.ts";
import { getAccount } from "../../data/accounts/accounts.ts";
import { getOwnPassword, updateOwnPassword } from "../../data/accounts/own-password.ts";
import type { MemberScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";
import { accountAttempt, countAttempt } from "./count-attempt.ts";
import { makeSecurityNotice } from "./make-security-notice.ts";
import { noteSecurityEvent } from "./note-security-event.ts";
import { requireNewPassword } from "./require-new-password.ts";

/** Changes the caller's own password and ends all other sessions of the account. */
export async function changePassword(
  platform: Platform,
  scope: MemberScope,
  { currentPassword, newPassword }: ChangePasswordBody,
): Promise<void> {
  const { accountId, kind: role } = scope.actor;
  const account = await getAccount(platform.database, accountId);
  const { name = "", email = "" } = account?.who ?? {};
  const owner = { role, name, email, phone: account?.phone ?? null };
  await requireNewPassword(platform, owner, newPassword, "newPassword");
  const current = await proveOwnPassword(platform, scope, currentPassword, "currentPassword");
  const next = await platform.passwords.hash(newPassword);
  const notice = await makeSecurityNotice(platform, scope, "password_changed");
  const changed = await updateOwnPassword(scope, { current, next, notice });
  if (!changed) throw new MiranError("conflict");
  noteSecurityEvent(platform, "password_changed", { account: accountId });
  platform.background(drainOutbox(platform));
}

/**
 * Proves a password that the caller entered again, and returns its stored hash.
 * @param field the password's name in the request, for the refusal
 */
export async function proveOwnPassword(
  platform: Platform,
  scope: MemberScope,
  password: string,
  field: string,
): Promise<string> {
  const { accountId } = scope.actor;
  if (!(await platform.limits.allows("signIn", accountId))) {
    throw new MiranError("rate_limited", { retryAfter: 60 });
  }
  const stored = await getOwnPassword(scope);
  const attempt = await countAttempt(platform, accountAttempt("password", accountId), accountId);
  const { valid } = await platform.passwords.verify(password, stored);
  if (!valid || stored === null) {
    noteSecurityEvent(platform, "password_wrong", { account: accountId });
    throw new MiranError("invalid_request", { fields: { [field]: { code: "wrong_password" } } });
  }
  await attempt.succeeded();
  return stored;
}
