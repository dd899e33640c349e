import {
  newRecoveryCode,
  readCode,
  recoveryCodeCount,
  showRecoveryCode,
} from "../../../domain/accounts/totp.ts";
import type { RecoveryCodes, TotpOffer } from "../../../domain/contract/accounts/totp.ts";
import { MiranError } from "../../../domain/errors.ts";
import { getAccount } from "../../data/accounts/accounts.ts";
import {
  confirmTotp,
  deleteTotp,
  getOfferedTotp,
  offerTotp,
  renewRecoveryCodes,
} from "../../data/accounts/totp.ts";
import type { MemberScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { hashRecoveryCode, openSecret, sealSecret } from "../../tokens/secret-box.ts";
import { newTotpSecret, stepOfCode, totpUri } from "../../tokens/totp-code.ts";
import { proveOwnPassword } from "./change-password.ts";
import { accountAttempt, countAttempt } from "./count-attempt.ts";
import { noteSecurityEvent } from "./note-security-event.ts";

/** Offers a new secret; it is asked for at sign-in once a code of it was entered. */
export async function offerOwnTotp(
  platform: Platform,
  scope: MemberScope,
  password: string,
): Promise<TotpOffer> {
  await proveOwnPassword(platform, scope, password, "password");
  const { accountId } = scope.actor;
  const secret = newTotpSecret();
  const sealed = await sealSecret(platform, accountId, secret);
  if (!(await offerTotp(scope, sealed))) throw new MiranError("conflict");
  const account = await getAccount(platform.database, accountId);
  return { secret, uri: totpUri(secret, account?.email ?? "") };
}

/** Turns the offered secret on; the recovery codes are shown this once. */
export async function confirmOwnTotp(
  platform: Platform,
  scope: MemberScope,
  typed: string,
): Promise<RecoveryCodes> {
  const { accountId } = scope.actor;
  const offered = await getOfferedTotp(scope);
  if (offered === undefined) throw new MiranError("conflict");
  const attempt = await countAttempt(platform, accountAttempt("code", accountId), accountId);
  const read = readCode(typed);
  const secret = await openSecret(platform, accountId, offered);
  const step = read?.kind === "totp" ? stepOfCode(secret, read.code, platform.now()) : undefined;
  if (step === undefined) {
    noteSecurityEvent(platform, "code_wrong", { account: accountId });
    throw new MiranError("invalid_request", { fields: { code: { code: "wrong_code" } } });
  }
  await attempt.succeeded();
  const { shown, codeHashes } = await freshCodes(platform, accountId);
  if (!(await confirmTotp(scope, { secret: offered, step, codeHashes }))) {
    throw new MiranError("conflict");
  }
  noteSecurityEvent(platform, "two_factor_on", { account: accountId });
  return shown;
}

/** Hands out other recovery codes; those there were open nothing any more. */
export async function renewOwnRecoveryCodes(
  platform: Platform,
  scope: MemberScope,
  password: string,
): Promise<RecoveryCodes> {
  await proveOwnPassword(platform, scope, password, "password");
  const { accountId } = scope.actor;
  const { shown, codeHashes } = await freshCodes(platform, accountId);
  if (!(await renewRecoveryCodes(scope, codeHashes))) throw new MiranError("conflict");
  noteSecurityEvent(platform, "recovery_codes_renewed", { account: accountId });
  return shown;
}

async function freshCodes(platform: Platform, accountId: string) {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  const codeHashes = await Promise.all(
    codes.map((code) => hashRecoveryCode(platform, accountId, code)),
  );
  return { shown: { recoveryCodes: codes.map(showRecoveryCode) }, codeHashes };
}

export async function turnOffTotp(
  platform: Platform,
  scope: MemberScope,
  password: string,
): Promise<void> {
  await proveOwnPassword(platform, scope, password, "password");
  await deleteTotp(scope);
  noteSecurityEvent(platform, "two_factor_off", { account: scope.actor.accountId });
}
