import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { writableDays } from "../../../domain/activity/writable-days.ts";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { TraineePerformance } from "../../../domain/contract/activity/trainee-performance.ts";
import { newId } from "../../../domain/id.ts";
import { readWeek } from "../../support/exercises.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");

interface Told {
  id?: string;
  date?: string;
  effort?: unknown;
  words?: unknown;
}

const tell = ({ token }: SignedInTrainee, told: Told) =>
  call("/api/trainee/workout-feelings", {
    token,
    body: { id: newId(), date: today, effort: null, words: null, ...told },
  });

const notesOf = async ({ id }: SignedInTrainee) =>
  (
    await env.DB.prepare(
      "select id, type, text from notes where trainee_id = ? order by created_at",
    )
      .bind(id)
      .all()
  ).results;

describe("POST /api/trainee/workout-feelings", () => {
  it("keeps the effort with the day, and its words reach the trainer as a note", async () => {
    const [trainee, trainer] = [await makeTrainee(), await makeTrainer()];
    const id = newId();
    const response = await tell(trainee, { id, effort: 7, words: " ثقيل اليوم " });
    const felt = { date: today, effort: 7, words: "ثقيل اليوم" };
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(felt);
    expect((await readWeek(trainee)).feelings).toEqual([felt]);
    expect(await notesOf(trainee)).toEqual([{ id, type: "exercise", text: "ثقيل اليوم" }]);
    const seen = await call(`/api/admin/trainees/${trainee.id}/performance`, {
      token: trainer.token,
    });
    expect(((await seen.json()) as TraineePerformance).feelings).toEqual([felt]);
  });

  it("sends nothing twice, however often and at once it is repeated", async () => {
    const trainee = await makeTrainee();
    await makeTrainer();
    const told = { id: newId(), effort: 5, words: "كان ممتازاً" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => tell(trainee, told)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await notesOf(trainee)).toHaveLength(1);
    const { results } = await env.DB.prepare("select id from notifications where id = ?")
      .bind(told.id)
      .all();
    expect(results).toHaveLength(1);
  });

  it("can be changed in parts; what is not given stays", async () => {
    const trainee = await makeTrainee();
    await makeTrainer();
    await tell(trainee, { effort: 5, words: "أول" });
    expect(await (await tell(trainee, { effort: 8 })).json()).toMatchObject({
      effort: 8,
      words: "أول",
    });
    expect(await (await tell(trainee, { words: "ثان" })).json()).toMatchObject({
      effort: 8,
      words: "ثان",
    });
    expect(await notesOf(trainee)).toHaveLength(2);
  });

  it("loses its words with their note, and keeps the effort", async () => {
    const trainee = await makeTrainee();
    await makeTrainer();
    const id = newId();
    await tell(trainee, { id, effort: 6, words: "ألم خفيف" });
    await call(`/api/trainee/notes/${id}`, { method: "DELETE", token: trainee.token, body: {} });
    expect((await readWeek(trainee)).feelings).toEqual([{ date: today, effort: 6, words: null }]);
  });

  it.each([
    ["nothing", { effort: null, words: " " }],
    ["an effort of 0", { effort: 0 }],
    ["an effort of 11", { effort: 11 }],
    ["half an effort", { effort: 6.5 }],
    ["too many words", { words: "م".repeat(501) }],
  ])("refuses %s", async (_, told) => {
    const trainee = await makeTrainee();
    expect((await tell(trainee, told)).status).toBe(400);
    expect((await readWeek(trainee)).feelings).toEqual([]);
  });

  it.each([
    ["to come", addDays(today, 1)],
    ["too old", addDays(today, -writableDays)],
  ])("refuses a day %s, and sends no words for it", async (_, date) => {
    const trainee = await makeTrainee();
    expect((await tell(trainee, { date, effort: 5, words: "ثقيل" })).status).toBe(400);
    expect(await notesOf(trainee)).toEqual([]);
  });

  it("is nobody else's", async () => {
    const [trainee, other] = [await makeTrainee(), await makeTrainee()];
    await makeTrainer();
    const id = newId();
    await tell(trainee, { id, effort: 5, words: "ثقيل" });
    // Another person's note of the same id is neither read nor joined.
    expect((await tell(other, { id, effort: 9, words: "خفيف" })).status).toBe(409);
    expect((await readWeek(other)).feelings).toEqual([{ date: today, effort: 9, words: null }]);
    expect((await readWeek(trainee)).feelings).toEqual([{ date: today, effort: 5, words: "ثقيل" }]);
    expect(await notesOf(other)).toEqual([]);
  });
});
