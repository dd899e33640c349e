import { z } from "zod";
import {
  maxChosenTrainees,
  notificationFields,
  notificationTypes,
} from "../../notifications/notifications.ts";
import { field, id, pageCursor } from "../fields.ts";

/** The recipients of a notification sent by the reader. */
const sentTo = z.object({
  audience: z.enum(["all", "chosen", "one"]),
  /** The single recipient's name. */
  name: z.string().nullable(),
  recipients: z.number().int(),
  /** Number of readers. */
  reads: z.number().int(),
});

/** A notification in the reader's list. */
export const notification = z.object({
  id: z.string(),
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  /** The path inside the app that it opens. */
  link: z.string().nullable(),
  /** UTC milliseconds. */
  createdAt: z.number(),
  readAt: z.number().nullable(),
  /** Null for a received notification. */
  sentTo: sentTo.nullable(),
});
export type Notification = z.infer<typeof notification>;

export const notificationsQuery = z.strictObject({ cursor: pageCursor.optional() });
export type NotificationsQuery = z.infer<typeof notificationsQuery>;

/** Counted up to a hundred. */
const unread = z.number().int();

export const notificationsPage = z.object({
  /** Newest first. */
  notifications: z.array(notification),
  unread,
  next: z.string().nullable(),
});
export type NotificationsPage = z.infer<typeof notificationsPage>;

export const unreadLeft = z.object({ unread });
export type UnreadLeft = z.infer<typeof unreadLeft>;

export const readNotifications = z.strictObject({ ids: z.array(id).min(1).max(100) });

export const notificationParams = z.object({ id });

/** `id` is the copy's; sending it again changes nothing. */
export const resentNotification = z.strictObject({ id });

export const newNotification = z.strictObject({
  id,
  type: z.enum(notificationTypes),
  title: field(notificationFields.title),
  message: field(notificationFields.message),
  audience: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("all") }),
    z.strictObject({
      kind: z.literal("chosen"),
      traineeIds: z.array(id).min(1).max(maxChosenTrainees),
    }),
  ]),
});
export type NewNotification = z.infer<typeof newNotification>;
