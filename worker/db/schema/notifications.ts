import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { notificationTypes } from "../../../domain/notifications/notifications.ts";
import { accounts, sessions } from "./accounts.ts";
import { id, instant, partOf } from "./columns.ts";
import { factsOf } from "./facts.ts";

export const notifications = sqliteTable(
  "notifications",
  {
    id: id(),
    title: text().notNull(),
    message: text().notNull(),
    type: text({ enum: notificationTypes }).notNull().default("info"),
    senderId: text().references(() => accounts.id, { onDelete: "set null" }),
    /** Null for several recipients. */
    recipientId: text().references(() => accounts.id, { onDelete: "cascade" }),
    /** The path inside the app that it opens. */
    link: text(),
    createdAt: instant().notNull(),
    /** Whether the recipients were chosen, instead of everybody of that day. */
    chosen: integer({ mode: "boolean" }).notNull().default(false),
    /** Number of recipients without the sender, and of readers among them. */
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
 * A notification in one person's list; reading and deleting affect that person alone. The sender has one too, read
 * from the beginning.
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
    // All compared columns are in the key; otherwise the planner may choose the list's index.
    index("notification_deliveries_unread")
      .on(t.recipientId, t.readAt, t.deletedAt)
      .where(sql`read_at is null and deleted_at is null`),
    index("notification_deliveries_notification").on(t.notificationId, t.recipientId),
    index("notification_deliveries_over")
      .on(t.createdAt)
      .where(sql`read_at is not null or deleted_at is not null`),
  ],
);

/** A person's browser that accepts alerts (Web Push, RFC 8030). */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    id: id(),
    accountId: partOf(() => accounts.id),
    /** The browser's session; alerts end with it. */
    sessionId: partOf(() => sessions.id),
    endpoint: text().notNull().unique(),
    /** The browser's keys, base64url (RFC 8291). */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Consecutive failures; a subscription that the service reports as gone is deleted at once. */
    failures: integer().notNull().default(0),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [
    index("push_subscriptions_account").on(t.accountId),
    index("push_subscriptions_session").on(t.sessionId),
  ],
);

export const notificationsFacts = [
  factsOf(notifications, {
    copied: { notifications: "joined" },
    archived: {
      sentNotifications: [
        "type",
        "title",
        "message",
        "recipient",
        "recipients",
        "reads",
        "createdAt",
      ],
    },
  }),
  factsOf(notificationDeliveries, {
    copied: { notifications: ["type", "title", "message", "createdAt", "readAt"] },
  }),
  factsOf(pushSubscriptions, {
    copied: "a browser's address and keys, by which others could wake it",
    backup: "part of a session",
  }),
];
