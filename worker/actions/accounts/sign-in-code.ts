import { attemptPolicies } from "../../../domain/accounts/attempts.ts";
import { MiranError } from "../../../domain/errors.ts";
import { reserveAttempt } from "../../data/accounts/access-attempts.ts";
import { getAccount } from "../../data/accounts/accounts.ts";
import type { Platform } from "../../platform.ts";
import { readCodeTicket } from "../../tokens/code-ticket.ts";
import { hashToken } from "../../tokens/secret-token.ts";
import { accountStanding } from "./account-standing.ts";
import { beginSession, type Caller, type IssuedSession } from "./begin-session.ts";
import { accountAttempt, countAttempt } from "./count-attempt.ts";
import { knownDevice } from "./known-device.ts";
import { noteSecurityEvent } from "./note-security-event.ts";
import { isRightCode } from "./prove-code.ts";

/** Uses a ticket up; false if an earlier right code did. */
async function spendTicket({ database, now }: Platform, ticket: string): Promise<boolean> {
  const key = `code-ticket:${await hashToken(ticket)}`;
  return (
    (await reserveAttempt(database, [{ key, policy: attemptPolicies.codeTicket }], now())) === 0
  );
}

/** Completes a sign-in after the password, by a code of the authenticator or a recovery code. */
export async function signInByCode(
  platform: Platform,
  input: { ticket: string; code: string },
  caller: Caller,
): Promise<IssuedSession> {
  const ticket = await readCodeTicket(platform, input.ticket);
  const account = ticket && (await getAccount(platform.database, ticket.accountId));
  // A ticket ends with its password.
  if (!ticket || !account || account.updatedAt > ticket.issuedAt) {
    throw new MiranError("unauthenticated");
  }
  if (accountStanding(platform, account) !== "good") throw new MiranError("account_inactive");
  const device = await knownDevice(platform, caller, account.id);
  const attempt = await countAttempt(
    platform,
    accountAttempt("code", account.id, device),
    account.id,
  );
  if (!(await isRightCode(platform, account.id, input.code))) {
    noteSecurityEvent(platform, "code_wrong", { account: account.id });
    throw new MiranError("code_invalid");
  }
  await attempt.succeeded();
  if (!(await spendTicket(platform, input.ticket))) throw new MiranError("unauthenticated");
  return beginSession(platform, account, { ...ticket, caller });
}
