import { env } from "cloudflare:workers";
import { addDays, localDateAt, weekStart } from "../../domain/calendar.ts";
import type { PlannedWeek } from "../../domain/contract/planning/weeks.ts";
import type { WeekChange } from "../../domain/contract/schedules/week-changes.ts";
import { newId } from "../../domain/id.ts";
import { call, makeTrainee, makeTrainer } from "./worker.ts";

/** The Sunday of the present week in the zone of the test's trainees. */
export const thisWeek = () => weekStart(localDateAt(Date.now(), "Asia/Hebron"));
export const nextWeek = () => addDays(thisWeek(), 7);

/** An exercise of the library. */
async function makeExercise(
  overrides: Partial<{ name: string; category: string; sets: number; reps: number }> = {},
): Promise<string> {
  const id = newId();
  const exercise = { name: "قرفصاء", category: "legs", sets: 5, reps: 8, ...overrides };
  await env.DB.prepare(
    `insert into exercises (id, name, english_name, category, type, sets, reps, description, video_url, duration, search, created_at, updated_at)
     values (?1, ?2, 'Squat', ?3, 'strength', ?4, ?5, 'الظهر مستقيم', 'https://example.com/squat.mp4', '40 ثانية', ?2, 1, 1)`,
  )
    .bind(id, exercise.name, exercise.category, exercise.sets, exercise.reps)
    .run();
  return id;
}

/** A meal of the library with unknown fat. */
async function makeMeal(
  overrides: Partial<{ name: string; timing: string }> = {},
): Promise<string> {
  const id = newId();
  const meal = { name: "مجدرة", timing: "lunch", ...overrides };
  await env.DB.prepare(
    `insert into meals (id, name, description, calories, protein, carbs, fat, category, timing, search, created_at, updated_at)
     values (?1, ?2, 'عدس ورز', 150, 6.5, 25, null, ?3, ?3, ?2, 1, 1)`,
  )
    .bind(id, meal.name, meal.timing)
    .run();
  return id;
}

/** The requests of the trainer's editor about one week. */
const editor = (token: string, traineeId: string, start = thisWeek()) => {
  const path = `/api/admin/trainees/${traineeId}/weeks/${start}`;
  const good = async (response: Response): Promise<PlannedWeek> => {
    if (response.status !== 200) throw new Error(await response.text());
    return response.json();
  };
  const patch = (body: WeekChange) => call(path, { method: "PATCH", token, body });
  return {
    get: () => call(path, { token }),
    put: () => call(path, { method: "PUT", token }),
    patch,
    read: async () => good(await call(path, { token })),
    change: async (body: WeekChange) => good(await patch(body)),
  };
};

/** Sets the status of an item, as the trainee does. */
export async function markItem(kind: "exercises" | "meals", id: string, status: string) {
  const [table, at] =
    kind === "exercises"
      ? ["schedule_exercises", "completed_at"]
      : ["schedule_meals", "consumed_at"];
  const done = status === "completed" || status === "consumed";
  await env.DB.prepare(`update ${table} set status = ?1, ${at} = ?2 where id = ?3`)
    .bind(status, done ? 1 : null, id)
    .run();
}

/** A trainer and a trainee for planning weeks, with an exercise and a meal of the library. */
export async function makePlanning() {
  const trainer = await makeTrainer();
  const trainee = await makeTrainee({ name: "ليان حداد" });
  const exerciseId = await makeExercise();
  const mealId = await makeMeal();
  return {
    trainer,
    trainee,
    exerciseId,
    mealId,
    week: (start?: string, id = trainee.id) => editor(trainer.token, id, start),
    exerciseAt: (dayOfWeek = 0, position = 0) => ({
      id: newId(),
      exerciseId,
      dayOfWeek,
      position,
    }),
    mealAt: (dayOfWeek = 0, position = 0) => ({ id: newId(), mealId, dayOfWeek, position }),
  };
}
export type Planning = Awaited<ReturnType<typeof makePlanning>>;

/** The counts of items of each day with any. */
export const countedDays = async (traineeId: string) =>
  (
    await env.DB.prepare(
      `select date, assigned_exercises as exercises, assigned_meals as meals
       from trainee_performance where trainee_id = ? order by date`,
    )
      .bind(traineeId)
      .all()
  ).results;

/** A week without the time of its last change, which a repetition may change. */
export const withoutUpdatedAt = ({ updatedAt: _, ...rest }: PlannedWeek) => rest;
