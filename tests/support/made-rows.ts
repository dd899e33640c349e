import { env } from "cloudflare:workers";
import type { MeasurementWriter } from "../../domain/body/measurements.ts";
import { addDays, localDateAt, weekStart } from "../../domain/calendar.ts";
import { newId } from "../../domain/id.ts";
import { videoKey } from "../../worker/data/libraries/videos.ts";
import { makeExercise, makeTraining, planExercise } from "./exercises.ts";
import { makeMeal } from "./library.ts";
import { makeFood, planMeals } from "./meals.ts";
import { type Area, deliver } from "./notifications.ts";
import type { Request, World } from "./permissions.ts";
import { makeLibrary, planWeek } from "./plans.ts";
import { makeStepLink, makeSteps } from "./steps.ts";
import { beginUpload, mp4Bytes, putPart } from "./videos.ts";
import { nextWeek, thisWeek } from "./weeks.ts";
import { call, type SignedInTrainee } from "./worker.ts";

type Owner = Pick<SignedInTrainee, "id">;

const today = () => localDateAt(Date.now(), "Asia/Hebron");
const first = ([id = ""]: readonly string[]) => id;

/** A scheduled exercise of today. */
export const exercise = (owner: Owner) => planExercise(owner.id, { date: today() });

/** An exercise of the library that was performed today. */
export async function performedExercise(owner: Owner): Promise<string> {
  const id = await makeExercise();
  await makeTraining(owner.id, addDays(today(), 7), 1, [id]);
  return id;
}

/** A scheduled meal of today. */
export const meal = async (owner: Owner) => first(await planMeals(owner.id, today(), [{}]));

/** A food of the database. */
export const food = () => makeFood();

/** A meal of today beside the plan. */
export async function ownMeal(owner: Owner): Promise<string> {
  const id = newId();
  await env.DB.prepare(
    `insert into own_meals (id, trainee_id, date, name, category, calories, quantity, status, created_at)
     values (?1, ?2, ?3, 'كنافة', 'snack', 400, 100, 'consumed', 1)`,
  )
    .bind(id, owner.id, today())
    .run();
  return id;
}

/** A weight of today that the trainee sent. */
export async function weight(owner: Owner): Promise<string> {
  const id = newId();
  await env.DB.prepare(
    `insert into weight_records (id, trainee_id, date, weight, source, created_at)
     values (?1, ?2, ?3, 78.5, 'sent', 1)`,
  )
    .bind(id, owner.id, today())
    .run();
  return id;
}

/** A waist of today that the trainee measured, or the trainer. */
export const newAbsence = () => ({
  id: newId(),
  kind: "travelling",
  startsOn: today(),
  endsOn: today(),
  note: null,
});

/** What the trainer lets somebody aim at. */
export const newNutritionTarget = () => ({
  calories: 1850,
  protein: 120,
  carbs: 200,
  fat: null,
  source: "hand",
});

/** An absence that waits for the trainer's answer. */
export async function askedAbsence(owner: Owner): Promise<string> {
  const absence = newAbsence();
  await env.DB.prepare(
    `insert into absences (id, trainee_id, kind, starts_on, ends_on, status, created_at)
     values (?1, ?2, ?3, ?4, ?5, 'asked', 1)`,
  )
    .bind(absence.id, owner.id, absence.kind, absence.startsOn, absence.endsOn)
    .run();
  return absence.id;
}

export async function measurement(
  owner: Owner,
  writer: MeasurementWriter = "trainee",
): Promise<string> {
  const id = newId();
  await env.DB.prepare(
    `insert into body_measurements (id, trainee_id, kind, date, value, written_by, created_at)
     values (?1, ?2, 'waist', ?3, 82.5, ?4, 1)`,
  )
    .bind(id, owner.id, today(), writer)
    .run();
  return id;
}

/** A payment of the trainee's. */
export async function payment(owner: Owner): Promise<string> {
  const id = newId();
  await env.DB.prepare(
    `insert into payments (id, trainee_id, agorot, method, paid_on, created_at)
     values (?1, ?2, 9900, 'cash', '2026-01-05', 1)`,
  )
    .bind(id, owner.id)
    .run();
  return id;
}

/** A note that the trainee wrote. */
export async function note(owner: Owner): Promise<string> {
  const id = newId();
  await env.DB.prepare(
    `insert into notes (id, trainee_id, author_id, type, text, created_at, updated_at)
     values (?1, ?2, ?2, 'general', 'ملاحظة', 1, 1)`,
  )
    .bind(id, owner.id)
    .run();
  return id;
}

export const todaysSteps = () => ({ date: today(), steps: 4444 });

/** A week in which the owner walked. */
export async function walkedWeek({ trainee }: World): Promise<Request> {
  await makeSteps(trainee.id, [{ date: today(), steps: 4444 }]);
  return { body: { id: newId(), weekStart: weekStart(today()) } };
}

/** A day's total by a phone's automation, which has no session. */
export async function stepLink({ trainee }: World): Promise<Request> {
  return { path: `/api/steps-link/${await makeStepLink(trainee.id)}`, body: { steps: 4444 } };
}

