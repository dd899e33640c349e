import { env } from "cloudflare:workers";
import type { MeasurementWriter } from "../../domain/body/measurements.ts";
import { addDays, localDateAt } from "../../domain/calendar.ts";
import { newId } from "../../domain/id.ts";
import { videoKey } from "../../worker/data/libraries/videos.ts";
import type { Rows } from "../../worker/routes/http/route-facts.ts";
import { makeRecording } from "./answer-recordings.ts";
import { makeCheckIn, makeForm } from "./check-ins.ts";
import { makeExercise, makeTraining, planExercise } from "./exercises.ts";
import { makeImport } from "./imports.ts";
import { makeInvitation } from "./invitations.ts";
import { makeMuteJob } from "./jobs.ts";
import { makeMeal } from "./library.ts";
import { makeFood, planMeals } from "./meals.ts";
import { makePlan, makeSubscriptionChange } from "./memberships.ts";
import { deliver } from "./notifications.ts";
import { makePastImport } from "./past.ts";
import { makeProof } from "./payment-proofs.ts";
import type { RowOwner, Side, World } from "./permissions.ts";
import { planWeek } from "./plans.ts";
import { makeProgressPhoto } from "./progress-photos.ts";
import { makeFollowedTemplate, makeTemplate } from "./templates.ts";
import { nextWeek } from "./weeks.ts";
import { call, makeSession, type SignedInTrainee } from "./worker.ts";

type Owner = Pick<SignedInTrainee, "id">;

const today = () => localDateAt(Date.now(), "Asia/Hebron");
const first = ([id = ""]: readonly string[]) => id;

/** A scheduled exercise of today. */
const plannedExercise = (owner: Owner) => planExercise(owner.id, { date: today() });

/** A scheduled meal of today. */
const plannedMeal = async (owner: Owner) => first(await planMeals(owner.id, today(), [{}]));

/** An own meal of today. */
async function ownMeal(owner: Owner): Promise<string> {
  const id = newId();
  await env.DB.prepare(
    `insert into own_meals (id, trainee_id, date, name, category, calories, quantity, status, created_at)
     values (?1, ?2, ?3, 'كنافة', 'snack', 400, 100, 'consumed', 1)`,
  )
    .bind(id, owner.id, today())
    .run();
  return id;
}

/** An own food from its label. */
async function ownFood(owner: Owner): Promise<string> {
  const id = newId();
  await env.DB.prepare(
    `insert into own_foods (id, trainee_id, kind, name, calories, parts, created_at, updated_at)
     values (?1, ?2, 'label', 'لبنة الدار', 150, '[]', 1, 1)`,
  )
    .bind(id, owner.id)
    .run();
  return id;
}

/** A weight of today that the trainee sent. */
async function weight(owner: Owner): Promise<string> {
  const id = newId();
  await env.DB.prepare(
    `insert into weight_records (id, trainee_id, date, weight, source, created_at)
     values (?1, ?2, ?3, 78.5, 'sent', 1)`,
  )
    .bind(id, owner.id, today())
    .run();
  return id;
}

export const newAbsence = () => ({
  id: newId(),
  kind: "travelling",
  startsOn: today(),
  endsOn: today(),
  note: null,
});

/** An absence that waits for the trainer's answer. */
async function absence(owner: Owner): Promise<string> {
  const asked = newAbsence();
  await env.DB.prepare(
    `insert into absences (id, trainee_id, kind, starts_on, ends_on, status, created_at)
     values (?1, ?2, ?3, ?4, ?5, 'asked', 1)`,
  )
    .bind(asked.id, owner.id, asked.kind, asked.startsOn, asked.endsOn)
    .run();
  return asked.id;
}

/** A waist of today, measured by the trainee or the trainer. */
async function measurement(owner: Owner, writer: MeasurementWriter = "trainee"): Promise<string> {
  const id = newId();
  await env.DB.prepare(
    `insert into body_measurements (id, trainee_id, kind, date, value, written_by, created_at)
     values (?1, ?2, 'waist', ?3, 82.5, ?4, 1)`,
  )
    .bind(id, owner.id, today(), writer)
    .run();
  return id;
}

/** A payment of the trainee. */
async function payment(owner: Owner): Promise<string> {
  const id = newId();
  await env.DB.prepare(
    `insert into payments (id, trainee_id, agorot, method, paid_on, created_at)
     values (?1, ?2, 9900, 'cash', '2026-01-05', 1)`,
  )
    .bind(id, owner.id)
    .run();
  return id;
}

/** A note by the trainee. */
async function note(owner: Owner): Promise<string> {
  const id = newId();
  await env.DB.prepare(
    `insert into notes (id, trainee_id, author_id, type, text, created_at, updated_at)
     values (?1, ?2, ?2, 'general', 'ملاحظة', 1, 1)`,
  )
    .bind(id, owner.id)
    .run();
  return id;
}

/** A notification in somebody's list. */
const notification = async (owner: Owner) => first(await deliver(owner.id, 1));

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

/** A video of a scheduled exercise of today that is no longer in the library. */
async function plannedVideo(owner: Owner): Promise<string> {
  const id = await video();
  await env.DB.prepare("update schedule_exercises set video_id = ?1 where id = ?2")
    .bind(id, await plannedExercise(owner))
    .run();
  return id;
}

