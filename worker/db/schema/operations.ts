import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.ts";

/** The trainer's settings, a row a section (`general`, `security`, `contact`, `registration` …). */
export const settings = sqliteTable("settings", {
  section: text().primaryKey(),
  value: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
  updatedAt: instant().notNull(),
});

/** Effects that must happen after a commit (mail, erasing objects and files), at least once. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: id(),
    topic: text({
      enum: [
        "send_mail",
        "erase_conversation",
        "erase_inbox",
        "erase_files",
        "end_live_sessions",
        "tell_inboxes",
        "fan_out_notification",
      ],
    }).notNull(),
    payload: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    attempts: integer().notNull().default(0),
    availableAt: instant().notNull(),
    lastError: text(),
    createdAt: instant().notNull(),
  },
  (t) => [index("outbox_available").on(t.availableAt)],
);

/** What each cron run did; the trainer's settings show the latest. */
export const cronRuns = sqliteTable(
  "cron_runs",
  {
    id: id(),
    job: text().notNull(),
    startedAt: instant().notNull(),
    finishedAt: instant(),
    counts: text({ mode: "json" }).$type<Record<string, number>>().notNull().default(sql`'{}'`),
    error: text(),
  },
  (t) => [
    index("cron_runs_job").on(t.job, t.startedAt),
    index("cron_runs_started").on(t.startedAt),
  ],
);
