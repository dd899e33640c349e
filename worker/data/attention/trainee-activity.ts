import { type SQL, sql } from "drizzle-orm";
import type { CountedDay } from "../../../domain/activity/adherence.ts";
import { decoded } from "../../db/decoded.ts";
import { traineePerformance, traineeProfiles } from "../../db/schema.ts";
import { type SignOfLife, signsOfLife } from "../../db/table-facts.ts";

const id = sql`${traineeProfiles.id}`;
const d = traineePerformance;

/**
 * `adherence` of domain/activity/adherence.ts from one day until before another, in percent, for a filter; null
 * without assigned items.
 */
export const adherenceOn = ({ from, today }: { from: unknown; today: unknown }): SQL => sql`(
  select cast(round(100.0 *
      sum(min(${d.completedExercises}, ${d.assignedExercises}) + min(${d.completedMeals}, ${d.assignedMeals}))
      / nullif(sum(${d.assignedExercises} + ${d.assignedMeals}), 0)) as integer)
  from ${d} where ${d.traineeId} = ${id} and ${d.date} >= ${from} and ${d.date} < ${today})`;

type StoredDay = [string, number, number, number, number];

/** Days with assigned items, both ends included; the person's own day decides which count. */
export const countedDays = ({
  first,
  last,
}: {
  first: unknown;
  last: unknown;
}): SQL<CountedDay[]> =>
  decoded(
    sql<CountedDay[]>`(
  select json_group_array(json_array(${d.date}, ${d.assignedExercises}, ${d.completedExercises},
    ${d.assignedMeals}, ${d.completedMeals}))
  from ${d} where ${d.traineeId} = ${id} and ${d.date} between ${first} and ${last}
    and ${d.assignedExercises} + ${d.assignedMeals} > 0)`,
    (text: string) =>
      (JSON.parse(text) as StoredDay[]).map(
        ([date, assignedExercises, completedExercises, assignedMeals, completedMeals]) => ({
          date,
          assignedExercises,
          completedExercises,
          assignedMeals,
          completedMeals,
        }),
      ),
  );

const anythingDone = sql`${d.completedExercises} + ${d.completedMeals} + ${d.steps} > 0`;
/** Whether a log exists after a day until now; reads only the days between. */
export const hasLogged = ({ since, tomorrow }: Record<"since" | "tomorrow", unknown>): SQL => sql`(
  exists (select 1 from ${d}
    where ${d.traineeId} = ${id} and ${d.date} > ${since}
      and ${d.date} <= ${tomorrow} and ${anythingDone})
  or ${sql.join(
    signsOfLife.map(
      ({ table, when }) => sql`exists (select 1 from ${sql.raw(table)} beside
        where beside.trainee_id = ${id} and beside.date > ${since} and ${sql.raw(when)})`,
    ),
    sql` or `,
  )})`;

interface Days {
  /** The day after which logs count: most later rows may be the trainer's. */
  since: unknown;
  today: unknown;
  /** The last day, which has begun in some time zones: later weeks are planned, but never done. */
  tomorrow: unknown;
}

const doneIn = (from: unknown, until: unknown) => sql`(
  select ${d.date} from ${d}
  where ${d.traineeId} = ${id} and ${d.date} between ${from} and ${until} and ${anythingDone}
  order by ${d.date} desc limit 1)`;
const loggedBeside = ({ table, when }: SignOfLife, from: unknown) => sql`(
  select date from ${sql.raw(table)} beside
  where beside.trainee_id = ${id} and beside.date >= ${from} and ${sql.raw(when)}
  order by beside.date desc limit 1)`;

/**
 * The last day with a log since another; null without one. A log of today, as most people have, ends the
 * search. A later day counts as the trainer's today.
 */
export const lastLoggedOn = ({ since, today, tomorrow }: Days): SQL => sql`coalesce(
  ${doneIn(today, tomorrow)},
  nullif(max(
    coalesce(${doneIn(since, tomorrow)}, ''),
    ${sql.join(
      signsOfLife.map((sign) => sql`coalesce(${loggedBeside(sign, since)}, '')`),
      sql`, `,
    )}), ''))`;
