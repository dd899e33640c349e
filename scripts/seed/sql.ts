import type { SeedTrainee } from "./trainees.ts";

/** The modulus of every hash; below 2^31, so that a product of two fits SQLite's integers. */
const prime = 2_147_483_647;

const traineeColumns = [
  "i",
  "id",
  "createdAt",
  "joined",
  "first",
  "last",
  "today",
  "planned",
  "applied",
  "targetSteps",
  "w0",
  "w1",
  "half",
  "k",
  "m",
  "e",
  "d",
  "adherence",
  "missed",
  "daily",
  "strength",
  "r",
  "height",
  "gender",
] as const satisfies readonly (keyof SeedTrainee)[];

const columns = (names: readonly string[]) =>
  names.map((name) => `value ->> '${name}' as ${name}`).join(", ");

/** `t`: the trainees of the first parameter. */
export const traineesSql = `t as materialized (select ${columns(traineeColumns)} from json_each(?1))`;

/** `day`: the calendar of the second parameter. */
export const daysSql = `day as materialized (select ${columns(["n", "date", "w", "s", "r"])} from json_each(?2))`;

/** A table of rows from a parameter, with the named columns. */
export const rowsSql = (name: string, parameter: number, names: readonly string[]) =>
  `${name} as materialized (select ${columns(names)} from json_each(?${parameter}))`;

/**
 * 0 to 2^31 − 2, constant for a trainee, a day and a multiplier.
 * Distant digits serve as independent random numbers.
 */
export const hash = (multiplier: number) => `(t.r * day.r % ${prime} * ${multiplier} % ${prime})`;

/** UTC milliseconds of an hour of a day, never after the third parameter. */
export const at = (day: string, hour: number | string) =>
  `min(?3, (${day}) * 86400000 + (${hour}) * 3600000)`;

const hasTraining = "substr(t.e, day.w + 1, 1) + 0 > 1";
const randomMeals = `(${hash(69_621)} / 1000 % 3 + 1)`;
const randomExercises = `(${hash(16_807)} / 1000)`;

/** Eaten meals of three; today some are pending. */
const dailyMeals = `case when day.n > t.last then 0
      when day.n = t.today then iif(${hasTraining}, 2, 1)
      when ${hasTraining} then ${randomMeals}
      else min(2, ${randomMeals}) end`;

/** Completed exercises of five, so that the day's performance is 60 to 99 percent; a walk is always done. */
const dailyExercises = `case when day.n > t.last then 0
      when not ${hasTraining} then 1
      when day.n = t.today then 3
      else case ${randomMeals} when 1 then 4 + ${randomExercises} % 2 when 2 then 3 + ${randomExercises} % 3 else 2 + ${randomExercises} % 3 end
    end`;

/**
 * `fact`: a row for each trainee and day, with the numbers of assigned and completed items and the steps.
 * Both the items and the daily roll-up derive from it, so that they agree.
 */
export const factsSql = `fact as (
  select t.i, t.id, t.k, t.m, t.today, t.last, t.strength, t.first, t.targetSteps,
    day.n, day.date, day.w, day.s, ${hash(48_271)} as h,
    substr(t.e, day.w + 1, 1) + 0 as exercises,
    substr(t.d, day.w + 1, 1) + 0 as meals,
    case when t.daily then ${dailyExercises} else ${doneCountSql("substr(t.e, day.w + 1, 1)", 16_807)} end as exercisesDone,
    case when t.daily then ${dailyMeals} else ${doneCountSql("substr(t.d, day.w + 1, 1)", 69_621)} end as mealsDone,
    case when day.n > t.last then null
      when t.daily then 2000 + ${hash(630_360_016)} % 5000
      else (t.targetSteps * (300 + t.adherence * 6 / 10 + ${hash(630_360_016)} % 500) / 1000
        + ${hash(16_807)} % 97) * (case when day.n = t.today then 4 else 10 end) / 10
    end as steps
  from t join day on day.n between t.first and t.planned
)`;

function doneCountSql(assigned: string, multiplier: number): string {
  const chance = hash(multiplier);
  return `case when day.n > t.last then 0
      when day.n = t.today then (${assigned} + 0) / 2
      when ${chance} / 1000 % 100 < t.missed then 0
      else (${assigned} * t.adherence + ${chance} % 1000) / 1000 end`;
}
