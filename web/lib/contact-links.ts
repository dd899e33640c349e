import { latinDigits } from "../../domain/numerals.ts";

/**
 * A letter to an address. Whatever somebody registered with stays an address: `?` and `&` would
 * add recipients and words to the letter.
 */
export const mailLink = (email: string): string =>
  `mailto:${email.split("@").map(encodeURIComponent).join("@")}`;

/** A call to a number as it was written; `*` and `#` are dialled too. */
export const callLink = (phone: string): string =>
  `tel:${latinDigits(phone)
    .replace(/[^\d+*#]/g, "")
    .replaceAll("#", "%23")}`;
