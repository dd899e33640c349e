import { and, between, type Column, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { addDays } from "../../../domain/calendar.ts";
import type { ExercisesChange, MealsChange } from "../../../domain/contract/schedules/weeks.ts";
import { quantityBounds } from "../../../domain/schedules/schedules.ts";
import {
  exercises,
  meals,
  scheduleExercises,
  scheduleMeals,
  weeklySchedules,
} from "../../db/schema.ts";
import type { TrainerScope } from "../scope.ts";
import type { WeekKey } from "./weeks.ts";

/** What becomes of the exercises of a week, for one batch behind its proofs. */
export const changeExercises = (scope: TrainerScope, week: WeekKey, change: ExercisesChange) =>
  changeItems(scope, week, change, exerciseItems);

/** The same of its meals. */
export const changeMeals = (scope: TrainerScope, week: WeekKey, change: MealsChange) =>
  changeItems(scope, week, change, mealItems);

/** What the statements have to know of a kind's table; `x` is the row that an item is made from. */
interface ItemKind {
  table: typeof scheduleExercises | typeof scheduleMeals;
  library: typeof exercises | typeof meals;
  /** The library's row, in a request and in the table. */
  libraryId: { field: string; column: string };
  /** What can be changed beside the place. */
  changeable: Record<string, Column>;
  /** What stands between the day and the status of an item that comes back, … */
  restored: SQL;
  /** … that is a copy of another one, … */
  copied: SQL;
  /** … and that comes from the library. */
  added: SQL;
}

const read = (...names: string[]) =>
  sql.raw(names.map((name) => `item.value ->> '$.${name}'`).join(", "));
const newDay = sql.raw(`item.value ->> '$.dayOfWeek',
  date(week.week_start_date, '+' || (item.value ->> '$.dayOfWeek') || ' days')`);

const exerciseTexts = sql`x.name, x.category, x.type, x.description, x.video_url, x.video_id`;
const exerciseItems: ItemKind = {
  table: scheduleExercises,
  library: exercises,
  libraryId: { field: "exerciseId", column: "exercise_id" },
  changeable: {
    sets: scheduleExercises.sets,
    reps: scheduleExercises.reps,
    weight: scheduleExercises.weight,
  },
  restored: sql`${read("position", "name", "category", "type", "description", "videoUrl", "videoId")},
    ${read("sets", "reps", "weight", "duration")}`,
  copied: sql`${read("position")}, ${exerciseTexts}, x.sets, x.reps, x.weight, x.duration`,
  added: sql`${read("position")}, ${exerciseTexts}, coalesce(${read("sets")}, x.sets),
    coalesce(${read("reps")}, x.reps), ${read("weight")}, x.duration`,
};

const mealTexts = sql`x.name, x.description, x.calories, x.protein, x.carbs, x.fat`;
const mealItems: ItemKind = {
  table: scheduleMeals,
  library: meals,
  libraryId: { field: "mealId", column: "meal_id" },
  changeable: { timing: scheduleMeals.timing, quantity: scheduleMeals.quantity },
  restored: sql`${read("timing", "position", "name", "description")},
    ${read("calories", "protein", "carbs", "fat", "quantity")}, null`,
  copied: sql`x.timing, ${read("position")}, ${mealTexts}, x.quantity, null`,
  added: sql`coalesce(${read("timing")}, x.timing), ${read("position")}, ${mealTexts},
    coalesce(${read("quantity")}, ${quantityBounds.default}), null`,
};

function changeItems(
  { db, now }: TrainerScope,
  week: WeekKey,
  { add, copy, restore, change, remove }: ExercisesChange | MealsChange,
  { table: t, library, libraryId, changeable, restored, copied, added }: ItemKind,
): BatchItem<"sqlite">[] {
  const insert = (rows: string, libraryRow: SQL, values: SQL, source: SQL) =>
    db
      .insert(t)
      .select(
        sql`select ${read("id")}, week.id, week.trainee_id, ${libraryRow}, ${newDay}, ${values},
            'pending', null, ${now}
          from json_each(${rows}) item join ${ownWeek(week)} ${source}`,
      )
      .onConflictDoNothing();
  const known = sql`(select id from ${library} known where known.id = ${read(libraryId.field)})`;
  const inLibrary = sql`join ${library} x on x.id = ${read(libraryId.field)} where true`;
  const ofSame = sql`join ${t} x on x.id = ${read("from")} where x.trainee_id = week.trainee_id`;
  return [
    ...given(remove, (ids) => db.delete(t).where(and(isOf(t, week), isIn(ids)))),
    ...given(change, (rows) =>
      db
        .update(t)
        .set({ ...placeOf(t, week), ...changedOf(changeable), updatedAt: now })
        .from(sql`json_each(${rows}) change`)
        .where(and(isOf(t, week), sql`${t.id} = change.value ->> '$.id'`)),
    ),
    ...given(restore, (rows) => insert(rows, known, restored, sql`where true`)),
    ...given(copy, (rows) => insert(rows, sql.raw(`x.${libraryId.column}`), copied, ofSame)),
    ...given(add, (rows) => insert(rows, sql`x.id`, added, inLibrary)),
  ];
}

/** No statement for an empty list. */
function given(
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

const changedOf = (columns: Record<string, Column>) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, changed(name, column)]),
  );

const placeOf = (t: ItemKind["table"], { weekStart }: WeekKey) => ({
  dayOfWeek: changed("dayOfWeek", t.dayOfWeek),
  date: sql`date(${weekStart}, '+' || (${changed("dayOfWeek", t.dayOfWeek)}) || ' days')`,
  position: changed("position", t.position),
});
