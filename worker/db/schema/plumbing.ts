import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { outboxTopics } from "../../../domain/plumbing/outbox.ts";
import { id, instant } from "./columns.ts";
import { factsOf, ofBusiness } from "./facts.ts";

/** The trainer's settings, a row a section (`general`, `security`, `contact`, `registration` …). */
export const settings = sqliteTable("settings", {
  section: text().primaryKey(),
  value: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
  updatedAt: instant().notNull(),
});

/** Orders of work after a commit (mail, erasing objects and files), done at least once. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: id(),
    topic: text({ enum: outboxTopics }).notNull(),
    payload: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    attempts: integer().notNull().default(0),
    availableAt: instant().notNull(),
    lastError: text(),
    createdAt: instant().notNull(),
    /** The time of parking, after the last try. */
    parkedAt: instant(),
  },
  (t) => [
    index("outbox_available").on(t.availableAt).where(sql`parked_at is null`),
    index("outbox_parked").on(t.parkedAt).where(sql`parked_at is not null`),
  ],
);

export const plumbingFacts = [
  factsOf(settings, { copied: ofBusiness, archived: { settings: ["section", "value"] } }),
  factsOf(outbox, {
    copied: "work of the product after its own commits",
    backup: "its work has happened since, and would happen twice",
  }),
];
