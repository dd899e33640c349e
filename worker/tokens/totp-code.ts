import { Secret, TOTP } from "otpauth";
import { totpParameters } from "../../domain/accounts/totp.ts";

/** The time step of a code: this one, the one before or after; otherwise undefined. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const totp = new TOTP({ ...totpParameters, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}

/** A new 160-bit secret in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The content of an authenticator's QR code. */
export function totpUri(secret: string, email: string): string {
  const account = { issuer: "Miran", label: email, secret: Secret.fromBase32(secret) };
  return new TOTP({ ...totpParameters, ...account }).toString();
}
