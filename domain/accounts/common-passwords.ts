import { latinDigits } from "../numerals.ts";
import common from "./common-passwords.json" with { type: "json" };
import { longPassword } from "./password.ts";

/** Letters behind their usual replacements. */
const letterOf: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
};
const around = /^[^\p{L}]+|[^\p{L}]+$/gu;

let listed: Set<string> | undefined;

/**
 * Whether a password is on the list of common ones, in any case. A short one also counts with signs around
 * its word, or in place of its letters.
 */
export function isCommonPassword(password: string): boolean {
  // Read on the first call, so that the start does not wait for it.
  listed ??= new Set([...common.passwords, ...common.words].flatMap((line) => line.split(" ")));
  const plain = latinDigits(password.normalize("NFKC")).toLowerCase();
  if (listed.has(plain)) return true;
  if (plain.length >= longPassword) return false;
  const word = plain.replace(around, "");
  const spelt = word.replace(/[@431!0$5]/g, (sign) => letterOf[sign] ?? sign);
  return listed.has(word) || listed.has(spelt);
}
