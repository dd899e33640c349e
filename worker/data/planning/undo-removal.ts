import { sql } from "drizzle-orm";
import { undoableMs } from "../../../domain/libraries/removals.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { statement, toStatement } from "../../db/statement.ts";
import { refusalOf, refuseWhen } from "../proofs.ts";
import { countDays } from "../schedules/performance-days.ts";
import { type CopiedKind, copiedKinds } from "../schedules/schedule-copies.ts";
import type { TrainerScope } from "../scope.ts";
import { columnsOf, daysOfRemoval, tellOfRemoval } from "./removals.ts";
import { returnToTemplates } from "./row-replacement.ts";

/** What columns that came later and are never null hold in items of before. */
const laterDefaults: Record<string, string> = { progression_runs: "0", by_hand: "0" };

const refusals = ["too_late", "undone", "later_first"] as const;

/**
 * Brings back what a deletion took, as it was: the row, what waited of it on the days to come, and
 * what applied weeks carry on. An item that somebody changed since stays as they made it, and so
 * does a day that was planned since.
 * @returns `too_late` when there is no such deletion (any more); `undone` when it was undone before;
 * `later_first` when what took the row's place has left the library, too
 */
export async function undoRemoval(
  { db, now }: TrainerScope,
  kind: ScheduleKind,
  id: string,
): Promise<"restored" | (typeof refusals)[number]> {
  const copied = copiedKinds[kind];
  const { table, successors, isOpen } = copied;
  const columns = columnsOf[kind];
  // An item that was taken note of before a column was there has its default.
  const values = columns.map((column) => {
    const kept = `removed.item ->> '${column}'`;
    const usual = laterDefaults[column];
    return usual === undefined ? kept : `coalesce(${kept}, ${usual})`;
  });
  const sets = columns.map((column, nth) => `${column} = ${values[nth]}`);
  const run = (query: string) => statement(db.$client, query, { id, now });
  const known = sql`select 1 from library_removals where id = ${id} and kind = ${kind}
    and created_at > ${now - undoableMs}`;
  const proof = refuseWhen(db, [
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
  ]);
  try {
    await db.$client.batch([
      toStatement(db, proof),
      run(`update ${kind} set deleted_at = null
        where id = (select row_id from library_removals where id = :id)`),
      run(`insert into ${table} (${columns.join(", ")})
        select ${values.join(", ")} from removed_items removed
        join library_removals removal on removal.id = removed.removal_id
        join weekly_schedules week on week.id = removed.item ->> 'schedule_id'
        where removed.removal_id = :id and removal.replaced_by is null
          and not exists (${plannedSince(copied)})
        on conflict do nothing`),
      run(`update ${table} as item set ${sets.join(", ")}
        from removed_items removed join library_removals removal on removal.id = removed.removal_id
        where removed.removal_id = :id and removal.replaced_by is not null
          and item.id = removed.item_id and item.updated_at = removal.created_at and ${isOpen}`),
      run(returnToTemplates(kind)),
      run(`delete from ${successors} where removal_id = :id`),
      run(`update ${successors} set superseded_by = null where superseded_by = :id`),
      toStatement(db, countDays(db, daysOfRemoval(id), now)),
      toStatement(db, tellOfRemoval(db, id, kind, now)),
      run("delete from removed_items where removal_id = :id"),
      run("update library_removals set undone_at = :now where id = :id"),
    ]);
    return "restored";
  } catch (error) {
    const refusal = refusalOf(error, refusals);
    if (refusal) return refusal;
    throw error;
  }
}

/**
 * What the trainer put on a removed item's day, or changed there, since. Another removal plans no
 * day, nor does who eats something else.
 */
const plannedSince = ({ table, ownColumn }: CopiedKind) => `
  select 1 from ${table} other
  where other.schedule_id = week.id and other.day_of_week = removed.item ->> 'day_of_week'
    and other.updated_at > removal.created_at
    ${ownColumn ? `and other.${ownColumn} is null` : ""} and not exists (
      select 1 from library_removals later
      cross join removed_items moved on moved.removal_id = later.id and moved.item_id = other.id
      where later.created_at = other.updated_at)`;
