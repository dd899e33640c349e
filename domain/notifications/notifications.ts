import type { FieldRule } from "../fields.ts";

/** The type of a notification; it decides icon, colour and opt-in. */
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

/** The fields of the trainer's notification. */
export const notificationFields = {
  title: { kind: "text", max: 120 },
  message: { kind: "text", max: 1000, lines: true },
} as const satisfies Record<string, FieldRule>;

/** Maximum trainees named in one request; more than that means everybody. */
export const maxChosenTrainees = 1000;

/** Notifications a page of a person's list. */
export const notificationsPerPage = 30;

/** The cap of the unread count. */
export const unreadCountedTo = 100;
