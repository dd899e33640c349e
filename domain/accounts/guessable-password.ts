import { foldForSearch } from "../arabic.ts";
import type { FieldProblem } from "../errors.ts";
import { passwordLength } from "../fields.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** The words that somebody who knows a person would try. */
interface Person {
  name: string;
  email: string;
}

/**
 * Why a new password of this person would be guessed soon, if it would. For the server alone: the
 * list of common ones is nothing that a phone should load.
 */
export function checkGuessable(person: Person, password: string): FieldProblem | undefined {
  if (new Set(password).size < 3) return { code: "repetitive_password" };
  if (isCommonPassword(password)) return { code: "common_password" };
  if (isOfOwnWords(person, password)) return { code: "personal_password" };
  return undefined;
}

const shortestWord = 3;

/** Whether too little of a password is left without the words of the own name and address. */
function isOfOwnWords({ name, email }: Person, password: string): boolean {
  const words = foldForSearch(`${name} ${email}`)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => [...word].length >= shortestWord)
    .sort((one, other) => other.length - one.length);
  if (words.length === 0) return false;
  const folded = foldForSearch(password);
  const rest = folded.replace(new RegExp(words.map(patternOf).join("|"), "gu"), "");
  return rest !== folded && [...rest].length < passwordLength.min;
}

/** Three letters stand in many a word by chance: they count by themselves only. */
const patternOf = (word: string) =>
  [...word].length > shortestWord ? word : `(?<!\\p{L})${word}(?!\\p{L})`;
