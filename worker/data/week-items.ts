import { and, between, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { ExercisesChange, MealsChange } from "../../domain/contract/weeks.ts";
import { quantityBounds } from "../../domain/schedules.ts";
import { addDays } from "../../domain/week.ts";
import {
  exercises,
  meals,
  scheduleExercises,
  scheduleMeals,
  weeklySchedules,
} from "../db/schema.ts";
import type { TrainerScope } from "./scope.ts";
import type { WeekKey } from "./weeks.ts";

/** What becomes of the exercises of a week, for one batch behind its proofs. */
export function changeExercises(
  { db, now }: TrainerScope,
  week: WeekKey,
  { add, copy, restore, change, remove }: ExercisesChange,
): BatchItem<"sqlite">[] {
  const t = scheduleExercises;
  const copied = sql.raw(`name, x.category, x.type, x.description, x.video_url, x.video_id`);
  const insert = (select: SQL) => db.insert(t).select(select).onConflictDoNothing();
  return [
    ...given(remove, (ids) => db.delete(t).where(and(isOf(t, week), isIn(ids)))),
    ...given(change, (rows) =>
      db
        .update(t)
        .set({
          ...placeOf(t, week),
          sets: changed("sets", t.sets),
          reps: changed("reps", t.reps),
          weight: changed("weight", t.weight),
          updatedAt: now,
        })
        .from(sql`json_each(${rows}) change`)
        .where(and(isOf(t, week), sql`${t.id} = change.value ->> '$.id'`)),
    ),
    ...given(restore, (rows) =>
      insert(sql`select ${read("id")}, week.id, week.trainee_id,
          (select id from ${exercises} known where known.id = ${read("exerciseId")}),
          ${newPlace}, ${read("name")}, ${read("category")}, ${read("type")}, ${read("description")},
          ${read("videoUrl")}, ${read("videoId")}, ${read("sets")}, ${read("reps")}, ${read("weight")},
          ${read("duration")}, 'pending', null, ${now}
        from json_each(${rows}) item join ${ownWeek(week)} where true`),
    ),
    ...given(copy, (rows) =>
      insert(sql`select ${read("id")}, week.id, week.trainee_id, x.exercise_id, ${newPlace},
          x.${copied}, x.sets, x.reps, x.weight, x.duration, 'pending', null, ${now}
        from json_each(${rows}) item join ${ownWeek(week)}
        join ${t} x on x.id = ${read("from")} where x.trainee_id = week.trainee_id`),
    ),
    ...given(add, (rows) =>
      insert(sql`select ${read("id")}, week.id, week.trainee_id, x.id, ${newPlace},
          x.${copied}, coalesce(${read("sets")}, x.sets), coalesce(${read("reps")}, x.reps),
          ${read("weight")}, x.duration, 'pending', null, ${now}
        from json_each(${rows}) item join ${ownWeek(week)}
        join ${exercises} x on x.id = ${read("exerciseId")} where true`),
    ),
  ];
}

/** The same of its meals. */
export function changeMeals(
  { db, now }: TrainerScope,
  week: WeekKey,
  { add, copy, restore, change, remove }: MealsChange,
): BatchItem<"sqlite">[] {
  const t = scheduleMeals;
  const copied = sql.raw(`name, x.description, x.calories, x.protein, x.carbs, x.fat`);
  const insert = (select: SQL) => db.insert(t).select(select).onConflictDoNothing();
  return [
    ...given(remove, (ids) => db.delete(t).where(and(isOf(t, week), isIn(ids)))),
    ...given(change, (rows) =>
      db
        .update(t)
        .set({
          ...placeOf(t, week),
          timing: changed("timing", t.timing),
          quantity: changed("quantity", t.quantity),
          updatedAt: now,
        })
        .from(sql`json_each(${rows}) change`)
        .where(and(isOf(t, week), sql`${t.id} = change.value ->> '$.id'`)),
    ),
    ...given(restore, (rows) =>
      insert(sql`select ${read("id")}, week.id, week.trainee_id,
          (select id from ${meals} known where known.id = ${read("mealId")}),
          ${newDay}, ${read("timing")}, ${read("position")}, ${read("name")}, ${read("description")},
          ${read("calories")}, ${read("protein")}, ${read("carbs")}, ${read("fat")},
          ${read("quantity")}, null, 'pending', null, ${now}
        from json_each(${rows}) item join ${ownWeek(week)} where true`),
    ),
    ...given(copy, (rows) =>
      insert(sql`select ${read("id")}, week.id, week.trainee_id, x.meal_id, ${newDay}, x.timing,
          ${read("position")}, x.${copied}, x.quantity, null, 'pending', null, ${now}
        from json_each(${rows}) item join ${ownWeek(week)}
        join ${t} x on x.id = ${read("from")} where x.trainee_id = week.trainee_id`),
    ),
    ...given(add, (rows) =>
      insert(sql`select ${read("id")}, week.id, week.trainee_id, x.id, ${newDay},
          coalesce(${read("timing")}, x.timing), ${read("position")}, x.${copied},
          coalesce(${read("quantity")}, ${quantityBounds.default}), null, 'pending', null, ${now}
        from json_each(${rows}) item join ${ownWeek(week)}
        join ${meals} x on x.id = ${read("mealId")} where true`),
    ),
  ];
}

type Items = typeof scheduleExercises | typeof scheduleMeals;

/** No statement for an empty list. */
function given(
  rows: readonly unknown[],
  statement: (json: string) => BatchItem<"sqlite">,
): BatchItem<"sqlite">[] {
  return rows.length > 0 ? [statement(JSON.stringify(rows))] : [];
}

const read = (name: string) => sql.raw(`item.value ->> '$.${name}'`);
const newDay = sql.raw(`item.value ->> '$.dayOfWeek',
  date(week.week_start_date, '+' || (item.value ->> '$.dayOfWeek') || ' days')`);
const newPlace = sql`${newDay}, ${read("position")}`;

const ownWeek = ({ traineeId, weekStart }: WeekKey) => sql`${weeklySchedules} week
  on week.trainee_id = ${traineeId} and week.week_start_date = ${weekStart}`;

const isIn = (ids: string) => sql`id in (select value from json_each(${ids}))`;

const isOf = (t: Items, { traineeId, weekStart }: WeekKey) =>
  and(
    eq(t.traineeId, traineeId),
    between(t.date, weekStart, addDays(weekStart, 6)),
    eq(t.status, "pending"),
  );

/** The given value, null included, or the one that stands. */
const changed = (name: string, column: unknown) =>
  sql`case when json_type(change.value, ${`$.${name}`}) is null then ${column}
    else change.value ->> ${`$.${name}`} end`;

const placeOf = (t: Items, { weekStart }: WeekKey) => ({
  dayOfWeek: changed("dayOfWeek", t.dayOfWeek),
  date: sql`date(${weekStart}, '+' || (${changed("dayOfWeek", t.dayOfWeek)}) || ' days')`,
  position: changed("position", t.position),
});
