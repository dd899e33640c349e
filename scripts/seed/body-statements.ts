import { weightBounds } from "../../domain/person-bounds.ts";
import { scoreWeights } from "../../domain/schedules/day-score.ts";
import { seedIdSql } from "./ids.ts";
import { at, daysSql, factsSql, hash, traineesSql } from "./sql.ts";
import type { SeedStatement } from "./statement.ts";

const withDays = ["trainees", "days", "now"] as const;

/** kg on a day: half of the trend's difference after `half` days, plus a daily variation. */
const weightOn = `round(max(${weightBounds.min}, min(${weightBounds.max}, t.w0 + (t.w1 - t.w0) * (day.n - t.joined) / (day.n - t.joined + t.half * 1.0)
  + (${hash(16_807)} % 100 - 50) / 100.0)), 1)`;

const weights: SeedStatement = {
  parameters: withDays,
  sql: `with ${traineesSql}, ${daysSql},
    record as (
      select t.i, t.id, day.n, day.date, ${weightOn} as weight,
        case when day.w = 0 then 'sent' else 'updated' end as source,
        ${at("day.n", 5)} as at
      from t join day on day.n between max(t.first, t.joined + 1) and t.last
      where ${hash(48_271)} % 100 < case when t.i = 0 and day.w = 0 then 100 when day.w = 0 then 90 else 4 end
      union all
      select i, id, joined, date(joined * 86400, 'unixepoch'), w0, 'registered', createdAt from t
    )
    insert into weight_records (id, trainee_id, date, weight, source, created_at)
    select ${seedIdSql("weight", "at", "i + 1", "n")}, id, date, weight, source, at from record`,
};

const currentWeights: SeedStatement = {
  parameters: ["trainees"],
  sql: `update trainee_profiles set
      current_weight = (select weight from weight_records where trainee_id = trainee_profiles.id order by date desc, created_at desc limit 1),
      updated_at = (select created_at from weight_records where trainee_id = trainee_profiles.id order by date desc, created_at desc limit 1)
    where id in (select value ->> 'id' from json_each(?1))`,
};

/** cm, percent or kg from weight and BMI, for women and men. */
const measures: readonly (readonly [kind: string, women: string, men: string])[] = [
  ["fatPercentage", "12 + bmi * 0.75", "4 + bmi * 0.72"],
  ["muscleMass", "14 + weight * 0.16", "18 + weight * 0.23"],
  ["waist", "28 + bmi * 2.0", "30 + bmi * 2.15"],
  ["neck", "25 + bmi * 0.3", "28 + bmi * 0.38"],
  ["arm", "15 + bmi * 0.5", "18 + bmi * 0.55"],
  ["chest", "50 + bmi * 1.6", "58 + bmi * 1.6"],
  ["thigh", "28 + bmi * 1.1", "28 + bmi * 1.05"],
  ["calf", "22 + bmi * 0.5", "23 + bmi * 0.5"],
];

const measurements: SeedStatement = {
  parameters: withDays,
  sql: `with ${traineesSql}, ${daysSql},
    body as (
      select t.i, t.id, t.gender, day.n, day.date, ${weightOn} as weight,
        ${weightOn} * 10000.0 / (t.height * t.height) as bmi
      from t join day on day.n between t.first and t.last
      where (day.n - t.first) % 28 = 3 and (t.i = 0 or t.r % 5 < 3)
    ),
    kind(position, name) as (
      values ${measures.map(([kind], position) => `(${position}, '${kind}')`).join(", ")}
    )
    insert into body_measurements (id, trainee_id, kind, date, value, written_by, created_at)
    select ${seedIdSql("measurement", at("n", 6), "i + 1", "n * 8 + position")}, id, name, date,
      round(case when gender = 'female' then case position ${measures.map(([, women], p) => `when ${p} then ${women}`).join(" ")} end
        else case position ${measures.map(([, , men], p) => `when ${p} then ${men}`).join(" ")} end end, 1),
      case when position < 2 or n % 2 then 'trainer' else 'trainee' end,
      ${at("n", 6)}
    from body join kind`,
};

const steps: SeedStatement = {
  parameters: withDays,
  sql: `with ${traineesSql}, ${daysSql}, ${factsSql}
    insert into trainee_steps (id, trainee_id, date, steps, target_steps, created_at, updated_at)
    select ${seedIdSql("steps", at("n", 4), "i + 1", "n")}, id, date, steps, targetSteps, ${at("n", 4)}, ${at("n", 19)}
    from fact where steps is not null`,
};

/** The daily roll-up by the rule of `dailyScore`. */
const performance: SeedStatement = {
  parameters: withDays,
  sql: `with ${traineesSql}, ${daysSql}, ${factsSql}
    insert into trainee_performance (trainee_id, date, assigned_exercises, completed_exercises,
      assigned_meals, completed_meals, steps, target_steps, progress_value, updated_at)
    select id, date, exercises, exercisesDone, meals, mealsDone, coalesce(steps, 0), targetSteps,
      cast(case
        when exercises > 0 and meals > 0 then ${scoreWeights.exercises}.0 * exercisesDone / exercises + ${scoreWeights.meals}.0 * mealsDone / meals
        when exercises > 0 then exercisesDone * 1.0 / exercises * 100
        when meals > 0 then mealsDone * 1.0 / meals * 100
      end + 0.5 as integer),
      ${at("n", 19)}
    from fact where exercises > 0 or meals > 0 or steps is not null`,
};

/** Efforts of complete workouts, without words. */
const feelings: SeedStatement = {
  parameters: withDays,
  sql: `with ${traineesSql}, ${daysSql}, ${factsSql}
    insert into workout_feelings (trainee_id, date, effort, created_at, updated_at)
    select id, date, 5 + (n * 7) % 4, ${at("n", 19)}, ${at("n", 19)}
    from fact where exercises > 0 and exercisesDone = exercises and n % 3 = 0`,
};

/** Weights, measurements, steps, the daily roll-up, and efforts. */
export const bodyStatements = [
  weights,
  currentWeights,
  measurements,
  steps,
  performance,
  feelings,
] as const;
