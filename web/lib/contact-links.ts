import { latinDigits } from "../../domain/numerals.ts";

/**
 * A link for a mail to an address. It is escaped, because `?` and `&` in an address would add recipients and text.
 */
export const mailLink = (email: string): string =>
  `mailto:${email.split("@").map(encodeURIComponent).join("@")}`;

/** A link for a call to a number as written; `*` and `#` are dialled too. */
export const callLink = (phone: string): string =>
  `tel:${latinDigits(phone)
    .replace(/[^\d+*#]/g, "")
    .replaceAll("#", "%23")}`;

/**
 * A link for a WhatsApp message to an international number, with a prepared text. Source: WhatsApp's click to
 * chat, which takes digits alone, without leading zeros or a plus.
 */
export function whatsAppLink(phone: string, text: string | null): string {
  const digits = latinDigits(phone).replace(/\D/g, "").replace(/^0+/, "");
  return `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ""}`;
}
