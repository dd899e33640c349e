import type { FieldRule } from "../fields.ts";

/** What a notification is about; it decides icon, colour and opt-in. */
export const notificationTypes = [
  "info",
  "success",
  "warning",
  "error",
  "weight",
  "exercise",
  "meal",
  "subscription",
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** What the trainer writes. */
export const notificationFields = {
  title: { kind: "text", max: 120 },
  message: { kind: "text", max: 1000, lines: true },
} as const satisfies Record<string, FieldRule>;

/** As many as one request can name; more than that is everyone. */
export const maxChosenTrainees = 1000;

/** Notifications of a page of the own list. */
export const notificationsPerPage = 30;

/** Unread ones are counted up to this many. */
export const unreadCountedTo = 100;
