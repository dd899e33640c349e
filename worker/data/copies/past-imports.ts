import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { LocalDate } from "../../../domain/calendar.ts";
import { type PastApp, pastLimits } from "../../../domain/copies/past/past.ts";
import { batchOf } from "../../db/batch.ts";
import { imports, pastImports } from "../../db/schema.ts";
import { refusalIn, refusalOf, refuseWhen } from "../proofs.ts";
import type { TraineeScope } from "../scope.ts";
import { remainingValues, valueRemovals } from "./body-imports.ts";
import { isImportOver, noteMade, touchImport } from "./imports.ts";
import { setRemovals } from "./past-sets.ts";
import { recount, totalDays, totalRemovals, unchangedTotals } from "./past-totals.ts";

const t = pastImports;

type Statements = readonly BatchItem<"sqlite">[];

/** The rows of a portion, and how to store them. */
export interface PastRows {
  /** The number of the portion's values that the import has made, an expression. */
  made: SQL;
  before: Statements;
  /** A query of `id` of the made rows for `import_rows`; days of exercises name their import themselves. */
  noted?: SQL;
  /** A condition between the two, under which nothing is written. */
  isFull?: SQL;
  after: Statements;
}

interface PastImport {
  id: string;
  app: PastApp;
  file: string;
}

const refusals = ["no_person", "of_another", "import_over", "past_full"] as const;
type Refusal = (typeof refusals)[number];

/**
 * Writes a portion of a person's past in one batch, all or nothing, and once.
 * @returns the number of its values that the import has made by now, and of all its values
 */
export async function writePastRows(
  { db, traineeId, now, actor }: TraineeScope,
  { id, app, file }: PastImport,
  { made, before, noted, isFull = sql`false`, after }: PastRows,
): Promise<{ made: number; total: number } | Refusal> {
  const own = sql`coalesce((select ${t.total} from ${t} where ${t.id} = ${id}), 0)`;
  const all = sql`(select sum(${t.total}) from ${t}
    where ${t.traineeId} = ${traineeId} and ${t.undoneAt} is null)`;
  const count = sql`(select count(*) from ${t} where ${t.traineeId} = ${traineeId})`;
  const addMade = (sign: SQL) =>
    db
      .update(t)
      .set({ total: sql`${t.total} ${sign} ${made}` })
      .where(eq(t.id, id));
  try {
    const { sums } = await batchOf(db, {
      proof: refuseWhen(db, [
        [sql`not exists (select 1 from trainee_profiles where id = ${traineeId})`, "no_person"],
        [
          sql`exists (select 1 from ${t} where ${t.id} = ${id} and ${t.traineeId} <> ${traineeId})`,
          "of_another",
        ],
        [isImportOver(id, "past"), "import_over"],
        [
          sql`exists (select 1 from ${t} where ${t.id} = ${id} and ${t.undoneAt} is not null)`,
          "import_over",
        ],
      ]),
      begun: touchImport(db, { id, kind: "past", now }),
      begunPast: db
        .insert(t)
        .values({
          id,
          traineeId,
          app,
          file,
          importedBy: actor.kind,
          createdAt: now,
          writtenAt: now,
        })
        .onConflictDoUpdate({ target: t.id, set: { writtenAt: now } }),
      // A repetition has made some of them before.
      without: addMade(sql`-`),
      before,
      noted: noted && noteMade(db, id, noted),
      with: addMade(sql`+`),
      limits: refuseWhen(db, [
        [sql`${all} > ${pastLimits.values}`, "past_full"],
        [sql`${count} > ${pastLimits.imports}`, "past_full"],
        [isFull, "past_full"],
      ]),
      after,
      // An import that made nothing leaves nothing.
      idle: db.delete(t).where(and(eq(t.id, id), eq(t.total, 0))),
      idleImport: db
        .delete(imports)
        .where(
          sql`${imports.id} = ${id} and not exists (select 1 from ${t} where ${t.id} = ${id})`,
        ),
      sums: db
        .select({
          made: sql<number>`${made}`.as("portion_made"),
          total: sql<number>`${own}`.as("import_total"),
        })
        .from(sql`(select 1)`),
    });
    return { made: sums[0]?.made ?? 0, total: sums[0]?.total ?? 0 };
  } catch (error) {
    const refusal = refusalOf(error, refusals);
    if (refusal) return refusal;
    throw error;
  }
}

/** An import of this person, with the days that its undo counts again. */
export async function getPastImport(scope: TraineeScope, id: string) {
  const { db, traineeId } = scope;
  const { found, days } = await batchOf(db, {
    found: db
      .select({
        writtenAt: t.writtenAt,
        undoneAt: t.undoneAt,
        total: t.total,
        undone: imports.undone,
      })
      .from(t)
      .leftJoin(imports, eq(imports.id, t.id))
      .where(and(eq(t.id, id), eq(t.traineeId, traineeId))),
    days: totalDays(scope, id),
  });
  return found[0] && { ...found[0], days: days.map(({ date }) => date) };
}

/**
 * Undoes an import of a past in one batch: deletes its days of exercises, its weights and measurements, and the steps
 * and meals that were not changed since.
 * @param read what the caller read; a portion since then refuses the undo
 * @returns the refusal: `known` if it is undone already, `moved` for a portion since
 */
export function undoPastRows(
  scope: TraineeScope,
  id: string,
  read: { writtenAt: number; days: readonly LocalDate[] },
) {
  const { db, traineeId, now } = scope;
  const own = and(eq(t.id, id), eq(t.traineeId, traineeId));
  const removed = sql`((select count(*) from past_days where import_id = ${id})
    + (select count(*) from (${remainingValues(id)} union all ${unchangedTotals(id)})))`;
  const total = sql`(select ${t.total} from ${t} where ${t.id} = ${id})`;
  const isMine = sql`select 1 from ${t} where ${own}`;
  const batch = batchOf(db, {
    proof: refuseWhen(db, [
      [sql`exists (${isMine} and ${t.undoneAt} is not null)`, "known"],
      [sql`not exists (${isMine} and ${t.writtenAt} = ${read.writtenAt})`, "moved"],
    ]),
    // Counted before the deletion: later statements read the remaining rows.
    undone: db
      .update(imports)
      .set({
        undoneAt: now,
        undone: sql`json_object('removed', ${removed}, 'kept', ${total} - ${removed}, 'invited', 0)`,
      })
      .where(eq(imports.id, id)),
    undonePast: db.update(t).set({ undoneAt: now }).where(own),
    sets: setRemovals(scope, id),
    values: valueRemovals(scope, id),
    totals: totalRemovals(scope, id),
    counted: recount(scope, sql`select value as date from json_each(${JSON.stringify(read.days)})`),
  });
  return refusalIn(["known", "moved"], batch);
}

/** The latest imports, as a query. */
export const latestPastImports = ({ db, traineeId }: TraineeScope) =>
  db
    .select({
      id: t.id,
      app: t.app,
      file: t.file,
      by: t.importedBy,
      createdAt: t.createdAt,
      writtenAt: t.writtenAt,
      undoneAt: t.undoneAt,
      total: t.total,
    })
    .from(t)
    .where(eq(t.traineeId, traineeId))
    .orderBy(sql`${t.createdAt} desc`)
    .limit(shownImports);

const shownImports = 30;
