import { env } from "cloudflare:workers";
import { addDays } from "../../domain/calendar.ts";
import { newId } from "../../domain/id.ts";
import { extendSchedules } from "../../worker/actions/planning/extend-schedules.ts";
import type { DatabaseClient } from "../../worker/db/client.ts";
import type { Platform } from "../../worker/platform.ts";
import { markApplied, planWeek } from "./plans.ts";
import { makePlatform, makeTrainee } from "./worker.ts";

/** Tuesday noon in Hebron. */
export const now = Date.parse("2026-03-03T10:00:00Z");
export const thisWeek = "2026-03-01";
export const week = (offset: number) => addDays(thisWeek, 7 * offset);
export const weekMs = 7 * 86_400_000;

/** A database that counts batches and written rows, and fails chosen batches. */
export function makeWatchedDatabase(failAt: (batch: number) => boolean = () => false) {
  const client = env.DB as unknown as DatabaseClient;
  const counts = { written: 0, batches: 0 };
  const database: DatabaseClient = {
    prepare: (query) => client.prepare(query),
    async batch<T>(statements: Parameters<DatabaseClient["batch"]>[0]) {
      counts.batches += 1;
      const fail = failAt(counts.batches) ? [client.prepare("select json('broken')")] : [];
      const results = await client.batch<T>([...statements, ...fail]);
      for (const { meta } of results) counts.written += meta.rows_written;
      return results;
    },
  };
  return { database, counts };
}

export const extend = (at = now, overrides: Partial<Platform> = {}) =>
  extendSchedules(makePlatform({ now: () => at, log: () => {}, ...overrides }));

/** A trainee with three exercises and two meals a week, filled up to an offset of weeks. */
export async function makeFollower(
  library: { exercises: string[]; meals: string[] },
  filled: number | null,
  overrides: Parameters<typeof makeTrainee>[0] = {},
): Promise<string> {
  const { id } = await makeTrainee(overrides);
  const schedule = await planWeek(id, thisWeek, {
    exercises: [1, 3, 5].map((day) => ({ day, library: library.exercises[0] })),
    meals: [0, 6].map((day) => ({ day, library: library.meals[0] })),
  });
  const through = filled === null ? null : week(filled);
  await markApplied(id, schedule, "exercises", through);
  await markApplied(id, schedule, "meals", through);
  return id;
}

/** Inserts more trainees like the first one, with exercises alone. @returns their ids */
export async function makeMoreLike(first: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  const list = JSON.stringify(ids.map((id) => ({ id, schedule: newId() })));
  const insert = (query: string) => env.DB.prepare(query).bind(list, first);
  await env.DB.batch([
    insert(
      "insert into accounts (id, email, role, created_at, updated_at) select value ->> 'id', value ->> 'id', 'trainee', 1, 1 from json_each(?1) where ?2 is not null",
    ),
    insert(
      `insert into trainee_profiles (id, name, search, subscription_plan, status, created_at, updated_at)
       select value ->> 'id', 'سلمى', 'سلمى', 'basic', 'active', 1, 1 from json_each(?1) where ?2 is not null`,
    ),
    insert(
      `insert into weekly_schedules (id, trainee_id, week_start_date, created_at, updated_at)
       select value ->> 'schedule', value ->> 'id', '${thisWeek}', 1, 1 from json_each(?1) where ?2 is not null`,
    ),
    insert(
      `insert into schedule_exercises (id, schedule_id, trainee_id, exercise_id, day_of_week, date, name, category, sets, reps, updated_at)
       select substr(value ->> 'id', 1, 14) || substr(value ->> 'schedule', 15), value ->> 'schedule', value ->> 'id', exercise_id, day_of_week, date, name, category, sets, reps, 1
       from json_each(?1) join (select * from schedule_exercises where trainee_id = ?2 limit 1)`,
    ),
    insert(
      `insert into applied_schedules (trainee_id, kind, schedule_id, applied_at, filled_through)
       select value ->> 'id', 'exercises', value ->> 'schedule', 1, '${thisWeek}' from json_each(?1) where ?2 is not null`,
    ),
  ]);
  return ids;
}

interface FilledWeek {
  week: string;
  /** The source week of its exercises, and of its meals. */
  e: string | null;
  m: string | null;
}

export const weeksOf = async (id: string) =>
  (
    await env.DB.prepare(
      "select week_start_date as week, exercises_applied_from as e, meals_applied_from as m from weekly_schedules where trainee_id = ? order by 1",
    )
      .bind(id)
      .all<FilledWeek>()
  ).results;
