import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { InboxEvent } from "../../../domain/contract/inbox.ts";
import { newId } from "../../../domain/id.ts";
import { drainOutbox } from "../../../worker/actions/plumbing/drain-outbox.ts";
import { makeProduct } from "../../support/access.ts";
import { makeExercise, planExercise } from "../../support/exercises.ts";
import { makePerson } from "../../support/person.ts";
import { makeTelling } from "../../support/telling.ts";
import { makePlans } from "../../support/trainees.ts";
import { nextWeek, thisWeek } from "../../support/weeks.ts";
import {
  makePlatform,
  makeTrainee,
  makeTrainer,
  type SignedInTrainee,
} from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");
const tomorrow = addDays(today, 1);

let trainee: SignedInTrainee;
let trainer: SignedInTrainee;
let product: ReturnType<typeof makeTelling>;
beforeEach(async () => {
  await env.DB.exec("delete from outbox");
  trainee = await makeTrainee();
  trainer = await makeTrainer();
  product = makeTelling();
});

/** Events for trainee and trainer, except the acting session. */
const both = (event: InboxEvent, by = trainee) =>
  [trainee.id, trainer.id].map((to) => ({ to, event, except: by.actor.sessionId }));
const trainerOnly = (event: InboxEvent) => ({
  to: trainer.id,
  event,
  except: trainer.actor.sessionId,
});

const ordersLeft = () => env.DB.prepare("select count(*) as n from outbox").first<number>("n");

async function asTrainee(path: string, body: unknown, method = "POST") {
  const response = await product.call(path, { method, body, token: trainee.token });
  await product.settle();
  return response.status;
}

async function asTrainer(path: string, body: unknown, method = "POST") {
  const response = await product.call(path, { method, body, token: trainer.token });
  await product.settle();
  return response.status;
}

describe("a trainee's log", () => {
  it("reaches the trainer's open screens, and the trainee's on other devices", async () => {
    const itemId = await planExercise(trainee.id, { date: today });
    const body = { id: newId(), itemId, status: "completed" };
    expect(await asTrainee("/api/trainee/exercise-statuses", body)).toBe(200);
    const event = { type: "schedule" as const, traineeId: trainee.id };
    expect(product.told).toEqual(both({ ...event, kinds: ["exercises"] }));
    expect(await ordersLeft()).toBe(0);
  });

  it("sends events of meals too: planned and own ones", async () => {
    const id = newId();
    const meal = { id, date: today, kind: "hand", name: "تمر", description: null };
    const values = { category: "snack", calories: 120, protein: 1, carbs: 30, fat: 0.1 };
    expect(await asTrainee("/api/trainee/own-meals", { ...meal, ...values })).toBe(200);
    expect(await asTrainee(`/api/trainee/own-meals/${id}`, {}, "DELETE")).toBe(200);
    const event: InboxEvent = { type: "schedule", traineeId: trainee.id, kinds: ["meals"] };
    expect(product.told).toEqual([...both(event), ...both(event)]);
  });

  it("sends an event of a weight", async () => {
    const weight = { id: newId(), date: today, weight: 71.5, source: "sent" };
    expect(await asTrainee("/api/trainee/weight", weight)).toBe(200);
    expect(product.told).toEqual(both({ type: "trainee", traineeId: trainee.id, what: "weight" }));
  });

  it("sends an event of a note about the diet, with its notification", async () => {
    const note = { id: newId(), type: "diet", date: today, text: "هل أستبدل الأرز بالبرغل؟" };
    expect(await asTrainee("/api/trainee/notes", note)).toBe(200);
    const own = product.told.filter(({ event }) => event.type === "trainee");
    expect(own).toEqual(both({ type: "trainee", traineeId: trainee.id, what: "note" }));
    expect(product.told.map(({ event }) => event.type)).toContain("notification");
  });

  it("is sent by the outbox after the Worker dies before", async () => {
    const dying = makeProduct({
      live: { ...makePlatform().live, tell: () => new Promise(() => {}) },
      background: () => {},
    });
    const itemId = await planExercise(trainee.id, { date: today });
    const body = { id: newId(), itemId, status: "completed" };
    const path = "/api/trainee/exercise-statuses";
    expect((await dying.call(path, { body, token: trainee.token })).status).toBe(200);
    expect(await drainOutbox(product.platform)).toEqual({ done: 0, failed: 0 });
    product.pass(60_000);
    expect(await drainOutbox(product.platform)).toEqual({ done: 1, failed: 0 });
    expect(product.told).toHaveLength(2);
  });

  it("sends nothing when refused", async () => {
    const body = { id: newId(), itemId: newId(), status: "completed" };
    expect(await asTrainee("/api/trainee/exercise-statuses", body)).toBe(404);
    expect(product.told).toEqual([]);
    expect(await ordersLeft()).toBe(0);
  });
});

