import { env } from "cloudflare:workers";
import { addDays, dayOfWeek, weekStart } from "../../domain/calendar.ts";
import { newId } from "../../domain/id.ts";

/** Fills a number of a trainee's days up to `until`, in every table that the home reads. */
export async function makeHistory(traineeId: string, until: string, days: number): Promise<void> {
  const dates = Array.from({ length: days }, (_, i) => addDays(until, -i));
  const rows = JSON.stringify(
    dates.map((date, i) => ({
      id: newId(),
      date,
      weight: 70 + (i % 20) / 10,
      sunday: dayOfWeek(date) === 0,
    })),
  );
  const now = Date.now();
  await env.DB.batch([
    env.DB.prepare(
      `insert into weight_records (id, trainee_id, date, weight, source, created_at)
       select value ->> 'id', ?1, value ->> 'date', value ->> 'weight', 'sent', ?3 from json_each(?2)`,
    ).bind(traineeId, rows, now),
    env.DB.prepare(
      `insert into trainee_performance (trainee_id, date, assigned_exercises, completed_exercises,
         assigned_meals, completed_meals, steps, target_steps, updated_at)
       select ?1, value ->> 'date', 5, 4, 3, 3, 2500, 3000, ?3 from json_each(?2)`,
    ).bind(traineeId, rows, now),
    env.DB.prepare(
      `insert or ignore into weekly_schedules (id, trainee_id, week_start_date, created_at, updated_at)
       select value ->> 'id', ?1, value ->> 'date', ?3, ?3 from json_each(?2) where value ->> 'sunday'`,
    ).bind(traineeId, rows, now),
    env.DB.prepare(
      `insert into notifications (id, title, message, recipient_id, created_at)
       select value ->> 'id', 'تذكير', 'أرسل وزنك', ?1, ?3 from json_each(?2)`,
    ).bind(traineeId, rows, now),
    env.DB.prepare(
      `insert into notification_deliveries (recipient_id, notification_id, created_at, read_at)
       select ?1, value ->> 'id', ?3 - key, iif(key < 3, null, ?3) from json_each(?2)`,
    ).bind(traineeId, rows, now),
    env.DB.prepare(
      `insert or replace into conversations (trainee_id, unread_by_trainee, created_at) values (?1, 12, ?2)`,
    ).bind(traineeId, now),
  ]);
}

/** A planned week of a trainee without items. */
export async function makeSchedule(traineeId: string, date: string): Promise<void> {
  const now = Date.now();
  await env.DB.prepare(
    `insert into weekly_schedules (id, trainee_id, week_start_date, created_at, updated_at)
     values (?1, ?2, ?3, ?4, ?4)`,
  )
    .bind(newId(), traineeId, weekStart(date), now)
    .run();
}

/** One day of a trainee's roll-up. */
export async function makeDay(
  traineeId: string,
  date: string,
  day: Partial<Record<"exercises" | "meals" | "steps" | "doneExercises" | "doneMeals", number>>,
): Promise<void> {
  await env.DB.prepare(
    `insert into trainee_performance (trainee_id, date, assigned_exercises, completed_exercises,
       assigned_meals, completed_meals, steps, target_steps, updated_at)
     values (?1, ?2, ?3, ?4, ?5, ?6, ?7, 3000, ?8)`,
  )
    .bind(
      traineeId,
      date,
      day.exercises ?? 0,
      day.doneExercises ?? 0,
      day.meals ?? 0,
      day.doneMeals ?? 0,
      day.steps ?? 0,
      Date.now(),
    )
    .run();
}

/** A number of daily measurements of a trainee up to `until`. */
export async function makeMeasured(
  traineeId: string,
  until: string,
  days: number,
  kind = "waist",
): Promise<void> {
  const rows = Array.from({ length: days }, (_, i) => ({
    id: newId(),
    date: addDays(until, -i),
    value: 80 + (i % 20) / 10,
  }));
  await env.DB.prepare(
    `insert into body_measurements (id, trainee_id, kind, date, value, written_by, created_at)
     select value ->> 'id', ?1, ?2, value ->> 'date', value ->> 'value', 'trainee', 1 from json_each(?3)`,
  )
    .bind(traineeId, kind, JSON.stringify(rows))
    .run();
}
