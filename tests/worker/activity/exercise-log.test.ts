import { describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { StoredPerformedSets } from "../../../domain/contract/activity/exercise-week.ts";
import { newId } from "../../../domain/id.ts";
import {
  countedDay,
  makeExercise,
  makeSet,
  planExercise,
  readWeek,
  sendLastSets,
  sendSets,
  setRows,
  setStatus,
  statusOf,
} from "../../support/exercises.ts";
import { call, makeTrainee, makeTrainer } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");

describe("POST /api/trainee/exercise-statuses", () => {
  it("completes in one tap and counts the day in the same batch", async () => {
    const trainee = await makeTrainee();
    const item = await planExercise(trainee.id, { date: today });
    await planExercise(trainee.id, { date: today, position: 1 });
    const response = await setStatus(trainee, item, "completed");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      itemId: item,
      date: today,
      status: "completed",
      completedAt: expect.any(Number),
    });
    expect(await countedDay(trainee.id, today)).toMatchObject({
      assigned_exercises: 2,
      completed_exercises: 1,
      progress_value: 50,
    });
  });

  it("changes the status either way, but never back to pending", async () => {
    const trainee = await makeTrainee();
    const item = await planExercise(trainee.id, { date: today });
    await setStatus(trainee, item, "completed");
    await setStatus(trainee, item, "skipped");
    expect(await statusOf(item)).toMatchObject({ status: "skipped", completed_at: null });
    expect(await countedDay(trainee.id, today)).toMatchObject({ completed_exercises: 0 });
    await setStatus(trainee, item, "completed");
    expect((await setStatus(trainee, item, "pending")).status).toBe(400);
    expect(await statusOf(item)).toMatchObject({ status: "completed" });
  });

  it("changes nothing when repeated", async () => {
    const trainee = await makeTrainee();
    const item = await planExercise(trainee.id, { date: today });
    const id = newId();
    const first = await (await setStatus(trainee, item, "completed", id)).text();
    const stored = await statusOf(item);
    const again = await Promise.all(
      Array.from({ length: 10 }, () => setStatus(trainee, item, "completed", id)),
    );
    for (const response of again) expect(await response.text()).toBe(first);
    expect(await statusOf(item)).toEqual(stored);
  });

  it("accepts a past day, and refuses a later one", async () => {
    const trainee = await makeTrainee();
    const past = await planExercise(trainee.id, { date: addDays(today, -8) });
    const future = await planExercise(trainee.id, { date: addDays(today, 1) });
    expect((await setStatus(trainee, past, "completed")).status).toBe(200);
    const response = await setStatus(trainee, future, "completed");
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "date_in_future" });
    expect(await statusOf(future)).toMatchObject({ status: "pending", updated_at: 1 });
    expect(await countedDay(trainee.id, addDays(today, 1))).toBeNull();
  });

  it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago", "America/New_York"])(
    "uses the trainee's own day in %s",
    async (timeZone) => {
      const trainee = await makeTrainee({ timeZone });
      const there = localDateAt(Date.now(), timeZone);
      const now = await planExercise(trainee.id, { date: there });
      const tomorrow = await planExercise(trainee.id, { date: addDays(there, 1) });
      expect((await setStatus(trainee, now, "completed")).status).toBe(200);
      expect((await sendSets(trainee, now, [makeSet(1)])).status).toBe(200);
      expect((await setStatus(trainee, tomorrow, "completed")).status).toBe(400);
      expect((await sendSets(trainee, tomorrow, [makeSet(1)])).status).toBe(400);
      expect(await statusOf(now)).toMatchObject({ status: "completed" });
      expect(await statusOf(tomorrow)).toMatchObject({ status: "pending" });
      expect(await setRows(tomorrow)).toEqual([]);
    },
  );

  it("answers 404 for another trainee's item, and changes nothing", async () => {
    const other = await makeTrainee();
    const item = await planExercise(other.id, { date: today });
    const trainee = await makeTrainee();
    expect((await setStatus(trainee, item, "completed")).status).toBe(404);
    expect(await statusOf(item)).toMatchObject({ status: "pending", updated_at: 1 });
    expect(await countedDay(other.id, today)).toBeNull();
  });

  it("refuses the trainer and visitors", async () => {
    const trainee = await makeTrainee();
    const item = await planExercise(trainee.id, { date: today });
    const trainer = await makeTrainer();
    expect((await setStatus(trainer, item, "completed")).status).toBe(403);
    const body = { id: newId(), itemId: item, status: "completed" };
    expect((await call("/api/trainee/exercise-statuses", { body })).status).toBe(401);
    expect(await statusOf(item)).toMatchObject({ status: "pending" });
  });
});

