import { type SQL, sql } from "drizzle-orm";
import { type Bests, recordKinds } from "../../../domain/schedules/exercise-days.ts";
import { bestsOfDays, readPackedDay } from "../../../domain/schedules/packed-days.ts";

interface OfExercise {
  traineeId: SQL;
  exercise: SQL;
}

export const pastDays = sql`past_exercise_days past`;

/** Joins the days of an exercise in other apps. */
export const pastDaysOf = ({ traineeId, exercise }: OfExercise) =>
  sql`past.trainee_id = ${traineeId} and past.exercise_id = ${exercise}`;

/** Whether a person has own rows of an exercise on a day, which then counts by them. */
export const hasOwnDay = ({ traineeId, exercise }: OfExercise, date: SQL) =>
  sql`exists (select 1 from exercise_days own where own.trainee_id = ${traineeId}
    and own.exercise_id = ${exercise} and own.date = ${date})`;

/** Whether a stored day has more than warm-ups. */
const isTrained = (day: SQL) => sql`exists (select 1 from json_each(${day}, '$[1]') item,
  json_each(item.value) done where done.value ->> 5 is not 'w')`;

const lastOfAll = sql`past.days -> '$[#-1]'`;

/** One row with the first excluded day, `due_on`. */
const startingOn = (first: SQL) => sql`(select ${first} as due_on)`;

/**
 * The last day before another one with more than warm-ups; the latest of all without another one.
 * @param due the row of a later day before which days count as well
 */
export const lastPastDay = (before: SQL = sql`'9999-12-31'`, due = startingOn(before)) =>
  sql<string | null>`case when past.days is null then null
  when past.last_on < ${before} and ${isTrained(lastOfAll)} then ${lastOfAll}
  else (select day.value from ${due} due_row cross join json_each(past.days) day
    where day.value ->> 0 < due_row.due_on and ${isTrained(sql`day.value`)}
    order by day.key desc limit 1) end`;

interface Beside extends OfExercise {
  first: SQL;
  last: SQL;
  /** The row of a later first excluded day. */
  due?: SQL | undefined;
}

/**
 * The past of an exercise joined with its packed days, beside some days: its bests, which its row has, where no
 * day of it can be an own, a packed or an excluded one; else its remaining days.
 */
export function pastBeside(beside: Beside) {
  const { traineeId, exercise, first, last, due = startingOn(first) } = beside;
  const firstOwn = sql`(select min(date) from exercise_days
    where trainee_id = ${traineeId} and exercise_id = ${exercise})`;
  const remaining = sql`(select json_group_array(json(kept.day)) from (
    select max(each.day) as day from ${due} due_row cross join (
      select value ->> 0 as date, 1 as is_packed, null as day from json_each(packed.days)
      union all select value ->> 0, 0, value from json_each(past.days)) each
    where each.date not between due_row.due_on and ${last} and not ${hasOwnDay(beside, sql`each.date`)}
    group by each.date having max(each.is_packed) = 0) kept)`;
  return sql<string | null>`case when past.days is null then null
    when past.last_on < min(${first}, coalesce(${firstOwn}, ${first}),
      coalesce(packed.days ->> '$[0][0]', ${first}))
    then json_object('bests', json_array(past.best_weight, past.best_one_rep, past.volume,
      past.best_seconds, past.best_metres))
    else json_object('days', json(${remaining})) end`;
}

type Stored =
  | { bests: readonly (number | null)[] }
  | { days: readonly Parameters<typeof readPackedDay>[0][] };

/** The bests of a value of `pastBeside`. */
export function pastBestsOf(text: string): Bests {
  const stored = JSON.parse(text) as Stored;
  if ("days" in stored) return bestsOfDays(stored.days.map(readPackedDay));
  return Object.fromEntries(recordKinds.map((kind, at) => [kind, stored.bests[at]])) as Bests;
}
