import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type {
  ExerciseDetails,
  ExercisesPage,
} from "../../../domain/contract/libraries/exercises.ts";
import { newId } from "../../../domain/id.ts";
import { exerciseSynonyms } from "../../../domain/libraries/exercise-synonyms.ts";
import { maxSearchLength } from "../../../domain/list.ts";
import { problemOf } from "../../support/access.ts";
import { planExercise } from "../../support/exercises.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare("delete from exercises"),
    env.DB.prepare("delete from accounts where role = 'trainee'"),
  ]);
  trainer = await makeTrainer();
});

const path = "/api/admin/exercises";
const send = (to: string, method: string, body?: unknown) =>
  call(to, { method, body, token: trainer.token });
const squat = (overrides: Record<string, unknown> = {}) => ({
  id: newId(),
  name: "قرفصاء",
  category: "legs",
  ...overrides,
});

async function add(overrides: Record<string, unknown> = {}): Promise<ExerciseDetails> {
  const response = await send(path, "POST", squat(overrides));
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}

async function list(query: Record<string, string> = {}): Promise<ExercisesPage> {
  const response = await send(`${path}?${new URLSearchParams(query)}`, "GET");
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}

const names = async (query: Record<string, string> = {}) =>
  (await list(query)).exercises.map(({ name }) => name);

describe("the exercise library", () => {
  it("shows a borrowed movement, and refuses an unknown one", async () => {
    const movement = "legs-barbell-squat";
    const { id } = await add({ movement });
    expect((await list()).exercises[0]).toMatchObject({ movement });
    const changed = await send(`${path}/${id}`, "PATCH", { movement: null });
    expect(await changed.json()).toMatchObject({ movement: null });
    for (const wrong of ["legs-moonwalk", "", "x".repeat(500), 7]) {
      const refused = await send(`${path}/${id}`, "PATCH", { movement: wrong });
      expect((await problemOf(refused)).fields).toHaveProperty("movement");
    }
  });

  it("adds an exercise with the defaults of an assignment", async () => {
    const { id, ...exercise } = await add({ name: "  قرفصاء  " });
    expect(exercise).toMatchObject({
      name: "قرفصاء",
      englishName: null,
      category: "legs",
      type: "strength",
      sets: 4,
      reps: 12,
      videoUrl: null,
      videoId: null,
      video: null,
      status: "active",
    });
    expect((await list()).exercises).toEqual([expect.objectContaining({ id, sets: 4 })]);
  });

  it("stores an exercise's amount, range and rest, until removed", async () => {
    const amount = { repsTo: 15, seconds: 45, metres: 30, rest: 90 };
    const none = { repsTo: null, seconds: null, metres: null, rest: null };
    expect(await add()).toMatchObject(none);
    const { id, ...added } = await add(amount);
    expect(added).toMatchObject({ ...amount, reps: 12 });
    const change = async (changes: object) =>
      (await send(`${path}/${id}`, "PATCH", changes)).json<ExerciseDetails>();
    expect(await change({ seconds: 60 })).toMatchObject({ ...amount, seconds: 60 });
    expect(await change(none)).toMatchObject({ ...none, reps: 12 });
  });

  it.each([
    [{ reps: 12, repsTo: 11 }, "repsTo"],
    [{ repsTo: 101 }, "repsTo"],
    [{ seconds: 0 }, "seconds"],
    [{ seconds: 14_401 }, "seconds"],
    [{ metres: 0.5 }, "metres"],
    [{ rest: 601 }, "rest"],
  ])("refuses the amount %j, of a new exercise and of a change", async (amount, field) => {
    const { id } = await add();
    for (const response of [
      await send(path, "POST", squat(amount)),
      await send(`${path}/${id}`, "PATCH", amount),
    ]) {
      expect(await problemOf(response)).toMatchObject({ status: 400, code: "invalid_request" });
    }
    const response = await send(`${path}/${id}`, "PATCH", amount);
    expect(Object.keys((await response.json<{ fields: object }>()).fields)).toEqual([field]);
  });

  it("adds an exercise once for repeated requests", async () => {
    const body = squat();
    const first = await (await send(path, "POST", body)).json();
    const again = await (await send(path, "POST", { ...body, name: "غيره" })).json();
    expect(again).toEqual(first);
    expect((await list()).total).toBe(1);
  });

  it.each([
    ["احمال", ["أحمال الكتف"]],
    ["أَحْمال", ["أحمال الكتف"]],
    ["كتف احمال", ["أحمال الكتف"]],
    ["SHOULDER", ["أحمال الكتف"]],
    ["%", []],
    ["' or 1=1 --", []],
  ])("finds by %s", async (search, found) => {
    await add({ name: "أحمال الكتف", englishName: "Shoulder press", category: "shoulders" });
    await add({ name: "قرفصاء", englishName: "Squat" });
    expect(await names({ search })).toEqual(found);
  });

  it.each(["قرفصاء", "القُرْفصاء بالبار", "squats", "سكوات باربل", "قرفصـ بار قرفص"])(
    "finds a squat by its synonym %s",
    async (search) => {
      await add({ name: "سكوات بالبار" });
      await add({ name: "رفعة ميتة" });
      expect(await names({ search })).toEqual(["سكوات بالبار"]);
    },
  );

  it("finds by many synonyms at once by the rules", async () => {
    await add({ name: "ديدليفت", englishName: "Deadlift" });
    expect(await names({ search: "ديدلفت" })).toEqual(["ديدليفت"]);
    const search = exerciseSynonyms.map((row) => row.split(", ").at(-1)).join(" ");
    expect(await names({ search: search.slice(0, maxSearchLength) })).toEqual([]);
  });

  it("filters, sorts and pages", async () => {
    await add({ name: "ب", category: "back" });
    await add({ name: "أ", category: "chest", status: "pending" });
    await add({ name: "ت", category: "back" });
    expect(await names({ category: "back", sort: "name", direction: "asc" })).toEqual(["ب", "ت"]);
    expect(await names({ status: "pending" })).toEqual(["أ"]);
    expect(await names({ sort: "name", direction: "asc" })).toEqual(["أ", "ب", "ت"]);
    expect(await names()).toEqual(["ت", "أ", "ب"]);
    const second = await list({ sort: "name", direction: "asc", perPage: "2", page: "2" });
    expect(second).toMatchObject({ total: 3, exercises: [{ name: "ت" }] });
  });

  it("changes the given fields and no others", async () => {
    const { id } = await add({ description: "وصف", englishName: "Squat" });
    const response = await send(`${path}/${id}`, "PATCH", { name: "ضغط", englishName: null });
    expect(await response.json()).toMatchObject({
      name: "ضغط",
      englishName: null,
      description: "وصف",
    });
    expect(await names({ search: "ضغط" })).toEqual(["ضغط"]);
    expect(await names({ search: "squat" })).toEqual([]);
  });

  it("finds an exercise by both names after simultaneous changes", async () => {
    const { id } = await add({ englishName: "Squat" });
    const rename = (changes: unknown) => send(`${path}/${id}`, "PATCH", changes);
    await Promise.all([rename({ name: "ضغط" }), rename({ englishName: "Press" })]);
    expect(await names({ search: "ضغط press" })).toEqual(["ضغط"]);
  });

  it.each([
    [{ sets: 11 }, "sets", "out_of_range"],
    [{ sets: 0 }, "sets", "out_of_range"],
    [{ reps: 0 }, "reps", "out_of_range"],
    [{ reps: 101 }, "reps", "out_of_range"],
    [{ reps: 2.5 }, "reps", "not_whole"],
    [{ name: " " }, "name", "required"],
    [{ name: "س".repeat(121) }, "name", "too_long"],
    [{ category: "neck" }, "category", "unknown_choice"],
    [{ videoUrl: "https://example.com/video.avi" }, "videoUrl", "not_a_video"],
    [{ videoUrl: "javascript:alert(1)//.mp4" }, "videoUrl", "not_a_video"],
    [{ videoId: newId() }, "videoId", "not_a_video"],
    [{ videoId: newId(), videoUrl: "https://youtu.be/dQw4w9WgXcQ" }, "videoUrl", "invalid"],
  ])("refuses %j and changes nothing", async (wrong, field, code) => {
    const { id } = await add();
    for (const response of [
      await send(path, "POST", squat(wrong)),
      await send(`${path}/${id}`, "PATCH", wrong),
    ]) {
      expect(response.status).toBe(400);
      expect((await problemOf(response)).fields).toMatchObject({ [field]: { code } });
    }
    expect(await list()).toMatchObject({ total: 1, exercises: [{ name: "قرفصاء", sets: 4 }] });
  });

  it("answers 404 for an unknown exercise", async () => {
    expect((await send(`${path}/${newId()}`, "GET")).status).toBe(404);
    expect((await send(`${path}/${newId()}`, "PATCH", { sets: 2 })).status).toBe(404);
  });
});

