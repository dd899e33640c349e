import { readGeneralSettings } from "../../../domain/plumbing/settings.ts";
import { getSettings } from "../../data/plumbing/settings.ts";
import type { MailMessage, Platform } from "../../platform.ts";

/** Sends a mail in the name of the business, if set. */
export async function sendMail(platform: Platform, message: MailMessage): Promise<void> {
  const { general } = await getSettings(platform.database, "general");
  await platform.mail.send(message, readGeneralSettings(general).businessName ?? undefined);
}
