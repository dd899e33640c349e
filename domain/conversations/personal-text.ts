import { givenName } from "../accounts/given-name.ts";
import { moneyText } from "../memberships/money.ts";
import type { Gender } from "../trainee.ts";

/** The person that a text addresses. */
export interface Addressee {
  /** The full name; people are addressed by `givenName`. */
  name: string;
  /** Null if unknown; then the masculine, Arabic's default form. */
  gender: Gender | null;
  /** The due amount in agorot; without one, its token stays as typed. */
  due?: number | undefined;
}

const nameToken = /\{(?:الاسم|name)\}/g;
const dueToken = /\{(?:المبلغ|amount)\}/g;
const formsToken = /\{([^{}|]{0,200})\|([^{}|]{0,200})\}/g;

const letters = /\p{L}/u;
const leftwards = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const marks = { rtl: "\u200f", ltr: "\u200e" };

const directionOf = (text: string): keyof typeof marks | undefined => {
  const [first] = letters.exec(text) ?? [];
  if (first === undefined) return undefined;
  return leftwards.test(first) ? "rtl" : "ltr";
};

/** A name between marks of the text's direction if its own is the other, so that what follows it keeps its place. */
function nameIn(text: string, name: string): string {
  const direction = directionOf(text.replace(/\{[^{}]*\}/g, ""));
  const own = directionOf(name);
  if (!direction || !own || own === direction) return name;
  return `${marks[direction]}${name}${marks[direction]}`;
}

/**
 * A text for one person. `{الاسم}` or `{name}` becomes the first name, `{المبلغ}` or `{amount}` the due amount.
 * Of two forms in braces,
 * `{أحسنت|أحسنتِ}`, the gender's stays (masculine first). Other braces stay as typed.
 */
export function personalText(text: string, { name, gender, due }: Addressee): string {
  const called = nameIn(text, givenName(name));
  const amount = due === undefined ? undefined : moneyText(due);
  return text
    .replace(formsToken, (_, masculine: string, feminine: string) =>
      gender === "female" ? feminine : masculine,
    )
    .replace(nameToken, () => called)
    .replace(dueToken, (token) => amount ?? token);
}

/** Whether a text differs by person. */
export const isPersonal = (text: string): boolean =>
  [nameToken, dueToken, formsToken].some((token) => text.search(token) >= 0);
