import { type SQL, sql } from "drizzle-orm";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import type { Database } from "../../db/client.ts";
import { statement, toStatement } from "../../db/statement.ts";
import { noteOf } from "../changes/noted-rows.ts";
import { tellMany } from "../plumbing/outbox.ts";
import { batchUnless } from "../proofs.ts";
import { countDays } from "../schedules/performance-days.ts";
import { copiedKinds } from "../schedules/schedule-copies.ts";
import type { TrainerScope } from "../scope.ts";
import { itemsToCome, toComeFrom, type ZoneDay } from "./days-to-come.ts";
import {
  replaceInTemplates,
  replaceItems,
  succeedItems,
  supersedeSuccessors,
} from "./row-replacement.ts";

type Refusal = "taken" | "gone" | "no_such_replacement" | "changed_meanwhile";

/** The deletion of a library row, or its replacement by another. */
interface RowRemoval {
  id: string;
  kind: ScheduleKind;
  rowId: string;
  replaceBy: string | null;
}

/** Whether this deletion is stored already. */
export async function isRemoved(
  { db }: TrainerScope,
  { id, kind, rowId, replaceBy }: RowRemoval,
): Promise<boolean> {
  const [found] = await db.$client.batch([
    statement(
      db.$client,
      `select 1 from library_removals
       where id = :id and kind = :kind and row_id = :row and replaced_by is :replacement`,
      { id, kind, row: rowId, replacement: replaceBy },
    ),
  ]);
  return (found?.results.length ?? 0) > 0;
}

/**
 * Removes a row from the library and the coming days, or replaces it there. One batch, which stores the
 * previous items. Done and past items and those of today stay.
 * @returns the refusal: `changed_meanwhile` if a trainee has a time zone outside of `zones`: read again
 */
export async function removeRow(
  { db, now }: TrainerScope,
  removal: RowRemoval,
  zones: readonly ZoneDay[],
): Promise<Refusal | undefined> {
  const { id, kind, rowId, replaceBy } = removal;
  const { table } = copiedKinds[kind];
  const toCome = toComeFrom(rowId, zones, now);
  const values = { ...toCome, change: id, kind, replacement: replaceBy, now };
  const run = (query: string) => statement(db.$client, query, values);
  return batchUnless(db, refusalsOf(removal, toCome), [
    run(
      `insert into library_removals (id, kind, row_id, replaced_by, created_at)
       values (:change, :kind, :row, :replacement, :now)`,
    ),
    run(
      `insert into removed_items (removal_id, item_id, trainee_id, date, item)
       select :change, row_id, trainee_id, row ->> 'date', row
       from (${noteOf(table, `select item.trainee_id, item.id as key from ${itemsToCome(kind)}`)})`,
    ),
    ...(replaceBy
      ? [
          run(replaceItems(kind)),
          run(succeedItems(kind)),
          run(supersedeSuccessors(kind)),
          run(replaceInTemplates(kind)),
        ]
      : [
          run(
            `delete from ${table} where id in
               (select item_id from removed_items where removal_id = :change)`,
          ),
          toStatement(db, countDays(db, daysOfRemoval(id), now)),
        ]),
    run(`update ${kind} set deleted_at = :now where id = :row`),
    toStatement(db, tellOfRemoval(db, id, kind, now)),
  ]);
}

/** The days of a removal, for `countDays`. */
export const daysOfRemoval = (id: string) =>
  sql`select distinct trainee_id, date from removed_items where removal_id = ${id}`;

/** Notifies the trainees of those days. */
export const tellOfRemoval = (db: Database, id: string, kind: ScheduleKind, now: number) =>
  tellMany(db, {
    people: sql`select distinct trainee_id as id from removed_items where removal_id = ${id}`,
    event: { type: "schedule", kinds: [kind] },
    now,
  });

/** Its refusals: the row must exist, and its replacement must stay. */
function refusalsOf(
  { id, kind, rowId, replaceBy }: RowRemoval,
  { zones, earliest }: ReturnType<typeof toComeFrom>,
): (readonly [SQL, Refusal])[] {
  const { table, libraryId } = copiedKinds[kind];
  const [library, items, column] = [kind, table, libraryId].map((name) => sql.raw(name));
  const existing = (row: string) =>
    sql`select 1 from ${library} where id = ${row} and deleted_at is null`;
  return [
    [sql`exists (select 1 from library_removals where id = ${id})`, "taken"],
    [sql`not exists (${existing(rowId)})`, "gone"],
    [
      sql`${replaceBy} is not null and not exists (
        ${existing(replaceBy ?? "")} and status = 'active' and id <> ${rowId})`,
      "no_such_replacement",
    ],
    [
      sql`exists (select 1 from ${items} item
        join trainee_profiles profile on profile.id = item.trainee_id
        where item.${column} = ${rowId} and item.date > ${earliest} and not exists (
          select 1 from json_each(${zones}) local where local.value ->> 'zone' = profile.time_zone))`,
      "changed_meanwhile",
    ],
  ];
}
