import { foldForSearch } from "../arabic.ts";
import { localPhone } from "../contact.ts";
import type { FieldProblem } from "../errors.ts";
import { passwordLength } from "../fields.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** Facts of a person that a guesser may know. */
interface Person {
  name: string;
  email: string;
  phones: readonly string[];
  /** Besides the product's name. */
  businessName: string | null;
}

/**
 * The problem of a password that is easy to guess for this person. For the server alone: a phone should not
 * load the list of common ones.
 */
export function checkGuessable(person: Person, password: string): FieldProblem | undefined {
  if (new Set(password).size < 3) return { code: "repetitive_password" };
  if (isCommonPassword(password)) return { code: "common_password" };
  const { name, email, phones, businessName } = person;
  const own = [...phones.flatMap(numberPattern), ...wordPatterns(`${name} ${email}`)];
  if (isMadeOf(own, password)) return { code: "personal_password" };
  const ofProduct = [productNames.source, ...wordPatterns(businessName ?? "")];
  if (isMadeOf([...own, ...ofProduct], password)) return { code: "product_password" };
  return undefined;
}

const productNames = /miran|مران/;
const minWordLength = 3;

function wordPatterns(text: string): string[] {
  return foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => [...word].length >= minWordLength)
    .sort((one, other) => other.length - one.length)
    .map(patternOf);
}

/** Patterns of a phone number in any form: `+970 599 123456`, `0599-123456`. */
function numberPattern(phone: string): string[] {
  const digits = localPhone(phone);
  const apart = "[\\s().+-]*";
  return digits.length < passwordLength.min - 1
    ? []
    : [`(?:(?:00|\\+)?${apart}97[02])?${apart}0?${apart}${[...digits].join(apart)}`];
}

/** Whether a password has too few characters besides these. */
function isMadeOf(patterns: readonly string[], password: string): boolean {
  if (patterns.length === 0) return false;
  const folded = foldForSearch(password);
  const rest = folded.replace(new RegExp(patterns.join("|"), "gu"), "");
  return rest !== folded && [...rest].length < passwordLength.min;
}

/** Three letters occur in many words by chance, so they count alone only. */
const patternOf = (word: string) =>
  [...word].length > minWordLength ? word : `(?<!\\p{L})${word}(?!\\p{L})`;
