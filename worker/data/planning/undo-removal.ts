import { sql } from "drizzle-orm";
import { undoableMs } from "../../../domain/changes/undo.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { statement, toStatement } from "../../db/statement.ts";
import { bringBack, putBack } from "../changes/noted-rows.ts";
import { batchUnless } from "../proofs.ts";
import { countDays } from "../schedules/performance-days.ts";
import { type CopiedKind, copiedKinds } from "../schedules/schedule-copies.ts";
import type { TrainerScope } from "../scope.ts";
import { daysOfRemoval, tellOfRemoval } from "./removals.ts";
import { returnToTemplates } from "./row-replacement.ts";

/**
 * Undoes a deletion: restores the row, its items of coming days and the copies of applied weeks. Items changed
 * since stay, and so do days planned since.
 * @returns the refusal: `too_late` for an unknown or expired deletion, `undone` for an undone one,
 *   `later_first` if its replacement was deleted, too
 */
export async function undoRemoval(
  { db, now }: TrainerScope,
  kind: ScheduleKind,
  id: string,
): Promise<"undone" | "too_late" | "later_first" | undefined> {
  const copied = copiedKinds[kind];
  const { table, successors, isOpen } = copied;
  const run = (query: string) => statement(db.$client, query, { change: id, now });
  const noted = `noted as materialized (
    select trainee_id, '${table}' as noun, item_id as row_id, item as row
    from removed_items where removal_id = :change)`;
  const known = sql`select 1 from library_removals where id = ${id} and kind = ${kind}
    and created_at > ${now - undoableMs.removal}`;
  return batchUnless(
    db,
    [
      [sql`not exists (${known})`, "too_late"],
      [sql`not exists (${known} and undone_at is null)`, "undone"],
      // The later one is undone first, because it changed days of this one.
      [
        sql`exists (select 1 from library_removals removal
        join library_removals later on later.kind = removal.kind
          and later.row_id = removal.replaced_by and later.undone_at is null
        where removal.id = ${id})`,
        "later_first",
      ],
    ],
    [
      run(`update ${kind} set deleted_at = null
        where id = (select row_id from library_removals where id = :change)`),
      run(bringBack(table, noted, isFree(copied))),
      run(
        putBack(
          table,
          noted,
          `exists (select 1 from ${table} item where item.id = noted.row_id and ${isOpen})`,
        ),
      ),
      run(returnToTemplates(kind)),
      run(`delete from ${successors} where removal_id = :change`),
      run(`update ${successors} set superseded_by = null where superseded_by = :change`),
      toStatement(db, countDays(db, daysOfRemoval(id), now)),
      toStatement(db, tellOfRemoval(db, id, kind, now)),
      run("delete from removed_items where removal_id = :change"),
      run("update library_removals set undone_at = :now where id = :change"),
    ],
  );
}

/**
 * Whether an item has no replacement, and its existing week has no later plan or change of its day. Another
 * removal plans no day, nor does a substitute.
 */
const isFree = ({ table, ownColumn }: CopiedKind) => `exists (
    select 1 from library_removals removal
    join weekly_schedules week on week.id = noted.row ->> 'schedule_id'
    where removal.id = :change and removal.replaced_by is null and not exists (
      select 1 from ${table} other
      where other.schedule_id = week.id and other.day_of_week = noted.row ->> 'day_of_week'
        and other.updated_at > removal.created_at
        ${ownColumn ? `and other.${ownColumn} is null` : ""} and not exists (
          select 1 from library_removals later where later.id = other.written_by)))`;
