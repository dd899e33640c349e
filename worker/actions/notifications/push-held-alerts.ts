import { hasUnreadMessages } from "../../data/notifications/held-alerts.ts";
import {
  getNotificationToTell,
  listRecipients,
} from "../../data/notifications/notification-recipients.ts";
import type { HeldAlerts } from "../../data/plumbing/outbox.ts";
import type { Platform } from "../../platform.ts";
import { pushMessage } from "./push-message.ts";
import { pushNotification } from "./push-notification.ts";

/**
 * Sends alerts whose prayer is over, to readers who have not read what they are about. The present hour counts as
 * for a new alert. Safe to repeat: a repeated alert replaces the first.
 */
export async function pushHeldAlerts(
  platform: Platform,
  { readers, ...about }: HeldAlerts,
): Promise<void> {
  if ("notificationOf" in about) await pushUnread(platform, about.notificationOf, readers);
  else await Promise.all(readers.map((to) => pushUnreadMessages(platform, about, to)));
}

async function pushUnread(
  platform: Platform,
  notificationId: string,
  readers: readonly string[],
): Promise<void> {
  const { database } = platform;
  const notification = await getNotificationToTell(database, notificationId);
  if (!notification || notification.isMuted) return;
  const people = await listRecipients(database, notification, {
    among: readers,
    limit: readers.length,
  });
  await pushNotification(platform, notification, people);
}

async function pushUnreadMessages(
  platform: Platform,
  { conversationOf }: { conversationOf: string },
  to: string,
): Promise<void> {
  if (!(await hasUnreadMessages(platform.database, { conversationOf, reader: to }))) return;
  await pushMessage(platform, { to, traineeId: conversationOf });
}
