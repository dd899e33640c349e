import {
  newRecoveryCode,
  readCode,
  recoveryCodeCount,
  showRecoveryCode,
} from "../../../domain/accounts/totp.ts";
import type {
  RecoveryCodes,
  TotpConfirmBody,
  TotpOffer,
  TotpProofBody,
} from "../../../domain/contract/accounts/totp.ts";
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
import { hashRecoveryCode, openSealed, seal } from "../../tokens/secret-box.ts";
import { newTotpSecret, stepOfCode, totpUri } from "../../tokens/totp-code.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";
import { proveOwnPassword } from "./change-password.ts";
import { accountAttempt, countAttempt } from "./count-attempt.ts";
import { makeSecurityNotice } from "./make-security-notice.ts";
import { noteSecurityEvent } from "./note-security-event.ts";
import { proveOwnCode, wrongCode } from "./prove-code.ts";

/** Offers a new secret; sign-in asks for it after one of its codes was entered. */
export async function offerOwnTotp(
  platform: Platform,
  scope: MemberScope,
  password: string,
): Promise<TotpOffer> {
  await proveOwnPassword(platform, scope, password, "password");
  const { accountId } = scope.actor;
  const secret = newTotpSecret();
  const sealed = await seal(platform, { of: "totp secret", accountId }, secret);
  if (!(await offerTotp(scope, sealed))) throw new MiranError("conflict");
  const account = await getAccount(platform.database, accountId);
  return { secret, uri: totpUri(secret, account?.email ?? "") };
}

/** Confirms the offered secret; the recovery codes are shown this once. */
export async function confirmOwnTotp(
  platform: Platform,
  scope: MemberScope,
  { code: typed, secret: shown }: TotpConfirmBody,
): Promise<RecoveryCodes> {
  const { accountId } = scope.actor;
  const offered = await getOfferedTotp(scope);
  if (offered === undefined) throw new MiranError("conflict");
  const secret = await openSealed(platform, { of: "totp secret", accountId }, offered);
  // Another window got a later offer: no code of this one is valid.
  if (shown !== undefined && shown !== secret) throw new MiranError("conflict");
  const attempt = await countAttempt(platform, accountAttempt("code", accountId), accountId);
  const read = readCode(typed);
  const step = read?.kind === "totp" ? stepOfCode(secret, read.code, platform.now()) : undefined;
  if (step === undefined) throw wrongCode(platform, accountId);
  await attempt.succeeded();
  const { codes, codeHashes } = await freshCodes(platform, accountId);
  if (!(await confirmTotp(scope, { secret: offered, step, codeHashes }))) {
    throw new MiranError("conflict");
  }
  noteSecurityEvent(platform, "two_factor_on", { account: accountId });
  return codes;
}

/** Makes new recovery codes; the old ones become invalid. */
export async function renewOwnRecoveryCodes(
  platform: Platform,
  scope: MemberScope,
  { password, code }: TotpProofBody,
): Promise<RecoveryCodes> {
  await proveOwnPassword(platform, scope, password, "password");
  if (!(await proveOwnCode(platform, scope, code))) throw new MiranError("conflict");
  const { accountId } = scope.actor;
  const { codes, codeHashes } = await freshCodes(platform, accountId);
  const notice = await makeSecurityNotice(platform, scope, "recovery_codes_renewed");
  if (!(await renewRecoveryCodes(scope, { codeHashes, notice }))) throw new MiranError("conflict");
  noteSecurityEvent(platform, "recovery_codes_renewed", { account: accountId });
  platform.background(drainOutbox(platform));
  return codes;
}

async function freshCodes(platform: Platform, accountId: string) {
  const made = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  const codeHashes = await Promise.all(
    made.map((code) => hashRecoveryCode(platform, accountId, code)),
  );
  return { codes: { recoveryCodes: made.map(showRecoveryCode) }, codeHashes };
}

/** Removes the second step; without one nothing happens. */
export async function turnOffTotp(
  platform: Platform,
  scope: MemberScope,
  { password, code }: TotpProofBody,
): Promise<void> {
  await proveOwnPassword(platform, scope, password, "password");
  if (!(await proveOwnCode(platform, scope, code))) return;
  await deleteTotp(scope, await makeSecurityNotice(platform, scope, "two_factor_off"));
  noteSecurityEvent(platform, "two_factor_off", { account: scope.actor.accountId });
  platform.background(drainOutbox(platform));
}
