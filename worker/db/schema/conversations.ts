import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { conversationSides, messageKinds } from "../../../domain/conversations/conversation.ts";
import { id, instant } from "./columns.ts";
import { traineeProfiles } from "./people.ts";

/** The summary that lists and badges read; the messages are the conversation object's own. */
export const conversations = sqliteTable(
  "conversations",
  {
    /** One a trainee: the trainee's id. */
    traineeId: text()
      .primaryKey()
      .references(() => traineeProfiles.id, { onDelete: "cascade" }),
    status: text({ enum: ["active", "closed"] })
      .notNull()
      .default("active"),
    /** Counts the changes of the conversation: a summary never follows an older one back. */
    revision: integer().notNull().default(0),
    lastSeq: integer().notNull().default(0),
    lastMessageAt: instant(),
    lastMessageKind: text({ enum: messageKinds }),
    lastMessageText: text(),
    lastMessageFrom: text({ enum: conversationSides }),
    unreadByTrainer: integer().notNull().default(0),
    unreadByTrainee: integer().notNull().default(0),
    /** When the oldest message came that the trainer has not read; null when all are. */
    unreadSince: instant(),
    traineeSeenAt: instant(),
    /** Since when what this trainee writes and does rings nobody; null while it does. */
    mutedAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index("conversations_last_message").on(t.lastMessageAt),
    index("conversations_unread").on(t.unreadByTrainer).where(sql`unread_by_trainer > 0`),
  ],
);

/** What the trainer says often, to be sent with the person's own name and gender. */
export const savedReplies = sqliteTable("saved_replies", {
  id: id(),
  text: text().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});
