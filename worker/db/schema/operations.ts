import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { outboxTopics } from "../../../domain/operations/outbox.ts";
import { importKinds } from "../../../domain/operations/sheet/kinds.ts";
import { id, instant, oneOf, partOf } from "./columns.ts";

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
    topic: text({ enum: outboxTopics }).notNull(),
    payload: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    attempts: integer().notNull().default(0),
    availableAt: instant().notNull(),
    lastError: text(),
    createdAt: instant().notNull(),
    /** Since when it waits for a person, after the last try. */
    parkedAt: instant(),
  },
  (t) => [
    index("outbox_available").on(t.availableAt).where(sql`parked_at is null`),
    index("outbox_parked").on(t.parkedAt).where(sql`parked_at is not null`),
  ],
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

/**
 * What the starter data wrote of each row last, so that a later version follows only where nobody
 * else changed it; what was deleted stays noted, and is not written again.
 */
export const starterRows = sqliteTable(
  "starter_rows",
  {
    /** The table of the row. */
    noun: text().notNull(),
    id: text().notNull(),
    /** Its values as a JSON array; null until the row was written. */
    written: text(),
    /** The same, while a version is being applied. */
    wanted: text(),
  },
  (t) => [primaryKey({ columns: [t.noun, t.id] })],
);

/** What was brought in from a sheet, however many requests it took. */
export const imports = sqliteTable(
  "imports",
  {
    id: id(),
    kind: text({ enum: importKinds }).notNull(),
    createdAt: instant().notNull(),
    /** When its last rows were written: from then on it can be taken back for a while. */
    writtenAt: instant().notNull(),
    undoneAt: instant(),
    /** What taking it back did: how many rows went, stayed, and had an invitation already. */
    undone: text({ mode: "json" }).$type<{ removed: number; kept: number; invited: number }>(),
  },
  (t) => [
    check("imports_kind", oneOf(t.kind, importKinds)),
    index("imports_written").on(t.writtenAt),
  ],
);

/** The rows that an import made: of trainees, weights, measurements, exercises or meals, by its kind. */
export const importRows = sqliteTable(
  "import_rows",
  {
    importId: partOf(() => imports.id),
    rowId: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.rowId] }), index("import_rows_row").on(t.rowId)],
);
