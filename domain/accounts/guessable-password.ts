import { foldForSearch } from "../arabic.ts";
import { localPhone } from "../contact.ts";
import type { FieldProblem } from "../errors.ts";
import { passwordLength } from "../fields.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** The words that somebody who knows a person, and where they train, would try. */
interface Person {
  name: string;
  email: string;
  phones: readonly string[];
  /** Beside the product's own name. */
  businessName: string | null;
}

/**
 * Why a new password of this person would be guessed soon, if it would. For the server alone: the
 * list of common ones is nothing that a phone should load.
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

/** A number however it is dialled and set apart: `+970 599 123456`, `0599-123456`. */
function numberPattern(phone: string): string[] {
  const digits = localPhone(phone);
  const apart = "[\\s().+-]*";
  return digits.length < passwordLength.min - 1
    ? []
    : [`(?:(?:00|\\+)?${apart}97[02])?${apart}0?${apart}${[...digits].join(apart)}`];
}

/** Whether too little of a password is left without these. */
function isMadeOf(patterns: readonly string[], password: string): boolean {
  if (patterns.length === 0) return false;
  const folded = foldForSearch(password);
  const rest = folded.replace(new RegExp(patterns.join("|"), "gu"), "");
  return rest !== folded && [...rest].length < passwordLength.min;
}

/** Three letters stand in many a word by chance: they count by themselves only. */
const patternOf = (word: string) =>
  [...word].length > minWordLength ? word : `(?<!\\p{L})${word}(?!\\p{L})`;
