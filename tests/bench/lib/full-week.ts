import type { D1Database } from "@cloudflare/workers-types";
import { copiedKinds } from "../../../worker/data/schedules/schedule-copies.ts";

/** The week that the limits of the trainee's plan are about: five exercises and four meals a day. */
const full = { exercises: 35, meals: 28 };

const newExerciseId = "'bench-' || day.date || '-' || item.id";
const exerciseColumns = `${copiedKinds.exercises.carried.join(", ")}, position, status, completed_at, updated_at`;
const mealColumns = `${copiedKinds.meals.carried.join(", ")}, position, status, consumed_at, updated_at`;

const of = (alias: string, columns: string) => columns.replaceAll(/(\w+)/g, `${alias}.$1`);

/** The trainee's week, its days, and the fullest day, from which the others are made full. */
const week = (table: string) => `with week as (
    select week.* from weekly_schedules week join accounts on accounts.id = week.trainee_id
    where accounts.email = ?1 and week.week_start_date = ?2
  ),
  day(n, date) as (select value, date(?2, '+' || value || ' days') from json_each('[0,1,2,3,4,5,6]')),
  fullest as (
    select item.date from week join ${table} item on item.schedule_id = week.id
    group by item.date order by count(*) desc, item.date limit 1
  )`;

const addExercises = `${week("schedule_exercises")}
  insert into schedule_exercises (id, schedule_id, trainee_id, day_of_week, date, ${exerciseColumns})
  select ${newExerciseId}, week.id, week.trainee_id, day.n, day.date, ${of("item", exerciseColumns)}
  from week cross join day join fullest
    join schedule_exercises item on item.schedule_id = week.id and item.date = fullest.date
  where not exists (
    select 1 from schedule_exercises there where there.schedule_id = week.id and there.date = day.date
  )`;

const addSets = `${week("schedule_exercises")}
  insert into performed_sets (id, trainee_id, schedule_exercise_id, exercise_id, exercise_name, date,
    set_number, reps, weight, created_at, updated_at)
  select 'bench-' || day.date || '-' || done.id, week.trainee_id, ${newExerciseId}, done.exercise_id,
    done.exercise_name, day.date, done.set_number, done.reps, done.weight, done.created_at, done.updated_at
  from week cross join day join fullest
    join schedule_exercises item on item.schedule_id = week.id and item.date = fullest.date
    join schedule_exercises made on made.id = ${newExerciseId}
    join performed_sets done on done.schedule_exercise_id = item.id
  where true on conflict do nothing`;

const addMeals = `${week("schedule_meals")}
  insert into schedule_meals (id, schedule_id, trainee_id, day_of_week, date, ${mealColumns})
  select 'bench-' || day.date || '-' || item.id, week.id, week.trainee_id, day.n, day.date,
    ${of("item", mealColumns)}
  from week cross join day join fullest
    join schedule_meals item on item.schedule_id = week.id and item.date = fullest.date
  where item.position >= (
    select count(*) from schedule_meals there where there.schedule_id = week.id and there.date = day.date
  )`;

const countItems = `${week("schedule_meals")}
  select (select count(*) from schedule_exercises item join week on week.id = item.schedule_id) as exercises,
    (select count(*) from schedule_meals item join week on week.id = item.schedule_id) as meals`;

const findItem = `
  select item.id from schedule_exercises item join accounts on accounts.id = item.trainee_id
  where accounts.email = ?1 and item.date <= ?2 and item.exercise_id is not null
    and item.id not like 'bench-%'
  order by item.date desc, item.position limit 1`;

/** A planned exercise of the latest day that has begun, on which sets can be logged. */
export async function loggableItem(
  database: D1Database,
  { email, today }: { email: string; today: string },
): Promise<string> {
  const id = await database.prepare(findItem).bind(email, today).first<string>("id");
  if (id === null) throw new Error("the sample trainee has nothing planned");
  return id;
}

/** Gives a trainee of the seed a full week; one that is full already stays as it is. */
export async function fillWeek(
  database: D1Database,
  { email, sunday }: { email: string; sunday: string },
): Promise<void> {
  const statement = (sql: string) => database.prepare(sql).bind(email, sunday);
  await database.batch([addExercises, addSets, addMeals].map(statement));
  const counts = await statement(countItems).first<typeof full>();
  if (counts?.exercises !== full.exercises || counts.meals !== full.meals) {
    throw new Error(`the week has ${JSON.stringify(counts)}, not ${JSON.stringify(full)}`);
  }
}
