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

/**
 * A message on WhatsApp to a number with its country's code, which begins with a prepared text.
 * Source: WhatsApp's click to chat; it takes digits alone, without zeros or a plus before them.
 */
export function whatsAppLink(phone: string, text: string | null): string {
  const digits = latinDigits(phone).replace(/\D/g, "").replace(/^0+/, "");
  return `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ""}`;
}
