import { and, type Column, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { prescription, serving } from "../../../domain/contract/schedules/schedules.ts";
import type {
  ExercisesChange,
  MealsChange,
} from "../../../domain/contract/schedules/week-changes.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import type { Database } from "../../db/client.ts";
import { columnName, insertSelect } from "../../db/insert-select.ts";
import {
  exercises,
  meals,
  scheduleExercises,
  scheduleMeals,
  templateExercises,
  templateMeals,
} from "../../db/schema.ts";
import { carriedColumns } from "./scheduled-columns.ts";

/*
 * The effects of a plan's change on its items, in a trainee's week or a template. Both have the same columns of
 * prescriptions.
 */

/** The tables of items that can be copied. */
export const itemTables = {
  exercises: [scheduleExercises, templateExercises],
  meals: [scheduleMeals, templateMeals],
} as const;

export type ItemTable = (typeof itemTables)[ScheduleKind][number];

/** A place of planned items: a week or a template. */
export interface PlanPlace {
  tables: Record<ScheduleKind, ItemTable>;
  /** The parent of the items, joined as `plan` to the rows of a request. */
  plan: SQL;
  /** Columns of a new item, besides the carried ones and its place. */
  own: Record<string, SQL | number>;
  /** Columns of an item restored after a removal. */
  ownOfRestored?: (kind: ScheduleKind) => Record<string, SQL>;
  /** The condition of items that may change. */
  isOf(table: ItemTable): SQL | undefined;
  /** Further columns of a change; `changed` is true for any change except the order. */
  changes(table: ItemTable, changed: SQL): Record<string, SQL | number>;
  /** Statements before a change or a removal, and after a restoration. */
  beforeChange?(kind: ScheduleKind, rows: string): BatchItem<"sqlite">[];
  beforeRemoval?(kind: ScheduleKind, ids: string): BatchItem<"sqlite">[];
  behindRestored?(rows: string): BatchItem<"sqlite">[];
}

/** The facts of a kind for the statements. */
interface ItemKind {
  kind: ScheduleKind;
  library: typeof exercises | typeof meals;
  /** The id of the library's row, in a request and in the table. */
  libraryId: "exerciseId" | "mealId";
  /** An item's fields in a request, besides its place. */
  asked: readonly string[];
  /** Those of them that a copy may change. */
  ownOfCopy: readonly string[];
}

const itemKinds: Record<ScheduleKind, ItemKind> = {
  exercises: {
    kind: "exercises",
    library: exercises,
    libraryId: "exerciseId",
    asked: Object.keys(prescription),
    ownOfCopy: ["weight", "note"],
  },
  meals: {
    kind: "meals",
    library: meals,
    libraryId: "mealId",
    asked: Object.keys(serving),
    ownOfCopy: ["quantity"],
  },
};

/** A field of the request. */
export const given = (name: string) => sql.raw(`item.value ->> '$.${name}'`);
/** A field of the request, null included, or its default if missing. */
const givenOr = (name: string, usual: SQL) =>
  sql`iif(${sql.raw(`json_type(item.value, '$.${name}')`)} is null, ${usual}, ${given(name)})`;
/** A column of an item's source row. */
const madeFrom = (column: Column) => sql.raw(`x.${columnName(column)}`);

/** The value of each carried column; undefined is the default. */
type Carried = Record<string, SQL | undefined>;

const carriedOf = ({ kind }: ItemKind, value: (name: string, column: Column) => SQL | undefined) =>
  Object.fromEntries(
    Object.entries<Column>(carriedColumns[kind]).map(([name, column]) => [
      name,
      value(name, column),
    ]),
  ) as Carried;

/** The values of a new item: those of the request, else the library's. */
function addedOf(item: ItemKind): Carried {
  const known: Record<string, Column> = getTableColumns<ItemKind["library"]>(item.library);
  return carriedOf(item, (name, column) => {
    if (name === item.libraryId) return sql`x.id`;
    const usual = known[name] ? madeFrom(known[name]) : fallback(column);
    if (!item.asked.includes(name)) return usual;
    return usual ? givenOr(name, usual) : given(name);
  });
}

const fallback = ({ default: usual }: Column) =>
  usual === undefined ? undefined : sql`${usual as number | string}`;

/** Statements that change the items of one kind, for one batch after its proofs. */
export function changeItems(
  { db, now }: { db: Database; now: number },
  place: PlanPlace,
  kind: ScheduleKind,
  { add, copy, restore, change, remove }: ExercisesChange | MealsChange,
): BatchItem<"sqlite">[] {
  const item = itemKinds[kind];
  const { library, libraryId } = item;
  // All of these tables have the carried columns and the place; `own` is the rest.
  const t = place.tables[kind] as typeof scheduleExercises;
  const insert = (rows: string, columns: Carried, source: SQL) =>
    insertSelect(
      db,
      t,
      {
        ...columns,
        ...place.own,
        id: given("id"),
        dayOfWeek: given("dayOfWeek"),
        position: given("position"),
        updatedAt: now,
      } as never,
      sql`from json_each(${rows}) item join ${place.plan} ${source}`,
    ).onConflictDoNothing();
  const restored = {
    ...carriedOf(item, given),
    [libraryId]: sql`(select id from ${library} known where known.id = ${given(libraryId)})`,
    ...place.ownOfRestored?.(kind),
  };
  const copied = carriedOf(item, (name, column) =>
    item.ownOfCopy.includes(name) ? givenOr(name, madeFrom(column)) : madeFrom(column),
  );
  const inLibrary = sql`join ${library} x on x.id = ${given(libraryId)} where x.deleted_at is null`;
  const isChanged = [...item.asked, "dayOfWeek"].map((name) => differs(t, name));
  return [
    ...when(remove, (ids) => [
      ...(place.beforeRemoval?.(kind, ids) ?? []),
      db.delete(t).where(and(place.isOf(t), isIn(ids))),
    ]),
    ...when(change, (rows) => [
      ...(place.beforeChange?.(kind, rows) ?? []),
      db
        .update(t)
        .set({
          ...changedOf(t, [...item.asked, "dayOfWeek", "position"]),
          ...place.changes(t, sql`(${sql.join(isChanged, sql` or `)})`),
          updatedAt: now,
        })
        .from(sql`json_each(${rows}) change`)
        .where(and(place.isOf(t), sql`${t.id} = change.value ->> '$.id'`)),
    ]),
    ...when(restore, (rows) => [
      insert(rows, restored, sql`where true`),
      ...(place.behindRestored?.(rows) ?? []),
    ]),
    ...when(copy, (rows) =>
      itemTables[kind].map((table) =>
        insert(rows, copied, sql`join ${table} x on x.id = ${given("from")} where true`),
      ),
    ),
    ...when(add, (rows) => [
      insert(rows, addedOf(item), inLibrary),
      ...(kind === "exercises" ? [noteUse(db, rows, now)] : []),
    ]),
  ];
}

/** Notes that the trainer chose exercises of the library, for the order in which it offers them. */
const noteUse = (db: Database, rows: string, now: number) =>
  db
    .update(exercises)
    .set({ usedAt: now })
    .where(sql`${exercises.id} in (select value ->> '$.exerciseId' from json_each(${rows}))`);

/** No statements for an empty list. */
function when(
  rows: readonly unknown[],
  statements: (json: string) => BatchItem<"sqlite">[],
): BatchItem<"sqlite">[] {
  return rows.length > 0 ? statements(JSON.stringify(rows)) : [];
}

const isIn = (ids: string) => sql`id in (select value from json_each(${ids}))`;

/** The given value, null included, or the present one. */
export const changed = (name: string, column: Column) =>
  sql`case when json_type(change.value, ${`$.${name}`}) is null then ${column}
    else change.value ->> ${`$.${name}`} end`;

const columnsOf = (table: ItemTable): Record<string, Column> => getTableColumns<ItemTable>(table);

/** Whether a given value differs from the present one. */
const differs = (table: ItemTable, name: string): SQL =>
  sql`(json_type(change.value, ${`$.${name}`}) is not null
    and change.value ->> ${`$.${name}`} is not ${columnsOf(table)[name]})`;

const changedOf = (table: ItemTable, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(columnsOf(table))
      .filter(([name]) => names.includes(name))
      .map(([name, column]) => [name, changed(name, column)]),
  );
