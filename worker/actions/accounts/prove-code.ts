import { readCode } from "../../../domain/accounts/totp.ts";
import { MiranError } from "../../../domain/errors.ts";
import { getTotpSecret, spendRecoveryCode, spendTotpStep } from "../../data/accounts/totp.ts";
import type { MemberScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { hashRecoveryCode, openSealed } from "../../tokens/secret-box.ts";
import { stepOfCode } from "../../tokens/totp-code.ts";
import { accountAttempt, countAttempt } from "./count-attempt.ts";
import { noteSecurityEvent } from "./note-security-event.ts";

/** Whether it is a valid code of the authenticator or a recovery code, which is then used up. */
export async function isRightCode(
  platform: Platform,
  accountId: string,
  typed: string,
): Promise<boolean> {
  const { database } = platform;
  const read = readCode(typed);
  const sealed = await getTotpSecret(database, accountId);
  if (!read || sealed === undefined) return false;
  const now = platform.now();
  if (read.kind === "recovery") {
    const hash = await hashRecoveryCode(platform, accountId, read.code);
    return spendRecoveryCode(database, { accountId, hash, now });
  }
  const step = stepOfCode(
    await openSealed(platform, { of: "totp secret", accountId }, sealed),
    read.code,
    now,
  );
  return step !== undefined && (await spendTotpStep(database, accountId, step));
}

/**
 * Uses up a code entered beside the password; throws if it is wrong.
 * @returns false if no second factor is in force
 */
export async function proveOwnCode(
  platform: Platform,
  { actor: { accountId } }: MemberScope,
  typed: string,
): Promise<boolean> {
  if ((await getTotpSecret(platform.database, accountId)) === undefined) return false;
  const attempt = await countAttempt(platform, accountAttempt("code", accountId), accountId);
  if (!(await isRightCode(platform, accountId, typed))) throw wrongCode(platform, accountId);
  await attempt.succeeded();
  return true;
}

/** The refusal of a code in the settings, logged. */
export function wrongCode(platform: Platform, accountId: string): MiranError {
  noteSecurityEvent(platform, "code_wrong", { account: accountId });
  return new MiranError("invalid_request", { fields: { code: { code: "wrong_code" } } });
}
