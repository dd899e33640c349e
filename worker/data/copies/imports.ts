import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { UndoneImport } from "../../../domain/contract/copies/imports.ts";
import type { ImportKind, StoredImportKind } from "../../../domain/copies/sheet/kinds.ts";
import { batchOf } from "../../db/batch.ts";
import type { Database } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { importRows, imports } from "../../db/schema.ts";
import { isTakenBack } from "../changes/taken-back.ts";
import { tellMany } from "../plumbing/outbox.ts";
import { refusalIn, refusalOf, refuseWhen } from "../proofs.ts";
import type { TrainerScope } from "../scope.ts";

const t = imports;

export interface StoredImport {
  kind: ImportKind;
  createdAt: number;
  writtenAt: number;
  undoneAt: number | null;
  undone: UndoneImport | null;
}

/** An import of a sheet; those of a person's past are `getPastImport`'s. */
export async function getImport(
  { db }: TrainerScope,
  id: string,
): Promise<StoredImport | undefined> {
  const [[stored]] = await db.batch([
    db
      .select({
        kind: t.kind,
        createdAt: t.createdAt,
        writtenAt: t.writtenAt,
        undoneAt: t.undoneAt,
        undone: t.undone,
      })
      .from(t)
      .where(eq(t.id, id)),
  ]);
  if (!stored || stored.kind === "past") return undefined;
  return { ...stored, kind: stored.kind };
}

/** Begins an import, or moves the start of its undo to now. */
export const touchImport = (
  db: Database,
  { id, kind, now }: { id: string; kind: StoredImportKind; now: number },
) =>
  db
    .insert(t)
    .values({ id, kind, createdAt: now, writtenAt: now })
    .onConflictDoUpdate({ target: t.id, set: { writtenAt: now } });

/** Whether an id is an import's of another kind, or of one that was undone. */
export const isImportOver = (id: string, kind: StoredImportKind) =>
  sql`exists (select 1 from ${t} where ${t.id} = ${id}
    and (${t.kind} <> ${kind} or ${t.undoneAt} is not null))`;

/**
 * Notes the made rows of an import, each once.
 * @param made a query of `id`
 */
export const noteMade = (db: Database, importId: string, made: SQL) =>
  insertSelect(
    db,
    importRows,
    { importId, rowId: sql`made.id` },
    sql`from (${made}) made where true`,
  ).onConflictDoNothing();

/** Whether an import made a row already; `rowId` is an expression over the new rows. */
export const isMadeBy = (importId: string, rowId: SQL) =>
  sql`exists (select 1 from ${importRows} where import_id = ${importId} and row_id = ${rowId})`;

/** All rows of an import, as a query of `row_id`. */
export const madeBy = (importId: string) =>
  sql`(select row_id from ${importRows} where import_id = ${importId})`;

const refusals = ["import_over", "no_plan"] as const;
type Refusal = (typeof refusals)[number];

interface Writing {
  id: string;
  kind: ImportKind;
  /** Possible ids of the portion's rows. */
  ids: readonly string[];
  /** Refusals besides an undone import. */
  proofs?: readonly (readonly [SQL, Refusal])[];
}

/**
 * Writes a portion of an import in one batch, all or nothing, and once.
 * @param statements insert the rows that this import has not made yet
 * @param made a query of `id` of the inserted rows
 * @returns the portion's ids that are this import's, and the number of all its rows
 */
export async function writePortion(
  { db, now }: TrainerScope,
  { id, kind, ids, proofs = [] }: Writing,
  statements: readonly BatchItem<"sqlite">[],
  made: SQL,
): Promise<{ made: ReadonlySet<string>; total: number } | Refusal> {
  const reads = {
    rows: db
      .select({ rowId: importRows.rowId })
      .from(importRows)
      .where(
        and(
          eq(importRows.importId, id),
          sql`${importRows.rowId} in (select value from json_each(${JSON.stringify(ids)}))`,
        ),
      ),
    sum: db
      .select({ total: sql<number>`count(*)`.as("made_total") })
      .from(importRows)
      .where(eq(importRows.importId, id)),
  };
  const writes: BatchItem<"sqlite">[] = [
    refuseWhen(db, [[isImportOver(id, kind), "import_over"], ...proofs]),
    touchImport(db, { id, kind, now }),
    ...statements,
    noteMade(db, id, made),
    tellOfImport(db, kind, now),
  ];
  try {
    const { rows, sum } = await batchOf(db, { writes, ...reads });
    return { made: new Set(rows.map(({ rowId }) => rowId)), total: sum[0]?.total ?? 0 };
  } catch (error) {
    const refusal = refusalOf(error, refusals);
    if (refusal) return refusal;
    throw error;
  }
}

const listOf = {
  trainees: "trainees",
  body: "trainees",
  exercises: "exercises",
  meals: "meals",
} as const satisfies Record<ImportKind, string>;

/** Updates the trainer's open lists. */
const tellOfImport = (db: Database, kind: ImportKind, now: number) =>
  tellMany(db, {
    people: sql`select id from accounts where role = 'trainer'`,
    event: { type: "list", what: listOf[kind] },
    now,
  });

/**
 * Undoes an import in one batch.
 * @param removable a query of ids of unused rows
 * @param invited the number of them with a sent invitation
 * @param statements delete these rows
 * @returns the refusal: `known` if the import is undone already
 */
export function undoImportRows(
  { db, now }: TrainerScope,
  { id, kind, removable, invited }: { id: string; kind: ImportKind; removable: SQL; invited: SQL },
  statements: readonly BatchItem<"sqlite">[],
) {
  const removed = sql`(select count(*) from (${removable}))`;
  const kept = sql`(select count(*) from ${madeBy(id)}) - ${removed}`;
  const batch = batchOf(db, {
    proof: refuseWhen(db, [[isTakenBack("imports", id), "known"]]),
    // Counted before the deletion: later statements read the remaining rows.
    undone: db
      .update(t)
      .set({
        undoneAt: now,
        undone: sql`json_object('removed', ${removed}, 'kept', ${kept}, 'invited', ${invited})`,
      })
      .where(eq(t.id, id)),
    statements,
    told: tellOfImport(db, kind, now),
  });
  return refusalIn(["known"], batch);
}
