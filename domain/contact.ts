import { latinDigits } from "./numerals.ts";

/** A dot-atom (RFC 5322) with letters of every script (RFC 6531): `layan+gym`, `o'neil`, `ليان`. */
const mailbox = /^(?!\.)(?!.*\.\.)[^\s@"<>(),:;[\]\\\p{C}]{1,64}(?<!\.)$/u;
const label = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?";
const topLabel = "(?:xn--[a-z\\d-]{0,58}[a-z\\d]|[\\p{L}\\p{M}]{2,63})";
const mailDomain = new RegExp(`^(?:${label}\\.)+${topLabel}$`, "iu");

/** Whether a text has the form of a mail address: a name, one @, and a domain valid in DNS. */
export function isEmail(text: string): boolean {
  const [name = "", domain = "", ...more] = text.trim().split("@");
  return isKnownEmail(text) && more.length === 0 && mailbox.test(name) && mailDomain.test(domain);
}

/** Whether an account can have this address. Addresses of older accounts were checked less strictly. */
export function isKnownEmail(text: string): boolean {
  const trimmed = text.trim();
  return (
    trimmed.length <= 254 && /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(trimmed) && !isPlaceholder(trimmed)
  );
}

/** The domain of texts that stand for no address; no mail can reach it (RFC 2606). */
const nowhere = "@no-address.invalid";

/** The SQL pattern of such texts. */
export const noAddressPattern = `%${nowhere}`;

/** Whether a text stands for no address. Nobody can give one, and no answer, mail or file shows one. */
const isPlaceholder = (text: string): boolean => text.trim().toLowerCase().endsWith(nowhere);

/** The address of an account's stored text; null for an account without one. */
export const addressOf = (stored: string): string | null => (isPlaceholder(stored) ? null : stored);

/** The text that is stored for an account: its address, or one of its own, sorted after Latin addresses. */
export const storedAddress = (address: string | null, accountId: string): string =>
  address ?? `~${accountId}${nowhere}`;

/** The one form in which an address is stored and compared. */
export function canonicalEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** The digits of a phone number with its leading plus: `+970 599-123 456` → `+970599123456`. */
export function canonicalPhone(text: string): string {
  return latinDigits(text).replace(/[^\d+]/g, "");
}

/** Digits for searching: `+970 599-123 456` and `0599123456` give the same. */
export function localPhone(text: string): string {
  return canonicalPhone(text)
    .replace(/^(?:(?:\+|00)97[02]|97[02](?=\d{8,9}$))/, "")
    .replace(/^\+/, "")
    .replace(/^0+(?=\d)/, "");
}

/** Whether a text has the form of a phone number: 7 to 15 digits (E.164), common separators. */
export function isPhone(text: string): boolean {
  return (
    /^\+?[\d\s().-]+$/.test(latinDigits(text).trim()) && /^\+?\d{7,15}$/.test(canonicalPhone(text))
  );
}
