import { type SQL, sql } from "drizzle-orm";
import type { LocalDate } from "../../../domain/calendar.ts";
import { scoreWeights } from "../../../domain/schedules/day-score.ts";
import { firstUnpackedWeek } from "../../../domain/schedules/packing.ts";
import type { Database } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { traineePerformance } from "../../db/schema.ts";
import { targetOn } from "./step-targets.ts";

/** The days of one trainee for `countDays`. */
export function daysOf(traineeId: string, dates: readonly LocalDate[]): SQL {
  return sql`select ${traineeId} as trainee_id, value as date from json_each(${JSON.stringify(dates)})`;
}

const doneOf = (table: "schedule_exercises" | "schedule_meals", status: string) =>
  sql.raw(`
  (select count(*) from ${table} item where item.trainee_id = day.trainee_id and item.date = day.date
    and item.status = '${status}')`);
const assignedOf = (table: "schedule_exercises" | "schedule_meals") =>
  sql.raw(`
  (select count(*) from ${table} item where item.trainee_id = day.trainee_id and item.date = day.date)`);

/** Logged main meals of a trainee without a planned week; three are the goal then. */
const unplannedMeals = sql.raw(`
  (select count(distinct meal.category) from own_meals meal
    where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'
      and meal.category in ('breakfast', 'lunch', 'dinner')
      and not exists (select 1 from weekly_schedules week where week.trainee_id = day.trainee_id))`);
/**
 * kcal of the consumed meals, each rounded as in `plateNutrients`; null without any, or if one is unknown. Meals of packed
 * weeks are not read, so their days keep the stored value.
 */
export const eatenOn = `
  (select iif(count(*) = count(kcal), cast(sum(kcal) as integer), null) from (
    select round(iif(meal.substitute is null, meal.calories * meal.quantity,
      (meal.substitute ->> 'calories') * (meal.substitute ->> 'quantity')) / 100) as kcal
    from schedule_meals meal where meal.trainee_id = day.trainee_id and meal.date = day.date
      and meal.status = 'consumed'
    union all
    select round(meal.calories * meal.quantity / 100) from own_meals meal
    where meal.trainee_id = day.trainee_id and meal.date = day.date and meal.status = 'consumed'))`;
const stepsWalked = sql.raw(`
  (select steps from trainee_steps walk where walk.trainee_id = day.trainee_id and walk.date = day.date)`);

/** `dailyScore` of domain/schedules/day-score.ts. */
export const score = sql.raw(`case
  when exercises = 0 and meals = 0 then null
  when exercises = 0 then round(100.0 * meals_done / meals)
  when meals = 0 then round(100.0 * exercises_done / exercises)
  else round(
    ${scoreWeights.exercises}.0 * exercises_done / exercises + ${scoreWeights.meals}.0 * meals_done / meals) end`);

/**
 * Counts and stores assigned and done items of some days. For the end of a batch that changes them.
 * @param days a query of `trainee_id` and `date`, each pair once
 */
export function countDays(db: Database, days: SQL, now: number) {
  // Items of a packed week are unchanged since they were counted.
  const isPacked = sql`day.date < ${firstUnpackedWeek(now)} and exists (
    select 1 from weekly_schedules week
    where week.trainee_id = day.trainee_id and week.packed_at is not null
      and week.week_start_date = date(day.date, '-' || strftime('%w', day.date) || ' days'))`;
  const known = (column: string) => sql`(
    select known.${sql.raw(column)} from trainee_performance known
    where known.trainee_id = day.trainee_id and known.date = day.date)`;
  const orAsCounted = (column: string, counted: SQL) =>
    sql`iif(${isPacked}, coalesce(${known(column)}, 0), ${counted})`;
  return insertSelect(
    db,
    traineePerformance,
    {
      traineeId: sql`trainee_id`,
      date: sql`date`,
      assignedExercises: sql`exercises`,
      completedExercises: sql`exercises_done`,
      assignedMeals: sql`meals`,
      completedMeals: sql`meals_done`,
      steps: sql`steps`,
      targetSteps: sql`target`,
      progressValue: score,
      eatenCalories: sql`eaten`,
      updatedAt: now,
    },
    sql`from (
          select day.trainee_id, day.date,
            ${orAsCounted("assigned_exercises", assignedOf("schedule_exercises"))} as exercises,
            ${orAsCounted("completed_exercises", doneOf("schedule_exercises", "completed"))} as exercises_done,
            ${orAsCounted("assigned_meals", assignedOf("schedule_meals"))} as meals,
            ${orAsCounted("completed_meals", sql`${doneOf("schedule_meals", "consumed")} + ${unplannedMeals}`)} as meals_done,
            iif(${isPacked}, ${known("eaten_calories")}, ${sql.raw(eatenOn)}) as eaten,
            coalesce(${stepsWalked}, 0) as steps,
            ${targetOn({ traineeId: sql`day.trainee_id`, date: sql`day.date` })} as target
          from (${days}) day
          join trainee_profiles profile on profile.id = day.trainee_id
        ) where true`,
  ).onConflictDoUpdate({
    target: [traineePerformance.traineeId, traineePerformance.date],
    set: {
      assignedExercises: sql`excluded.assigned_exercises`,
      completedExercises: sql`excluded.completed_exercises`,
      assignedMeals: sql`excluded.assigned_meals`,
      completedMeals: sql`excluded.completed_meals`,
      steps: sql`excluded.steps`,
      targetSteps: sql`excluded.target_steps`,
      progressValue: sql`excluded.progress_value`,
      eatenCalories: sql`excluded.eaten_calories`,
      updatedAt: sql`excluded.updated_at`,
    },
  });
}
