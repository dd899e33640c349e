import { givenName } from "../accounts/given-name.ts";
import type { Gender } from "../trainee.ts";

/** Who a text is made for. */
export interface Addressee {
  /** The whole name, of which people are called by the first, `givenName`. */
  name: string;
  /** Null where nobody said; then Arabic's usual form, the masculine, is taken. */
  gender: Gender | null;
}

const nameToken = /\{(?:الاسم|name)\}/g;
const formsToken = /\{([^{}|]{0,200})\|([^{}|]{0,200})\}/g;

/**
 * A text for one person: `{الاسم}` or `{name}` becomes the first name, and of two forms in braces,
 * `{أحسنت|أحسنتِ}`, the one of the gender stays (masculine first). Other braces stay as typed.
 */
export function personalText(text: string, { name, gender }: Addressee): string {
  const called = givenName(name);
  return text
    .replace(formsToken, (_, masculine: string, feminine: string) =>
      gender === "female" ? feminine : masculine,
    )
    .replace(nameToken, () => called);
}

/** Whether a text is another for different people. */
export const isPersonal = (text: string): boolean =>
  text.search(nameToken) >= 0 || text.search(formsToken) >= 0;
