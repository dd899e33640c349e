import type { D1Database } from "@cloudflare/workers-types";
import { exerciseDaySql } from "../../../worker/data/schedules/exercise-days.ts";

interface History {
  email: string;
  through: string;
  weeks: number;
}

const account = "(select id from accounts where email = ?1)";
const exercise = `(select exercise_id from performed_sets
  where trainee_id = ${account} and exercise_id is not null order by date desc, id limit 1)`;

// Four sets every week, wherever the seed left the exercise out.
const addSets = `
  with recursive week(n, date) as (
    select 0, ?2 union all select n + 1, date(date, '-7 days') from week where n + 1 < ?3
  ), number(n) as (values (1), (2), (3), (4))
  insert or ignore into performed_sets (id, trainee_id, exercise_id, exercise_name, date, set_number,
    reps, weight, created_at, updated_at)
  select 'bench-history-' || week.date || '-' || number.n, ${account}, ${exercise}, 'bench', week.date,
    number.n, 8 + week.n % 4, 100 - week.n / 2.0, 1, 1
  from week, number
  where not exists (select 1 from performed_sets done where done.trainee_id = ${account}
    and done.exercise_id = ${exercise} and done.date = week.date)`;

const countDays = `
  insert or replace into exercise_days (trainee_id, exercise_id, date,
    ${exerciseDaySql.columns}, updated_at)
  select done.trainee_id, done.exercise_id, done.date,
    ${exerciseDaySql.amounts}, max(done.updated_at)
  from performed_sets done
  where done.trainee_id = ${account} and done.exercise_id = ${exercise}
  group by done.trainee_id, done.exercise_id, done.date`;

/**
 * Gives the sample trainee an exercise that was done every week: large seeds hold sets of two only.
 * @returns the exercise's id
 */
export async function fillHistory(
  database: D1Database,
  { email, through, weeks }: History,
): Promise<string> {
  await database.batch([
    database.prepare(addSets).bind(email, through, weeks),
    database.prepare(countDays).bind(email),
  ]);
  const found = await database
    .prepare(`select ${exercise} as id`)
    .bind(email)
    .first<{ id: string }>();
  if (!found?.id) throw new Error("the sample trainee has performed nothing");
  return found.id;
}