describe("deleting an exercise", () => {
  const statusesOf = async (traineeId: string) => {
    const { results } = await env.DB.prepare(
      "select date, status, exercise_id from schedule_exercises where trainee_id = ? order by date",
    )
      .bind(traineeId)
      .all();
    return results;
  };

  it("removes pending items after today, and keeps all others", async () => {
    const trainee = await makeTrainee();
    const today = localDateAt(Date.now(), "Asia/Hebron");
    const { id: exerciseId } = await add();
    const { id: other } = await add();
    const assign = (days: number, status: "pending" | "completed" | "skipped", of = exerciseId) =>
      planExercise(trainee.id, { exerciseId: of, date: addDays(today, days), status });
    await assign(-3, "completed");
    await assign(-2, "pending");
    await assign(0, "pending");
    await assign(1, "pending");
    await assign(1, "pending", other);
    await assign(2, "skipped");

    const body = { removalId: newId() };
    expect((await send(`${path}/${exerciseId}`, "DELETE", body)).status).toBe(200);
    expect((await send(`${path}/${exerciseId}`, "DELETE", body)).status).toBe(200);

    expect(await statusesOf(trainee.id)).toEqual([
      { date: addDays(today, -3), status: "completed", exercise_id: exerciseId },
      { date: addDays(today, -2), status: "pending", exercise_id: exerciseId },
      { date: today, status: "pending", exercise_id: exerciseId },
      { date: addDays(today, 1), status: "pending", exercise_id: other },
      { date: addDays(today, 2), status: "skipped", exercise_id: exerciseId },
    ]);
    const day = await env.DB.prepare(
      "select assigned_exercises from trainee_performance where trainee_id = ? and date = ?",
    )
      .bind(trainee.id, addDays(today, 1))
      .first();
    expect(day).toEqual({ assigned_exercises: 1 });
    expect((await list()).total).toBe(1);
  });

  it("uses each trainee's own day", async () => {
    const east = await makeTrainee({ timeZone: "Pacific/Kiritimati" });
    const west = await makeTrainee({ timeZone: "Pacific/Pago_Pago" });
    const { id: exerciseId } = await add();
    const ahead = localDateAt(Date.now(), "Pacific/Kiritimati");
    for (const { id: traineeId } of [east, west]) {
      await planExercise(traineeId, { exerciseId, date: ahead });
    }
    await send(`${path}/${exerciseId}`, "DELETE", { removalId: newId() });
    expect(await statusesOf(east.id)).toHaveLength(1);
    expect(await statusesOf(west.id)).toHaveLength(0);
  });
});
