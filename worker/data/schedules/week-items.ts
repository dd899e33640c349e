import { and, between, type Column, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { addDays } from "../../../domain/calendar.ts";
import { prescription, serving } from "../../../domain/contract/schedules/schedules.ts";
import type { ExercisesChange, MealsChange } from "../../../domain/contract/schedules/weeks.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { columnName, insertSelect } from "../../db/insert-select.ts";
import {
  exercises,
  meals,
  scheduleExercises,
  scheduleMeals,
  weeklySchedules,
} from "../../db/schema.ts";
import type { TrainerScope } from "../scope.ts";
import { carriedColumns } from "./scheduled-columns.ts";
import { editSuccessors } from "./successor-edits.ts";
import type { WeekKey } from "./weeks.ts";

/** What becomes of the exercises of a week, for one batch behind its proofs. */
export const changeExercises = (scope: TrainerScope, week: WeekKey, change: ExercisesChange) =>
  changeItems(scope, week, change, exerciseItems);

/** The same of its meals. */
export const changeMeals = (scope: TrainerScope, week: WeekKey, change: MealsChange) =>
  changeItems(scope, week, change, mealItems);

/** What the statements have to know of a kind's table. */
interface ItemKind {
  kind: ScheduleKind;
  table: typeof scheduleExercises | typeof scheduleMeals;
  library: typeof exercises | typeof meals;
  /** The library's row, in a request and in the table. */
  libraryId: "exerciseId" | "mealId";
  /** What a request may say of an item beside its place. */
  asked: readonly string[];
  /** What of it a copy may have of its own. */
  ownOfCopy: readonly string[];
}

const exerciseItems: ItemKind = {
  kind: "exercises",
  table: scheduleExercises,
  library: exercises,
  libraryId: "exerciseId",
  asked: Object.keys(prescription),
  ownOfCopy: ["weight", "note"],
};

const mealItems: ItemKind = {
  kind: "meals",
  table: scheduleMeals,
  library: meals,
  libraryId: "mealId",
  asked: Object.keys(serving),
  ownOfCopy: ["quantity"],
};

/** A field of the request. */
const given = (name: string) => sql.raw(`item.value ->> '$.${name}'`);
/** A field of the request, null included, or what stands for it where there is none. */
const givenOr = (name: string, usual: SQL) =>
  sql`iif(${sql.raw(`json_type(item.value, '$.${name}')`)} is null, ${usual}, ${given(name)})`;
/** A column of the row that an item is made from. */
const madeFrom = (column: Column) => sql.raw(`x.${columnName(column)}`);

/** Each carried column's value; without one it has its default. */
type Carried = Record<string, SQL | undefined> & { name: SQL };

const carriedOf = ({ kind }: ItemKind, value: (name: string, column: Column) => SQL | undefined) =>
  Object.fromEntries(
    Object.entries<Column>(carriedColumns[kind]).map(([name, column]) => [
      name,
      value(name, column),
    ]),
  ) as Carried;

/** What an item that comes from the library is: what was asked for, else as the library has it. */
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

function changeItems(
  { db, now }: TrainerScope,
  week: WeekKey,
  { add, copy, restore, change, remove }: ExercisesChange | MealsChange,
  item: ItemKind,
): BatchItem<"sqlite">[] {
  const { table: t, library, libraryId } = item;
  const insert = (rows: string, carried: Carried, source: SQL) =>
    insertSelect(
      db,
      t,
      {
        ...carried,
        id: given("id"),
        scheduleId: sql`week.id`,
        traineeId: sql`week.trainee_id`,
        dayOfWeek: given("dayOfWeek"),
        date: sql`date(week.week_start_date, '+' || (${given("dayOfWeek")}) || ' days')`,
        position: given("position"),
        updatedAt: now,
      },
      sql`from json_each(${rows}) item join ${ownWeek(week)} ${source}`,
    ).onConflictDoNothing();
  const restored = {
    ...carriedOf(item, given),
    [libraryId]: sql`(select id from ${library} known where known.id = ${given(libraryId)})`,
  };
  const inLibrary = sql`join ${library} x on x.id = ${given(libraryId)} where x.deleted_at is null`;
  const ofAny = sql`join ${t} x on x.id = ${given("from")} where true`;
  return [
    ...when(remove, (ids) => db.delete(t).where(and(isOf(t, week), isIn(ids)))),
    ...when(change, (rows) => editSuccessors(db, item.kind, rows, isOf(t, week))),
    ...when(change, (rows) =>
      db
        .update(t)
        .set({ ...placeOf(t, week), ...changedOf(item), updatedAt: now })
        .from(sql`json_each(${rows}) change`)
        .where(and(isOf(t, week), sql`${t.id} = change.value ->> '$.id'`)),
    ),
    ...when(restore, (rows) => insert(rows, restored, sql`where true`)),
    ...when(copy, (rows) =>
      insert(
        rows,
        carriedOf(item, (name, column) =>
          item.ownOfCopy.includes(name) ? givenOr(name, madeFrom(column)) : madeFrom(column),
        ),
        ofAny,
      ),
    ),
    ...when(add, (rows) => insert(rows, addedOf(item), inLibrary)),
  ];
}

/** No statement for an empty list. */
function when(
  rows: readonly unknown[],
  statement: (json: string) => BatchItem<"sqlite">,
): BatchItem<"sqlite">[] {
  return rows.length > 0 ? [statement(JSON.stringify(rows))] : [];
}

const ownWeek = ({ traineeId, weekStart }: WeekKey) => sql`${weeklySchedules} week
  on week.trainee_id = ${traineeId} and week.week_start_date = ${weekStart}`;

const isIn = (ids: string) => sql`id in (select value from json_each(${ids}))`;

const isOf = (t: ItemKind["table"], { traineeId, weekStart }: WeekKey) =>
  and(
    eq(t.traineeId, traineeId),
    between(t.date, weekStart, addDays(weekStart, 6)),
    eq(t.status, "pending"),
  );

/** The given value, null included, or the one that stands. */
const changed = (name: string, column: Column) =>
  sql`case when json_type(change.value, ${`$.${name}`}) is null then ${column}
    else change.value ->> ${`$.${name}`} end`;

function changedOf({ table, asked }: ItemKind) {
  const columns: Record<string, Column> = getTableColumns<ItemKind["table"]>(table);
  return Object.fromEntries(
    Object.entries(columns)
      .filter(([name]) => asked.includes(name))
      .map(([name, column]) => [name, changed(name, column)]),
  );
}

const placeOf = (t: ItemKind["table"], { weekStart }: WeekKey) => ({
  dayOfWeek: changed("dayOfWeek", t.dayOfWeek),
  date: sql`date(${weekStart}, '+' || (${changed("dayOfWeek", t.dayOfWeek)}) || ' days')`,
  position: changed("position", t.position),
});
