import { latinDigits } from "../numerals.ts";

/** RFC 6238 as every authenticator expects it: six digits, 30 seconds, SHA-1. */
export const totpParameters = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** Recovery codes of one set; each works once. */
export const recoveryCodeCount = 10;

// Without 0, 1, I, L and O, which are easily misread on paper.
const letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const half = 5;

/** The kind and normal form of a typed code; undefined for any other text. */
export function readCode(typed: string): { kind: "totp" | "recovery"; code: string } | undefined {
  const code = latinDigits(typed)
    .replace(/[\s\u200e\u200f\u061c-]/g, "")
    .toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: "totp", code };
  const known = [...code].every((letter) => letters.includes(letter));
  return code.length === 2 * half && known ? { kind: "recovery", code } : undefined;
}

/** A new recovery code of about 49 random bits, as `readCode` gives it. */
export function newRecoveryCode(): string {
  let code = "";
  while (code.length < 2 * half) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      const letter = letters[byte & 31];
      if (letter !== undefined && code.length < 2 * half) code += letter;
    }
  }
  return code;
}

/** A recovery code in its form on screen: `7KQ2M-XW4TP`. */
export function showRecoveryCode(code: string): string {
  return `${code.slice(0, half)}-${code.slice(half)}`;
}