describe("a trainer's change", () => {
  const week = () => `/api/admin/trainees/${trainee.id}/weeks/${thisWeek()}`;

  it("reaches both sides: a changed week, an applied one, a stopped one", async () => {
    await planExercise(trainee.id, { date: today, exerciseId: await makeExercise() });
    expect(await asTrainer(week(), {}, "PATCH")).toBe(200);
    expect(await asTrainer(`${week()}/apply/exercises`, {})).toBe(200);
    expect(await asTrainer(`${week()}/apply/exercises`, {}, "DELETE")).toBe(200);
    expect(product.told).toEqual(
      ([["exercises", "meals"], ["exercises"], ["exercises"]] as const).flatMap((kinds) =>
        both({ type: "schedule", traineeId: trainee.id, kinds: [...kinds] }, trainer),
      ),
    );
    expect(await ordersLeft()).toBe(0);
  });

  it("reaches both sides for a weight, a target or the plan of the trainee", async () => {
    const path = `/api/admin/trainees/${trainee.id}`;
    const planChange = { id: newId(), kind: "from_today" };
    const plan = { plan: "pro", planChange };
    for (const changes of [{ currentWeight: 81.5 }, { targetWeight: 72 }, plan]) {
      expect(await asTrainer(path, changes, "PATCH")).toBe(200);
    }
    const event: InboxEvent = { type: "trainee", traineeId: trainee.id, what: "profile" };
    const told = both(event, trainer);
    expect(product.told).toEqual([...told, ...told, ...told]);
    expect(await ordersLeft()).toBe(0);
  });

  it("sends nothing when refused", async () => {
    const path = `/api/admin/trainees/${trainee.id}`;
    expect(await asTrainer(path, { plan: "nonsense" }, "PATCH")).toBe(400);
    expect(await asTrainer(`/api/admin/trainees/${newId()}`, { targetWeight: 72 }, "PATCH")).toBe(
      404,
    );
    expect(product.told).toEqual([]);
    expect(await ordersLeft()).toBe(0);
  });

  it("reaches the trainer's other screens when a library changes", async () => {
    const id = newId();
    const per100 = { calories: 120, protein: 1, carbs: 30, fat: 0.1 };
    const meal = { id, name: "تمر", description: null, category: "snack", timing: "snack" };
    expect(await asTrainer("/api/admin/meals", { ...meal, per100 })).toBe(200);
    expect(await asTrainer(`/api/admin/meals/${id}`, { name: "رطب" }, "PATCH")).toBe(200);
    expect(await asTrainer(`/api/admin/meals/${id}`, { removalId: newId() }, "DELETE")).toBe(200);
    const exercise = await makeExercise();
    const path = `/api/admin/exercises/${exercise}`;
    expect(await asTrainer(path, { name: "سحب" }, "PATCH")).toBe(200);
    expect(await asTrainer(path, { removalId: newId() }, "DELETE")).toBe(200);
    expect(product.told).toEqual(
      (["meals", "meals", "meals", "exercises", "exercises"] as const).map((what) =>
        trainerOnly({ type: "list", what }),
      ),
    );
  });

  it("reaches the trainer's other windows when a trainee is deleted", async () => {
    expect(await asTrainer(`/api/admin/trainees/${trainee.id}`, {}, "DELETE")).toBe(200);
    expect(product.told).toEqual([
      trainerOnly({ type: "trainee", traineeId: trainee.id, what: "deleted" }),
    ]);
  });

  it("reaches the trainer's other screens when a trainee is added", async () => {
    await makePlans();
    const { timeZone: _, ...person } = makePerson();
    expect(await asTrainer("/api/admin/trainees", person)).toBe(200);
    expect(product.told).toEqual([trainerOnly({ type: "list", what: "trainees" })]);
  });

  it("reaches only the trainer for a newly created week", async () => {
    const empty = `/api/admin/trainees/${trainee.id}/weeks/${nextWeek()}`;
    expect(await asTrainer(empty, {}, "PUT")).toBe(200);
    const kinds = ["exercises" as const, "meals" as const];
    expect(product.told).toEqual([trainerOnly({ type: "schedule", traineeId: trainee.id, kinds })]);
  });

  it("sends nothing for an unknown trainee's week", async () => {
    expect(await asTrainer(`/api/admin/trainees/${newId()}/weeks/${thisWeek()}`, {}, "PATCH")).toBe(
      404,
    );
    expect(product.told).toEqual([]);
  });

  it("reaches every trainee who loses a deleted exercise", async () => {
    const exerciseId = await makeExercise();
    const other = await makeTrainee();
    const untouched = await makeTrainee();
    for (const { id } of [trainee, other]) await planExercise(id, { date: tomorrow, exerciseId });
    await planExercise(untouched.id, { date: tomorrow });
    expect(
      await asTrainer(`/api/admin/exercises/${exerciseId}`, { removalId: newId() }, "DELETE"),
    ).toBe(200);
    const told = product.told.filter(({ event }) => event.type === "schedule");
    expect(told.map(({ to }) => to).sort()).toEqual([trainee.id, other.id].sort());
  });

  it("reaches a failed inbox later", async () => {
    product.away.add(trainee.id);
    expect(await asTrainer(week(), {}, "PATCH")).toBe(200);
    expect(product.told.map(({ to }) => to)).toEqual([trainer.id]);
    product.told.length = 0;
    product.away.clear();
    product.pass(30_000);
    expect(await drainOutbox(product.platform)).toEqual({ done: 1, failed: 0 });
    expect(product.told.map(({ to }) => to)).toContain(trainee.id);
  });
});
