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

/**
 * A text for one person. `{الاسم}` or `{name}` becomes the first name, `{المبلغ}` or `{amount}` the due amount.
 * Of two forms in braces,
 * `{أحسنت|أحسنتِ}`, the gender's stays (masculine first). Other braces stay as typed.
 */
export function personalText(text: string, { name, gender, due }: Addressee): string {
  const called = givenName(name);
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
