import { latinDigits } from "../numerals.ts";

/** Whether a text is shaped like a mail address (one @, a dotted domain, no spaces or controls). */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  return (
    trimmed.length <= 254 &&
    /^[^\s@"<>(),:;[\]\\\p{C}]{1,64}@[^\s@\p{C}]+\.[^\s@.\p{C}]{2,}$/u.test(trimmed)
  );
}

/** The one form in which an address is stored and compared. */
export function canonicalEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** The digits of a phone number with its leading plus: `+970 599-123 456` → `+970599123456`. */
export function canonicalPhone(text: string): string {
  return latinDigits(text).replace(/[^\d+]/g, "");
}

/** `+970 599-123 456` and `0599123456` are the same number to a person who looks for it. */
export function localPhone(text: string): string {
  return canonicalPhone(text)
    .replace(/^(?:(?:\+|00)97[02]|97[02](?=\d{8,9}$))/, "")
    .replace(/^\+/, "")
    .replace(/^0+(?=\d)/, "");
}

/** Whether a text is shaped like a phone number: 7 to 15 digits (E.164), common separators. */
export function isPhone(text: string): boolean {
  return (
    /^\+?[\d\s().-]+$/.test(latinDigits(text).trim()) && /^\+?\d{7,15}$/.test(canonicalPhone(text))
  );
}
