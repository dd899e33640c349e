import { bytesOf, isSame, randomBytes, textOf } from "./bytes.ts";

/** The digits as a device stores them. */
export interface DerivedDigits {
  salt: string;
  iterations: number;
  hash: string;
}

/** The present number for PBKDF2 with SHA-256. A phone of the middle takes about half a second. */
const iterations = 600_000;

export async function deriveDigits(digits: string): Promise<DerivedDigits> {
  const salt = textOf(randomBytes(16));
  return { salt, iterations, hash: textOf(await derive(digits, salt, iterations)) };
}

export async function areDigits(digits: string, stored: DerivedDigits): Promise<boolean> {
  return isSame(await derive(digits, stored.salt, stored.iterations), bytesOf(stored.hash));
}

async function derive(digits: string, salt: string, rounds: number) {
  const key = await crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(digits),
    "PBKDF2",
    false,
    ["deriveBits"],
  );
  const how = { name: "PBKDF2", hash: "SHA-256", salt: bytesOf(salt), iterations: rounds };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, 256));
}
