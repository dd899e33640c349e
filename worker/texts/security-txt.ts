import { canonicalPhone } from "../../domain/accounts/contact.ts";
import { type ContactSettings, isInternationalPhone } from "../../domain/operations/contact.ts";

const dayMs = 86_400_000;
/** How long a copy of it may be relied on. */
const validDays = 180;

/** Where it stands. */
export const securityTxtPath = "/.well-known/security.txt";

/**
 * Whom to tell of a weakness (RFC 9116): who runs the business, by what they told of how to be reached.
 * @returns undefined where nothing is told, as a file without a contact is none
 */
export function securityTxt(
  { email, phone }: Pick<ContactSettings, "email" | "phone">,
  { origin, now }: { origin: string; now: number },
): string | undefined {
  const contacts = [
    ...(email ? [`mailto:${encodeURI(email)}`] : []),
    ...(phone && isInternationalPhone(phone)
      ? [`tel:${canonicalPhone(phone).replace(/^00/, "+")}`]
      : []),
  ];
  if (contacts.length === 0) return undefined;
  // By whole days, so that everybody reads the same.
  const expires = (Math.floor(now / dayMs) + validDays) * dayMs;
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(expires).toISOString().replace(/\.\d+/, "")}`,
    "Preferred-Languages: ar, en",
    `Canonical: ${origin}${securityTxtPath}`,
  ];
  return `${lines.join("\n")}\n`;
}
