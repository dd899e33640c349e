import { sql } from "drizzle-orm";
import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.ts";
import { factsOf, ofDeployment } from "./facts.ts";

/** Results of cron runs; the trainer's settings show the latest. */
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

/**
 * The last values that the starter data wrote to each row. A later version updates only rows that nobody changed.
 * Deleted rows stay listed and are not written again.
 */
export const starterRows = sqliteTable(
  "starter_rows",
  {
    /** The table of the row. */
    noun: text().notNull(),
    id: text().notNull(),
    /** Its values as a JSON array; null until the row was written. */
    written: text(),
    /** The values of a version that is being applied. */
    wanted: text(),
  },
  (t) => [primaryKey({ columns: [t.noun, t.id] })],
);

export const operationsFacts = [
  factsOf(cronRuns, { copied: ofDeployment, backup: "about the deployment that ran them" }),
  factsOf(starterRows, { copied: "versions of the starter library's rows" }),
];
