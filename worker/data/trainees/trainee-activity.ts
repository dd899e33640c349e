import { type SQL, sql } from "drizzle-orm";
import { activityDays } from "../../../domain/trainees/list-filters.ts";
import { traineePerformance, traineeProfiles } from "../../db/schema.ts";

const id = sql`${traineeProfiles.id}`;
const d = traineePerformance;
const bound = sql.raw(String(activityDays));

/**
 * How much of what was assigned was done from a day until before another, in percent; null where
 * nothing was. What was done beside the plan does not make up for what was not.
 */
export const adherenceOn = ({ from, today }: { from: unknown; today: unknown }): SQL => sql`(
  select cast(round(100.0 *
      sum(min(${d.completedExercises}, ${d.assignedExercises}) + min(${d.completedMeals}, ${d.assignedMeals}))
      / nullif(sum(${d.assignedExercises} + ${d.assignedMeals}), 0)) as integer)
  from ${d} where ${d.traineeId} = ${id} and ${d.date} >= ${from} and ${d.date} < ${today})`;

const anythingDone = sql`${d.completedExercises} + ${d.completedMeals} + ${d.steps} > 0`;
const besides = {
  own_meals: sql`1`,
  performed_sets: sql`1`,
  // What the trainer weighed is no sign of life.
  weight_records: sql`source in ('sent', 'updated')`,
};
type Beside = keyof typeof besides;
const tables = Object.keys(besides) as Beside[];

/** Whether anything was logged after a day and until now; reads the days between alone. */
export const hasLogged = ({ since, today }: { since: unknown; today: unknown }): SQL => sql`(
  exists (select 1 from ${d}
    where ${d.traineeId} = ${id} and ${d.date} > ${since}
      and ${d.date} <= date(${today}, '+1 day') and ${anythingDone})
  or ${sql.join(
    tables.map(
      (table) => sql`exists (select 1 from ${sql.raw(table)} beside
        where beside.trainee_id = ${id} and beside.date > ${since} and ${besides[table]})`,
    ),
    sql` or `,
  )})`;

// Bounded, as most of somebody's rows may be the trainer's.
const lastIn = (table: Beside, today: unknown) => sql`coalesce((
  select date from ${sql.raw(table)} beside
  where beside.trainee_id = ${id} and beside.date >= date(${today}, '-${bound} days')
    and ${besides[table]} order by beside.date desc limit 1), '')`;

/** The last day with anything logged, of the last weeks; null before them. */
export const lastLoggedOn = (today: unknown): SQL => sql`nullif(max(
  coalesce((select ${d.date} from ${d} where ${d.traineeId} = ${id}
    and ${d.date} >= date(${today}, '-${bound} days') and ${anythingDone}
    order by ${d.date} desc limit 1), ''),
  ${sql.join(
    tables.map((table) => lastIn(table, today)),
    sql`, `,
  )}), '')`;
