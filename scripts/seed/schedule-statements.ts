import { exerciseDaySql } from "../../worker/data/schedules/exercise-days.ts";
import { seedIdSql } from "./ids.ts";
import { menuItems, splitItems } from "./programs.ts";
import { at, daysSql, factsSql, rowsSql, traineesSql } from "./sql.ts";
import type { SeedStatement } from "./statement.ts";

const scheduleId = (owner: string, sunday: string) =>
  seedIdSql("schedule", `(${sunday}) * 86400000`, owner, sunday);

/** The current week is the applied one. */
const isFilled = "t.applied = 1 and day.n > t.today";
const currentSunday = "(t.today - (t.today + 4) % 7)";

const schedules: SeedStatement = {
  parameters: ["trainees", "days", "now"],
  sql: `with ${traineesSql}, ${daysSql}
    insert into weekly_schedules (id, trainee_id, week_start_date, exercises_applied_from, meals_applied_from, created_at, updated_at)
    select ${scheduleId("t.i + 1", "day.n")}, t.id, day.date,
      case when ${isFilled} then date(${currentSunday} * 86400, 'unixepoch') end,
      case when ${isFilled} then date(${currentSunday} * 86400, 'unixepoch') end,
      ${at("day.n - 2", 15)}, ${at("day.n - 2", 15)}
    from t join day on day.w = 0 and day.n between t.first - 6 and t.planned
    where t.last >= t.first`,
};

const applied: SeedStatement = {
  parameters: ["trainees", "now"],
  sql: `with ${traineesSql}, kind(name) as (values ('exercises'), ('meals'))
    insert into applied_schedules (trainee_id, kind, schedule_id, applied_at, filled_through)
    select t.id, kind.name, ${scheduleId("t.i + 1", currentSunday)}, min(?2, ${currentSunday} * 86400000),
      date((t.planned - 6) * 86400, 'unixepoch')
    from t join kind where t.applied = 1`,
};

/** Completed items rotate with the day, so that they are not always the first ones. */
const isDone = (assigned: string, doneCount: string) =>
  `(item.p + fact.h) % ${assigned} < ${doneCount}`;

const status = (assigned: string, doneCount: string, doneWord: string) => `case
  when fact.n > fact.last then 'pending'
  when ${isDone(assigned, doneCount)} then '${doneWord}'
  when fact.n < fact.today and (fact.h + item.p) % 3 = 0 then 'skipped'
  else 'pending' end`;

const doneAt = (assigned: string, doneCount: string, hour: string) =>
  `case when fact.n <= fact.last and ${isDone(assigned, doneCount)} then ${at("fact.n", hour)} end`;

/** Items of the splits with their exercises' values in the library. */
const exerciseItems = `${rowsSql("planned", 4, ["k", "w", "p", "exercise", "kg"])},
    item as materialized (
      select planned.*, exercises.id as exerciseId, name, english_name, category, type, description, sets, reps, seconds, metres
      from planned join exercises on exercises.english_name = planned.exercise
    )`;

/** Items of the menus with their meals' values in the library. */
const mealItems = `${rowsSql("planned", 4, ["k", "w", "p", "meal", "factor"])},
    item as materialized (
      select planned.*, meals.id as mealId, name, description, timing, calories, protein, carbs, fat,
        round(factor * (select sum(grams) from meal_foods where meal_id = meals.id) / 10.0) * 10 as grams
      from planned join meals on meals.name = planned.meal and meals.status = 'active'
    )`;

const exerciseWeight = `round(item.kg * fact.strength * (100 + (fact.n - fact.first) / 7) / 25000.0) * 2.5`;
const exerciseId = seedIdSql(
  "scheduleExercise",
  "fact.s * 86400000",
  "fact.i + 1",
  "fact.n * 256 + item.p",
);

