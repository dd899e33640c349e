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
 * Brings back what a deletion took, as it was: the row, what waited of it on the days to come, and
 * what applied weeks carry on. An item that somebody changed since stays as they made it, and so
 * does a day that was planned since.
 * @returns why nothing was done: `too_late` when there is no such deletion (any more); `undone` when it was before;
 * `later_first` when what took the row's place has left the library, too
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
      // The later one is undone first: only then are the days as this one left them.
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
 * Whether nothing took an item's place, and its week is there, without anything that the trainer put on its day,
 * or changed there, since. Another removal plans no day, nor does who eats something else.
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
