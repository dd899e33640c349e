import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { conversationSides, messageKinds } from "../../../domain/conversations/conversation.ts";
import { id, instant } from "./columns.ts";
import { factsOf, ofBusiness } from "./facts.ts";
import { traineeProfiles } from "./people.ts";

/** The summary for lists and badges; the conversation's object holds the messages. */
export const conversations = sqliteTable(
  "conversations",
  {
    /** The trainee's id; one a trainee. */
    traineeId: text()
      .primaryKey()
      .references(() => traineeProfiles.id, { onDelete: "cascade" }),
    status: text({ enum: ["active", "closed"] })
      .notNull()
      .default("active"),
    /** Counts changes of the conversation, so that an older summary never replaces a newer one. */
    revision: integer().notNull().default(0),
    lastSeq: integer().notNull().default(0),
    lastMessageAt: instant(),
    lastMessageKind: text({ enum: messageKinds }),
    lastMessageText: text(),
    lastMessageFrom: text({ enum: conversationSides }),
    /** The trainer's last message, once the trainee has written after it. */
    trainerMessageAt: instant(),
    trainerMessageKind: text({ enum: messageKinds }),
    trainerMessageText: text(),
    unreadByTrainer: integer().notNull().default(0),
    unreadByTrainee: integer().notNull().default(0),
    /** The time of the oldest message unread by the trainer; null without one. */
    unreadSince: instant(),
    traineeSeenAt: instant(),
    /** The time since which this trainee alerts nobody; null if not muted. */
    mutedAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index("conversations_last_message").on(t.lastMessageAt),
    index("conversations_unread").on(t.unreadByTrainer).where(sql`unread_by_trainer > 0`),
  ],
);

/** The trainer's saved replies, sent with the person's name and form. */
export const savedReplies = sqliteTable("saved_replies", {
  id: id(),
  text: text().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

export const conversationsFacts = [
  factsOf(conversations, {
    copied: "summaries of the messages, which are there whole",
    keepsImported: "the import makes it; a message is asked for on its own",
  }),
  factsOf(savedReplies, { copied: ofBusiness, archived: { savedReplies: ["text", "createdAt"] } }),
];