const scheduleExercises: SeedStatement = {
  parameters: ["trainees", "days", "now", "rows", "itemsFrom"],
  rows: splitItems,
  sql: `with ${traineesSql}, ${daysSql}, ${factsSql},
    ${exerciseItems}
    insert into schedule_exercises (id, schedule_id, trainee_id, exercise_id, day_of_week, date, position,
      name, english_name, category, type, description, sets, reps, seconds, metres, weight, status, completed_at, updated_at)
    select ${exerciseId}, ${scheduleId("fact.i + 1", "fact.s")}, fact.id, item.exerciseId, fact.w, fact.date, item.p,
      item.name, item.english_name, item.category, item.type, item.description, item.sets, item.reps, item.seconds, item.metres, ${exerciseWeight},
      ${status("exercises", "exercisesDone", "completed")},
      ${doneAt("exercises", "exercisesDone", "14 + item.p * 0.2")},
      ${at("min(fact.n, fact.today)", "15")}
    from fact join item on item.k = fact.k and item.w = fact.w
    where fact.n >= ?5`,
};

const performedSets: SeedStatement = {
  parameters: ["trainees", "days", "now", "rows", "itemsFrom"],
  rows: splitItems,
  sql: `with ${traineesSql}, ${daysSql}, ${factsSql},
    ${exerciseItems},
    setNumber(number) as (values (1), (2), (3), (4))
    insert into performed_sets (id, trainee_id, schedule_exercise_id, exercise_id, exercise_name, date,
      set_number, reps, seconds, metres, weight, created_at, updated_at)
    select ${seedIdSql("performedSet", at("fact.n", 14), "fact.i + 1", "(fact.n * 8 + item.p) * 16 + number")},
      fact.id, ${exerciseId}, item.exerciseId, item.name, fact.date, number,
      iif(coalesce(item.seconds, item.metres) is null, max(1, item.reps - (number - 1) * ((fact.h + item.p) % 3)), 0),
      max(1, item.seconds - (number - 1) * ((fact.h + item.p) % 3) * 2), item.metres, ${exerciseWeight},
      ${at("fact.n", "14 + item.p * 0.2")}, ${at("fact.n", "14 + item.p * 0.2")}
    from fact
      join item on item.k = fact.k and item.w = fact.w and item.type = 'strength'
      join setNumber on number <= item.sets
    where fact.n >= ?5 and fact.n <= fact.last
      and ${isDone("exercises", "exercisesDone")} and (fact.h + item.p) % 5 > 0`,
};

const exerciseDays: SeedStatement = {
  parameters: ["trainees"],
  sql: `with ${traineesSql}
    insert into exercise_days (trainee_id, exercise_id, date,
      ${exerciseDaySql.columns}, updated_at)
    select done.trainee_id, done.exercise_id, done.date,
      ${exerciseDaySql.amounts}, max(done.updated_at)
    from t join performed_sets done on done.trainee_id = t.id
    where done.exercise_id is not null
    group by done.trainee_id, done.exercise_id, done.date`,
};

const mealId = seedIdSql(
  "scheduleMeal",
  "fact.s * 86400000",
  "fact.i + 1",
  "fact.n * 256 + item.p",
);

const scheduleMeals: SeedStatement = {
  parameters: ["trainees", "days", "now", "rows", "itemsFrom"],
  rows: menuItems,
  sql: `with ${traineesSql}, ${daysSql}, ${factsSql},
    ${mealItems}
    insert into schedule_meals (id, schedule_id, trainee_id, meal_id, day_of_week, date, timing, position,
      name, description, calories, protein, carbs, fat, quantity, status, consumed_at, updated_at)
    select ${mealId}, ${scheduleId("fact.i + 1", "fact.s")}, fact.id, item.mealId, fact.w, fact.date, item.timing, item.p,
      item.name, item.description, item.calories, item.protein, item.carbs, item.fat, item.grams,
      ${status("meals", "mealsDone", "consumed")},
      ${doneAt("meals", "mealsDone", "5 + item.p * 4")},
      ${at("min(fact.n, fact.today)", "18")}
    from fact join item on item.k = fact.m and item.w = fact.w and item.p < fact.meals
    where fact.n >= ?5`,
};

/** The programs were chosen from the library, each exercise until its last planned day. */
const usedExercises: SeedStatement = {
  parameters: ["now"],
  sql: `update exercises set used_at = (
      select unixepoch(max(item.date)) * 1000 from schedule_exercises item
      where item.exercise_id = exercises.id and item.date <= date(?1 / 1000, 'unixepoch')
    )`,
};

/** Weeks, their items with statuses, performed sets, and applied weeks. */
export const scheduleStatements = [
  schedules,
  applied,
  scheduleExercises,
  performedSets,
  exerciseDays,
  scheduleMeals,
  usedExercises,
] as const;
