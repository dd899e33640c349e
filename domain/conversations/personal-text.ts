import { givenName } from "../accounts/given-name.ts";
import type { Gender } from "../trainee.ts";

/** The person that a text addresses. */
export interface Addressee {
  /** The full name; people are addressed by `givenName`. */
  name: string;
  /** Null if unknown; then the masculine, Arabic's default form. */
  gender: Gender | null;
}

const nameToken = /\{(?:الاسم|name)\}/g;
const formsToken = /\{([^{}|]{0,200})\|([^{}|]{0,200})\}/g;

/**
 * A text for one person. `{الاسم}` or `{name}` becomes the first name. Of two forms in braces,
 * `{أحسنت|أحسنتِ}`, the gender's stays (masculine first). Other braces stay as typed.
 */
export function personalText(text: string, { name, gender }: Addressee): string {
  const called = givenName(name);
  return text
    .replace(formsToken, (_, masculine: string, feminine: string) =>
      gender === "female" ? feminine : masculine,
    )
    .replace(nameToken, () => called);
}

/** Whether a text differs by person. */
export const isPersonal = (text: string): boolean =>
  text.search(nameToken) >= 0 || text.search(formsToken) >= 0;