/** A meal of the library, planned for the trainee's next week. */
async function libraryMeal({ trainee }: World): Promise<string> {
  const id = await makeMeal();
  await planWeek(trainee.id, nextWeek(), { meals: [{ day: 0, library: id }] });
  return id;
}

/** An exercise of the library, performed before and planned for the trainee's next week. */
async function libraryExercise({ trainee }: World): Promise<string> {
  const id = await makeExercise();
  await makeTraining(trainee.id, addDays(today(), 7), 1, [id]);
  await planWeek(trainee.id, nextWeek(), { exercises: [{ day: 0, library: id }] });
  return id;
}

/** A removal of a moment ago. */
async function removal({ trainer }: World, path: string): Promise<string> {
  const body = { removalId: newId() };
  const { status } = await call(path, { method: "DELETE", token: trainer.token, body });
  if (status !== 200) throw new Error(`${path} was not deleted: ${status}`);
  return body.removalId;
}

/** A parked entry that erases the files of no conversation. */
async function parkedEffect(): Promise<string> {
  const id = newId();
  await env.DB.prepare(
    `insert into outbox (id, topic, payload, available_at, created_at, parked_at)
     values (?1, 'erase_files', ?2, 1, 1, 1)`,
  )
    .bind(id, JSON.stringify({ prefix: `conversations/${id}/` }))
    .run();
  return id;
}

/** A saved reply. */
async function savedReply(): Promise<string> {
  const id = newId();
  await env.DB.prepare(
    "insert into saved_replies (id, text, created_at, updated_at) values (?1, 'أحسنت', 1, 1)",
  )
    .bind(id)
    .run();
  return id;
}

interface MadeRow {
  ownedBy: RowOwner;
  make(world: World, side: Side): string | Promise<string>;
}

/** Rows that ids of routes name, and how to make each. */
export const madeRows: Record<Rows[string], MadeRow> = {
  absence: { ownedBy: "owner", make: ({ trainee }) => absence(trainee) },
  answerRecording: { ownedBy: "owner", make: ({ trainee }) => makeRecording(trainee.id) },
  attachment: { ownedBy: "conversation", make: () => newId() },
  browser: { ownedBy: "browser", make: () => "01a1feef-0000-7000-8000-000000000000" },
  checkIn: { ownedBy: "owner", make: ({ trainee }) => makeCheckIn(trainee.id) },
  checkInForm: { ownedBy: "trainer", make: () => makeForm() },
  businessArchive: { ownedBy: "trainer", make: () => newId() },
  exercise: { ownedBy: "library", make: libraryExercise },
  exerciseRemoval: {
    ownedBy: "trainer",
    make: async (world) => removal(world, `/api/admin/exercises/${await libraryExercise(world)}`),
  },
  food: { ownedBy: "library", make: () => makeFood() },
  import: { ownedBy: "trainer", make: makeImport },
  invitation: { ownedBy: "trainer", make: async (world) => (await makeInvitation(world)).id },
  meal: { ownedBy: "library", make: libraryMeal },
  mealRemoval: {
    ownedBy: "trainer",
    make: async (world) => removal(world, `/api/admin/meals/${await libraryMeal(world)}`),
  },
  measurement: { ownedBy: "owner", make: ({ trainee }, side) => measurement(trainee, side) },
  new: { ownedBy: "new", make: () => newId() },
  note: { ownedBy: "owner", make: ({ trainee }) => note(trainee) },
  notification: { ownedBy: "owner", make: (world, side) => notification(world[side]) },
  outboxEntry: { ownedBy: "trainer", make: parkedEffect },
  ownFood: { ownedBy: "owner", make: ({ trainee }) => ownFood(trainee) },
  ownMeal: { ownedBy: "owner", make: ({ trainee }) => ownMeal(trainee) },
  pastImport: { ownedBy: "owner", make: makePastImport },
  paymentProof: { ownedBy: "owner", make: ({ trainee }) => makeProof(trainee.id) },
  payment: { ownedBy: "owner", make: ({ trainee }) => payment(trainee) },
  progressPhoto: { ownedBy: "owner", make: ({ trainee }) => makeProgressPhoto(trainee.id) },
  photo: { ownedBy: "owner", make: () => newId() },
  plan: { ownedBy: "trainer", make: makePlan },
  plannedExercise: { ownedBy: "owner", make: ({ trainee }) => plannedExercise(trainee) },
  plannedMeal: { ownedBy: "owner", make: ({ trainee }) => plannedMeal(trainee) },
  plannedVideo: { ownedBy: "owner", make: ({ trainee }) => plannedVideo(trainee) },
  savedReply: { ownedBy: "trainer", make: savedReply },
  session: {
    ownedBy: "owner",
    make: async (world, side) => (await makeSession(side, world[side].id)).actor.sessionId,
  },
  subscriptionChange: { ownedBy: "trainer", make: makeSubscriptionChange },
  template: { ownedBy: "trainer", make: makeTemplate },
  templateJob: {
    ownedBy: "trainer",
    make: async (world) => (await makeFollowedTemplate(world)).jobId,
  },
  traineeJob: { ownedBy: "trainer", make: makeMuteJob },
  video: { ownedBy: "library", make: video },
  weight: { ownedBy: "owner", make: ({ trainee }) => weight(trainee) },
};
