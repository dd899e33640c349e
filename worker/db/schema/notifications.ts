import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { notificationTypes } from "../../../domain/notifications/notifications.ts";
import { accounts, sessions } from "./accounts.ts";
import { id, instant, partOf } from "./columns.ts";

export const notifications = sqliteTable(
  "notifications",
  {
    id: id(),
    title: text().notNull(),
    message: text().notNull(),
    type: text({ enum: notificationTypes }).notNull().default("info"),
    senderId: text().references(() => accounts.id, { onDelete: "set null" }),
    /** Null means that it went to many. */
    recipientId: text().references(() => accounts.id, { onDelete: "cascade" }),
    /** A path inside the app that it opens. */
    link: text(),
    createdAt: instant().notNull(),
    /** Whether those many were chosen, instead of everyone of that day. */
    chosen: integer({ mode: "boolean" }).notNull().default(false),
    /** How many it went to beside its sender, and how many of them have read it. */
    recipients: integer().notNull().default(0),
    reads: integer().notNull().default(0),
  },
  (t) => [
    index("notifications_created").on(t.createdAt, t.id),
    index("notifications_recipient").on(t.recipientId, t.createdAt),
    index("notifications_sender").on(t.senderId),
  ],
);

/**
 * A notification in one person's list: reading and deleting it concern only that person. Who sent
 * one has it, too, read from the beginning.
 */
export const notificationDeliveries = sqliteTable(
  "notification_deliveries",
  {
    recipientId: partOf(() => accounts.id),
    notificationId: partOf(() => notifications.id),
    createdAt: instant().notNull(),
    readAt: instant(),
    deletedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.recipientId, t.notificationId] }),
    index("notification_deliveries_list")
      .on(t.recipientId, t.createdAt, t.notificationId)
      .where(sql`deleted_at is null`),
    // All that the condition compares is in the key: else the list's index looks just as good.
    index("notification_deliveries_unread")
      .on(t.recipientId, t.readAt, t.deletedAt)
      .where(sql`read_at is null and deleted_at is null`),
    index("notification_deliveries_notification").on(t.notificationId, t.recipientId),
    index("notification_deliveries_over")
      .on(t.createdAt)
      .where(sql`read_at is not null or deleted_at is not null`),
  ],
);

/** A browser that a person let us wake (Web Push, RFC 8030). */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    id: id(),
    accountId: partOf(() => accounts.id),
    /** Where the browser signed in: with the session ends what it is sent. */
    sessionId: partOf(() => sessions.id),
    endpoint: text().notNull().unique(),
    /** The browser's keys, base64url (RFC 8291). */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Failures in a row; what the push service calls gone is deleted at once. */
    failures: integer().notNull().default(0),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [
    index("push_subscriptions_account").on(t.accountId),
    index("push_subscriptions_session").on(t.sessionId),
  ],
);