/** A notification in somebody's list. */
export const notification = async (owner: Owner) => first(await deliver(owner.id, 1));

export const ofNotification =
  (area: Area, rest = "", body: () => unknown = () => ({})) =>
  async ({ trainee, trainer }: World): Promise<Request> => ({
    path: `/api/${area}/notifications/${await notification(area === "admin" ? trainer : trainee)}${rest}`,
    body: body(),
  });

async function video(): Promise<string> {
  const id = newId();
  await env.DB.prepare(
    `insert into videos (id, key, file_name, size, content_type, status, etag, created_at, updated_at)
     values (?1, ?2, 'squat.mp4', 10, 'video/mp4', 'ready', 'x', 1, 1)`,
  )
    .bind(id, videoKey(id))
    .run();
  return id;
}

/** A video that the library has no more, but a scheduled exercise of today. */
export async function scheduledVideo(owner: Owner): Promise<string> {
  const id = await video();
  await env.DB.prepare("update schedule_exercises set video_id = ?1 where id = ?2")
    .bind(id, await exercise(owner))
    .run();
  return id;
}

export const ofVideo =
  (rest = "", body?: unknown) =>
  async (): Promise<Request> => ({ path: `/api/admin/videos/${await video()}${rest}`, body });

const bytes = mp4Bytes(64);
/** As long as those, and begins like an mp4, too: letters only, as a request of the matrix is text. */
const letters = "\0\0\0 ftypisom".padEnd(bytes.length, "x");

export async function videoPart({ trainer }: World): Promise<Request> {
  const { id } = await beginUpload(trainer.token, bytes.length);
  return {
    path: `/api/admin/videos/${id}/parts/1`,
    body: letters,
    headers: {
      "content-type": "application/octet-stream",
      "content-length": String(bytes.length),
    },
  };
}

export async function wholeVideo({ trainer }: World): Promise<Request> {
  const { id } = await beginUpload(trainer.token, bytes.length);
  await putPart(trainer.token, id, 1, bytes);
  return { path: `/api/admin/videos/${id}/complete`, body: {} };
}

export const ofMeal = (body?: unknown) => async (): Promise<Request> => ({
  path: `/api/admin/meals/${await makeMeal()}`,
  body,
});

export const ofExercise = (body?: unknown) => async (): Promise<Request> => ({
  path: `/api/admin/exercises/${await makeExercise()}`,
  body,
});

/** A meal that the trainee has before them, next week. */
export async function plannedMeal({ trainee }: World): Promise<Request> {
  const library = await makeMeal();
  await planWeek(trainee.id, nextWeek(), { meals: [{ day: 0, library }] });
  return { path: `/api/admin/meals/${library}`, body: { removalId: newId() } };
}

/** The same of an exercise. */
export async function plannedExercise({ trainee }: World): Promise<Request> {
  const library = await makeExercise();
  await planWeek(trainee.id, nextWeek(), { exercises: [{ day: 0, library }] });
  return { path: `/api/admin/exercises/${library}`, body: { removalId: newId() } };
}

/** What was deleted a moment ago. */
export const removed =
  (planned: (world: World) => Promise<Request>) =>
  async (world: World): Promise<Request> => {
    const { path, body } = await planned(world);
    const { removalId } = body as { removalId: string };
    await call(path ?? "", { method: "DELETE", token: world.trainer.token, body });
    const kind = path?.includes("/meals/") ? "meal" : "exercise";
    return { path: `/api/admin/${kind}-removals/${removalId}/undo`, body: {} };
  };

/** How many have it before them. */
export const toCome = (planned: (world: World) => Promise<Request>) => async (world: World) => ({
  path: `${(await planned(world)).path}/days-to-come`,
});

/** A week of meals that can be applied. */
export const ofPlannedWeek =
  (body?: unknown) =>
  async ({ trainee }: World): Promise<Request> => {
    const { meals } = await makeLibrary();
    await planWeek(trainee.id, thisWeek(), { meals: [{ day: 6, library: first(meals) }] });
    return { path: `/api/admin/trainees/${trainee.id}/weeks/${thisWeek()}/apply/meals`, body };
  };

/** An effect that waits for the trainer: the files of nobody's conversation are to be erased. */
export const ofParked =
  (rest = "") =>
  async (): Promise<Request> => {
    const id = newId();
    await env.DB.prepare(
      `insert into outbox (id, topic, payload, available_at, created_at, parked_at)
       values (?1, 'erase_files', ?2, 1, 1, 1)`,
    )
      .bind(id, JSON.stringify({ prefix: `conversations/${id}/` }))
      .run();
    return { path: `/api/admin/outbox/${id}${rest}`, body: {} };
  };

/** A reply that the trainer keeps. */
export const ofSavedReply = (body: unknown) => async () => {
  const id = newId();
  await env.DB.prepare(
    "insert into saved_replies (id, text, created_at, updated_at) values (?1, 'أحسنت', 1, 1)",
  )
    .bind(id)
    .run();
  return { path: `/api/admin/saved-replies/${id}`, body };
};
