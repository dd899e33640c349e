import { env } from "cloudflare:workers";
import { addDays } from "../../domain/calendar.ts";
import { newId } from "../../domain/id.ts";
import type { ScheduleKind } from "../../domain/schedules/schedules.ts";

export interface PlannedItem {
  id?: string;
  day: number;
  position?: number;
  name?: string;
  /** The id of the library row; by default any, null for a deleted one. */
  library?: string | null;
  status?: "pending" | "done" | "skipped";
}

/** Inserts items into a trainee's week, which is inserted if it is missing. @returns the week's id */
export async function planWeek(
  traineeId: string,
  weekStart: string,
  items: { exercises?: readonly PlannedItem[]; meals?: readonly PlannedItem[] } = {},
): Promise<string> {
  const week = await env.DB.prepare(
    `insert into weekly_schedules (id, trainee_id, week_start_date, created_at, updated_at)
     values (?1, ?2, ?3, 1, 1)
     on conflict (trainee_id, week_start_date) do update set updated_at = 1 returning id`,
  )
    .bind(newId(), traineeId, weekStart)
    .first<{ id: string }>();
  const id = week?.id ?? "";
  await addItems(traineeId, id, weekStart, items);
  return id;
}

async function addItems(
  traineeId: string,
  scheduleId: string,
  weekStart: string,
  { exercises = [], meals = [] }: Parameters<typeof planWeek>[2] & object,
): Promise<void> {
  const values = (item: PlannedItem, index: number, name: string) => [
    item.id ?? newId(),
    scheduleId,
    traineeId,
    item.library === undefined ? "any" : item.library,
    item.day,
    addDays(weekStart, item.day),
    item.position ?? index,
    item.name ?? name,
  ];
  const statements = [
    ...exercises.map((item, index) =>
      env.DB.prepare(
        `insert into schedule_exercises (id, schedule_id, trainee_id, exercise_id, day_of_week, date,
           position, name, category, sets, reps, weight, status, updated_at)
         values (?1, ?2, ?3, iif(?4 = 'any', (select min(id) from exercises), ?4), ?5, ?6, ?7, ?8, 'legs', 4, 12, 40, ?9, 1)`,
      ).bind(
        ...values(item, index, "قرفصاء"),
        item.status === "done" ? "completed" : (item.status ?? "pending"),
      ),
    ),
    ...meals.map((item, index) =>
      env.DB.prepare(
        `insert into schedule_meals (id, schedule_id, trainee_id, meal_id, day_of_week, date,
           position, name, timing, calories, quantity, status, consumed_at, updated_at)
         values (?1, ?2, ?3, iif(?4 = 'any', (select min(id) from meals), ?4), ?5, ?6, ?7, ?8, 'lunch', 120, 150, ?9, iif(?9 = 'consumed', 1, null), 1)`,
      ).bind(
        ...values(item, index, "مجدرة"),
        item.status === "done" ? "consumed" : (item.status ?? "pending"),
      ),
    ),
  ];
  if (statements.length > 0) await env.DB.batch(statements);
}

interface StoredItem {
  id: string;
  week: string;
  day: number;
  date: string;
  position: number;
  name: string;
  library: string | null;
  status: string;
}

/** All items of a trainee, in the order of weeks. */
export async function itemsOf(traineeId: string, kind: ScheduleKind): Promise<StoredItem[]> {
  const [table, library] =
    kind === "meals" ? ["schedule_meals", "meal_id"] : ["schedule_exercises", "exercise_id"];
  const { results } = await env.DB.prepare(
    `select item.id, week.week_start_date as week, day_of_week as day, date, position, name,
       ${library} as library, status
     from ${table} item join weekly_schedules week on week.id = item.schedule_id
     where item.trainee_id = ? order by week, day, position, item.id`,
  )
    .bind(traineeId)
    .all<StoredItem>();
  return results;
}

/** Two exercises and two meals of the library, for items. */
export async function makeLibrary(): Promise<{ exercises: string[]; meals: string[] }> {
  const exercises = [newId(), newId()];
  const meals = [newId(), newId()];
  await env.DB.batch([
    ...exercises.map((id) =>
      env.DB.prepare(
        `insert into exercises (id, name, category, search, created_at, updated_at)
         values (?1, 'قرفصاء', 'legs', 'قرفصاء', 1, 1)`,
      ).bind(id),
    ),
    ...meals.map((id) =>
      env.DB.prepare(
        `insert into meals (id, name, category, timing, search, created_at, updated_at)
         values (?1, 'مجدرة', 'lunch', 'lunch', 'مجدرة', 1, 1)`,
      ).bind(id),
    ),
  ]);
  return { exercises, meals };
}

/** Makes a week the applied one. */
export async function markApplied(
  traineeId: string,
  scheduleId: string,
  kind: ScheduleKind,
  filledThrough: string | null,
): Promise<void> {
  await env.DB.prepare(
    `insert into applied_schedules (trainee_id, kind, schedule_id, applied_at, filled_through)
     values (?1, ?2, ?3, 1, ?4)`,
  )
    .bind(traineeId, kind, scheduleId, filledThrough)
    .run();
}

interface AppliedRow {
  schedule_id: string;
  stopped_at: number | null;
  filled_through: string | null;
}

export function appliedOf(traineeId: string, kind: ScheduleKind): Promise<AppliedRow | null> {
  return env.DB.prepare("select * from applied_schedules where trainee_id = ? and kind = ?")
    .bind(traineeId, kind)
    .first<AppliedRow>();
}
