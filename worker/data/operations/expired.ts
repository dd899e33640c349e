import { and, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { columnName } from "../../db/insert-select.ts";
import {
  accessAttempts,
  cronRuns,
  exerciseDays,
  exercises,
  importRows,
  imports,
  invitations,
  libraryRemovals,
  mailTokens,
  meals,
  notificationDeliveries,
  notifications,
  packedExerciseDays,
  pastExerciseDays,
  pastNames,
  performedSets,
  refreshTokens,
  removedItems,
  scheduleExercises,
  scheduleMeals,
  sessions,
  templateJobMembers,
  templateJobRows,
  templateJobs,
  templates,
  traineeJobMembers,
  traineeJobs,
} from "../../db/schema.ts";

interface Kind {
  table: SQLiteTable;
  key: SQLiteColumn | SQL;
  instant: SQLiteColumn;
  only?: SQL;
}

/** Expiring tables: the key, and the instant from which the time counts. */
const perishable = {
  sessions: { table: sessions, key: sessions.id, instant: sessions.expiresAt },
  endedSessions: { table: sessions, key: sessions.id, instant: sessions.endedAt },
  refreshTokens: {
    table: refreshTokens,
    key: refreshTokens.hash,
    instant: refreshTokens.createdAt,
  },
  mailTokens: { table: mailTokens, key: mailTokens.hash, instant: mailTokens.expiresAt },
  invitations: { table: invitations, key: invitations.id, instant: invitations.expiresAt },
  accessAttempts: {
    table: accessAttempts,
    key: accessAttempts.key,
    instant: accessAttempts.lastFailedAt,
  },
  cronRuns: { table: cronRuns, key: cronRuns.id, instant: cronRuns.startedAt },
  /** Read or deleted deliveries, by the time of delivery. */
  finishedDeliveries: {
    table: notificationDeliveries,
    key: sql`rowid`,
    instant: notificationDeliveries.createdAt,
    only: sql`(read_at is not null or deleted_at is not null)`,
  },
  notifications: {
    table: notifications,
    key: notifications.id,
    instant: notifications.createdAt,
  },
  /** Removals that can no longer be undone; history has its own copies. `releaseExpired` comes first. */
  libraryRemovals: {
    table: libraryRemovals,
    key: libraryRemovals.id,
    instant: libraryRemovals.createdAt,
  },
  /** The effects stay; the undo data expires. */
  traineeJobs: { table: traineeJobs, key: traineeJobs.id, instant: traineeJobs.createdAt },
  templateJobs: { table: templateJobs, key: templateJobs.id, instant: templateJobs.createdAt },
  /** Undo data of jobs. */
  templateJobRows: {
    table: templateJobRows,
    key: sql`rowid`,
    instant: templateJobRows.notedAt,
  },
  deletedTemplates: { table: templates, key: templates.id, instant: templates.deletedAt },
  /** The imported rows stay; the undo expires. */
  imports: { table: imports, key: imports.id, instant: imports.writtenAt },
  deletedMeals: { table: meals, key: meals.id, instant: meals.deletedAt },
  deletedExercises: { table: exercises, key: exercises.id, instant: exercises.deletedAt },
} as const satisfies Record<string, Kind>;

export type Perishable = keyof typeof perishable;

/**
 * Deletes at most `limit` rows with an instant before the given one, and by foreign keys their parts.
 * @returns the number of deleted rows, without parts
 */
export async function deleteExpired(
  client: DatabaseClient,
  kind: Perishable,
  { before, limit }: { before: number; limit: number },
): Promise<number> {
  const db = connect(client);
  const { table, instant, only, key: keyColumn }: Kind = perishable[kind];
  const key = sql`${keyColumn}`;
  const old = db
    .select({ key: key.as("key") })
    .from(table)
    .where(and(lt(instant, before), only))
    .limit(limit);
  const { meta } = await db.delete(table).where(inArray(key, old)).run();
  return meta.changes;
}

/** Parts and references of one row, of any number, so that its own deletion would take too long. */
const hanging: Partial<Record<Perishable, { table: SQLiteTable; on: SQLiteColumn }[]>> = {
  libraryRemovals: [{ table: removedItems, on: removedItems.removalId }],
  traineeJobs: [{ table: traineeJobMembers, on: traineeJobMembers.jobId }],
  templateJobs: [{ table: templateJobMembers, on: templateJobMembers.jobId }],
  imports: [{ table: importRows, on: importRows.importId }],
  deletedMeals: [{ table: scheduleMeals, on: scheduleMeals.mealId }],
  deletedExercises: [
    { table: scheduleExercises, on: scheduleExercises.exerciseId },
    { table: performedSets, on: performedSets.exerciseId },
    { table: exerciseDays, on: exerciseDays.exerciseId },
    { table: packedExerciseDays, on: packedExerciseDays.exerciseId },
    { table: pastExerciseDays, on: pastExerciseDays.exerciseId },
    { table: pastNames, on: pastNames.exerciseId },
  ],
};

/**
 * Deletes at most `limit` parts of expiring rows, or clears references in history.
 * @returns their number
 */
export async function releaseExpired(
  client: DatabaseClient,
  kind: Perishable,
  { before, limit }: { before: number; limit: number },
): Promise<number> {
  const db = connect(client);
  const { table: expiring, key, instant }: Kind = perishable[kind];
  let left = limit;
  for (const { table, on } of hanging[kind] ?? []) {
    const old = sql`(select rowid from ${table}
      where ${on} in (select ${key} from ${expiring} where ${instant} < ${before}) limit ${left})`;
    const column = sql.identifier(columnName(on));
    const { meta } = await db.run(
      on.notNull
        ? sql`delete from ${table} where rowid in ${old}`
        : sql`update ${table} set ${column} = null where rowid in ${old}`,
    );
    left -= meta.changes;
    if (left <= 0) break;
  }
  return limit - left;
}
