import {
  newRecoveryCode,
  readCode,
  recoveryCodeCount,
  showRecoveryCode,
} from "../../../domain/accounts/totp.ts";
import type {
  RecoveryCodes,
  TotpOffer,
  TotpState,
} from "../../../domain/contract/accounts/totp.ts";
import { MiranError } from "../../../domain/errors.ts";
import { confirmTotp, deleteTotp, getOwnTotp, offerTotp } from "../../data/accounts/totp.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { hashRecoveryCode, openSecret, sealSecret } from "../../tokens/secret-box.ts";
import { newTotpSecret, stepOfCode, totpUri } from "../../tokens/totp-code.ts";
import { proveOwnPassword } from "./change-password.ts";
import { accountAttempt, countAttempt } from "./count-attempt.ts";
import { noteSecurityEvent } from "./note-security-event.ts";

export async function getTotpState(scope: TrainerScope): Promise<TotpState> {
  const own = await getOwnTotp(scope);
  const enabled = own?.confirmed ?? false;
  return { enabled, recoveryCodesLeft: enabled ? (own?.recoveryCodesLeft ?? 0) : 0 };
}

/** Offers a new secret; it is asked for at sign-in once a code of it was entered. */
export async function offerOwnTotp(
  platform: Platform,
  scope: TrainerScope,
  password: string,
): Promise<TotpOffer> {
  await proveOwnPassword(platform, scope, password, "password");
  const secret = newTotpSecret();
  const sealed = await sealSecret(platform, scope.actor.accountId, secret);
  if (!(await offerTotp(scope, sealed))) throw new MiranError("conflict");
  return { secret, uri: totpUri(secret, platform.trainerEmail) };
}

/** Turns the offered secret on; the recovery codes are shown this once. */
export async function confirmOwnTotp(
  platform: Platform,
  scope: TrainerScope,
  typed: string,
): Promise<RecoveryCodes> {
  const { accountId } = scope.actor;
  const own = await getOwnTotp(scope);
  if (!own || own.confirmed) throw new MiranError("conflict");
  const attempt = await countAttempt(platform, accountAttempt("code", accountId), accountId);
  const read = readCode(typed);
  const secret = await openSecret(platform, accountId, own.secret);
  const step = read?.kind === "totp" ? stepOfCode(secret, read.code, platform.now()) : undefined;
  if (step === undefined) {
    noteSecurityEvent(platform, "code_wrong", { account: accountId });
    throw new MiranError("invalid_request", { fields: { code: { code: "wrong_code" } } });
  }
  await attempt.succeeded();
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  const codeHashes = await Promise.all(
    codes.map((code) => hashRecoveryCode(platform, accountId, code)),
  );
  if (!(await confirmTotp(scope, { secret: own.secret, step, codeHashes }))) {
    throw new MiranError("conflict");
  }
  noteSecurityEvent(platform, "two_factor_on", { account: accountId });
  return { recoveryCodes: codes.map(showRecoveryCode) };
}

export async function turnOffTotp(
  platform: Platform,
  scope: TrainerScope,
  password: string,
): Promise<void> {
  await proveOwnPassword(platform, scope, password, "password");
  await deleteTotp(scope);
  noteSecurityEvent(platform, "two_factor_off", { account: scope.actor.accountId });
}
