import type { NotificationToTell } from "../../data/notifications/notification-recipients.ts";
import type { PersonToTell } from "../../data/notifications/push-people.ts";
import type { Platform } from "../../platform.ts";
import { notificationLink } from "../../texts/links.ts";
import { pushPeople } from "./push-people.ts";

/**
 * Sends an alert of a notification to some of its recipients.
 * @returns the number of requests
 */
export const pushNotification = (
  platform: Platform,
  { id, type }: NotificationToTell,
  people: readonly PersonToTell[],
): Promise<number> =>
  pushPeople(platform, people, {
    type,
    tag: id.replaceAll("-", ""),
    about: { notificationOf: id },
    linkOf: ({ role }) => notificationLink(role, id),
  });
