import { checkGuessable } from "../../../domain/accounts/guessable-password.ts";
import { checkPassword } from "../../../domain/accounts/password.ts";
import { readContactSettings } from "../../../domain/accounts/trainer-contact.ts";
import { MiranError } from "../../../domain/errors.ts";
import { readGeneralSettings } from "../../../domain/plumbing/settings.ts";
import { getSettings } from "../../data/plumbing/settings.ts";
import type { Platform } from "../../platform.ts";

/** The owner of the new password; the trainer's phone numbers are in the settings. */
export interface PasswordOwner {
  role: "trainer" | "trainee";
  name: string;
  email: string | null;
  phone: string | null;
}

/**
 * Throws the problem of a new password, from any author.
 * @param field the password's name in the request, for the refusal
 */
export async function requireNewPassword(
  { database }: Pick<Platform, "database">,
  { role, name, email, phone }: PasswordOwner,
  password: string,
  field: string,
): Promise<void> {
  const stored = await getSettings(database, "general", "contact");
  const { businessName } = readGeneralSettings(stored.general);
  const contact = readContactSettings(stored.contact);
  const numbers = role === "trainer" ? [contact.phone, contact.whatsApp] : [phone];
  const phones = numbers.filter((number) => number !== null);
  const problem =
    checkPassword(role, password) ??
    checkGuessable({ name, email: email ?? "", phones, businessName }, password);
  if (problem) throw new MiranError("invalid_request", { fields: { [field]: problem } });
}