describe("POST /api/trainee/performed-sets", () => {
  it("stores sets, replaces them, and leaves the status", async () => {
    const trainee = await makeTrainee();
    const exerciseId = await makeExercise();
    const item = await planExercise(trainee.id, { date: today, exerciseId });
    const response = await sendSets(trainee, item, [makeSet(1), makeSet(2, 8, 42.556)]);
    expect(response.status).toBe(200);
    expect(await response.json<StoredPerformedSets>()).toEqual({
      itemId: item,
      date: today,
      status: "pending",
      sets: [makeSet(1), makeSet(2, 8, 42.56)],
      records: [],
    });
    const [stored] = await setRows(item);
    await sendSets(trainee, item, [makeSet(1, 12), makeSet(3, 6, null)]);
    expect(await setRows(item)).toEqual([
      { id: stored?.id, set_number: 1, reps: 12, weight: 40 },
      { id: expect.any(String), set_number: 3, reps: 6, weight: null },
    ]);
    expect(await statusOf(item)).toMatchObject({ status: "pending" });
    expect((await readWeek(trainee)).performed[0]).toMatchObject({ exerciseId });
  });

  it("completes a pending exercise with its last sets, and counts the day", async () => {
    const trainee = await makeTrainee();
    const item = await planExercise(trainee.id, { date: today });
    const response = await sendLastSets(trainee, item, [makeSet(1), makeSet(2)]);
    expect(await response.json()).toMatchObject({ status: "completed" });
    expect(await setRows(item)).toHaveLength(2);
    const stored = await statusOf(item);
    expect(stored).toMatchObject({ status: "completed", completed_at: expect.any(Number) });
    expect(await countedDay(trainee.id, today)).toMatchObject({ completed_exercises: 1 });
    await sendLastSets(trainee, item, [makeSet(1), makeSet(2)]);
    expect(await statusOf(item)).toEqual(stored);
  });

  it("leaves a skipped exercise skipped, and a later day's or a stranger's pending", async () => {
    const trainee = await makeTrainee();
    const skipped = await planExercise(trainee.id, { date: today });
    await setStatus(trainee, skipped, "skipped");
    const response = await sendLastSets(trainee, skipped, [makeSet(1)]);
    expect(await response.json()).toMatchObject({ status: "skipped" });
    const later = await planExercise(trainee.id, { date: addDays(today, 1) });
    expect((await sendLastSets(trainee, later, [makeSet(1)])).status).toBe(400);
    const other = await planExercise((await makeTrainee()).id, { date: today });
    expect((await sendLastSets(trainee, other, [makeSet(1)])).status).toBe(404);
    for (const item of [later, other])
      expect(await statusOf(item)).toMatchObject({ status: "pending", updated_at: 1 });
  });

  it("makes one row of ten rapid taps, and none of an empty list", async () => {
    const trainee = await makeTrainee();
    const item = await planExercise(trainee.id, { date: today });
    const id = newId();
    await Promise.all(
      Array.from({ length: 10 }, () => sendSets(trainee, item, [makeSet(1), makeSet(2)], id)),
    );
    expect(await setRows(item)).toHaveLength(2);
    expect((await sendSets(trainee, item, [])).status).toBe(200);
    expect(await setRows(item)).toEqual([]);
  });

  it("accepts ten sets, zero repetitions and the heaviest weight", async () => {
    const trainee = await makeTrainee();
    const item = await planExercise(trainee.id, { date: today });
    const sets = Array.from({ length: 10 }, (_, index) => makeSet(index + 1, 0, 500));
    expect((await sendSets(trainee, item, sets)).status).toBe(200);
    expect(await setRows(item)).toHaveLength(10);
  });

  it.each([
    ["eleven sets", Array.from({ length: 11 }, (_, index) => makeSet(index + 1))],
    ["set 0", [makeSet(0)]],
    ["set 11", [makeSet(11)]],
    ["the same set twice", [makeSet(1), makeSet(1)]],
    ["half a repetition", [makeSet(1, 1.5)]],
    ["negative repetitions", [makeSet(1, -1)]],
    ["too many repetitions", [makeSet(1, 1001)]],
    ["repetitions as text", [makeSet(1, "10")]],
    ["too much weight", [makeSet(1, 10, 500.1)]],
    ["negative weight", [makeSet(1, 10, -1)]],
    ["weight as text", [makeSet(1, 10, "40")]],
    ["an unknown key", [{ ...makeSet(1), traineeId: newId() }]],
    ["no list", makeSet(1)],
    ["null", null],
  ])("refuses %s, and changes nothing", async (_name, sets) => {
    const trainee = await makeTrainee();
    const item = await planExercise(trainee.id, { date: today });
    await sendSets(trainee, item, [makeSet(1, 7)]);
    const response = await sendSets(trainee, item, sets);
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await setRows(item)).toMatchObject([{ set_number: 1, reps: 7 }]);
  });

  it("answers 404 for another trainee's item, and changes nothing", async () => {
    const other = await makeTrainee();
    const item = await planExercise(other.id, { date: today });
    await sendSets(other, item, [makeSet(1, 7)]);
    const trainee = await makeTrainee();
    expect((await sendSets(trainee, item, [makeSet(1, 99)])).status).toBe(404);
    expect((await sendSets(trainee, item, [])).status).toBe(404);
    expect(await setRows(item)).toMatchObject([{ set_number: 1, reps: 7 }]);
  });
});
