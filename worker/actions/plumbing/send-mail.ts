import { readGeneralSettings } from "../../../domain/plumbing/settings.ts";
import type { OutboxEntry } from "../../data/plumbing/outbox.ts";
import { noteSending } from "../../data/plumbing/outbox-claims.ts";
import { getSettings } from "../../data/plumbing/settings.ts";
import type { MailMessage, Platform } from "../../platform.ts";

/** Sends a mail in the name of the business, where it has one. */
export async function sendMail(platform: Platform, message: MailMessage): Promise<void> {
  const { general } = await getSettings(platform.database, "general");
  await platform.mail.send(message, readGeneralSettings(general).businessName ?? undefined);
}

/** Sends an ordered mail. That it is on its way is noted first: one whose end nobody noted is not sent again. */
export async function sendOrderedMail(
  platform: Platform,
  entry: OutboxEntry & { topic: "send_mail" },
): Promise<void> {
  if (!(await noteSending(platform.database, entry))) throw new Error("was taken over");
  await sendMail(platform, entry.payload);
}
