import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { makePlanning, type Planning, thisWeek, withoutUpdatedAt } from "../../support/weeks.ts";
import { call } from "../../support/worker.ts";

let planning: Planning;
beforeEach(async () => {
  planning = await makePlanning();
});

/** A prescription with a value in every field. */
const full = () => ({
  sets: 3,
  reps: 8,
  repsTo: 12,
  seconds: 40,
  metres: 25,
  weight: 42.5,
  percent: 80,
  rest: 90,
  rpe: 8.5,
  tempo: "3-1-X-0",
  note: "ببطء",
  superset: newId(),
  progression: "double" as const,
  progressionStep: 1.25,
  progressionRuns: true,
});
const nothing = {
  repsTo: null,
  seconds: null,
  metres: null,
  weight: null,
  percent: null,
  rest: null,
  rpe: null,
  tempo: null,
  note: null,
  superset: null,
  progression: null,
  progressionStep: null,
  progressionRuns: false,
};

/** Gives the library's exercise seconds, a rest and a range. */
const countInSeconds = () =>
  env.DB.prepare("update exercises set seconds = 45, rest = 75, reps_to = 10 where id = ?")
    .bind(planning.exerciseId)
    .run();

describe("the prescription of an added exercise", () => {
  it("has all given values", async () => {
    const asked = { ...planning.exerciseAt(), ...full() };
    const { exercises } = await planning.week().change({ exercises: { add: [asked] } });
    expect(exercises).toMatchObject([asked]);
  });

  it("has the library's values by default, and nulls where it has none", async () => {
    const { week, exerciseAt } = planning;
    const plain = await week().change({ exercises: { add: [exerciseAt(0)] } });
    expect(plain.exercises).toMatchObject([{ ...nothing, sets: 5, reps: 8 }]);
    await countInSeconds();
    const timed = await week().change({ exercises: { add: [exerciseAt(1)] } });
    expect(timed.exercises[1]).toMatchObject({
      ...nothing,
      sets: 5,
      reps: 8,
      repsTo: 10,
      seconds: 45,
      rest: 75,
    });
  });

  it("has given values instead of the library's, including nulls", async () => {
    await countInSeconds();
    const { week, exerciseAt } = planning;
    const { exercises } = await week().change({
      exercises: {
        add: [
          { ...exerciseAt(0), seconds: 60, rest: 0 },
          { ...exerciseAt(1), seconds: null, rest: null, repsTo: null, metres: 30 },
        ],
      },
    });
    expect(exercises).toMatchObject([
      { seconds: 60, rest: 0, repsTo: 10, metres: null },
      { seconds: null, rest: null, repsTo: null, metres: 30 },
    ]);
  });
});

describe("the prescription of an exercise in the week", () => {
  it("changes and is removed field by field", async () => {
    const { week, exerciseAt } = planning;
    const item = exerciseAt();
    await week().change({ exercises: { add: [item] } });
    const after: Record<string, unknown> = { ...nothing, sets: 5, reps: 8 };
    const steps = [...Object.entries(full()), ...Object.entries(nothing)];
    for (const [name, value] of steps) {
      const change = [{ id: item.id, [name]: value }];
      const { exercises } = await week().change({ exercises: { change } });
      after[name] = value;
      expect(exercises[0]).toMatchObject(after);
    }
  });

  it("is restored completely by undoing a removal", async () => {
    const { week, exerciseAt } = planning;
    const item = { ...exerciseAt(), ...full() };
    const before = await week().change({ exercises: { add: [item] } });
    const [exercise] = before.exercises;
    if (!exercise) throw new Error("nothing was added");
    await week().change({ exercises: { remove: [item.id] } });
    const { date: _, status: _status, completedAt: _at, substitute: _done, ...copy } = exercise;
    const restored = await week().change({ exercises: { restore: [copy] } });
    expect(withoutUpdatedAt(restored)).toEqual(withoutUpdatedAt(before));
  });

  it("can be restored by a window of an older version", async () => {
    const { trainer, trainee, exerciseId, week } = planning;
    await week().put();
    const old = {
      id: newId(),
      dayOfWeek: 2,
      position: 0,
      exerciseId,
      name: "قرفصاء",
      englishName: null,
      category: "legs",
      type: "strength",
      description: null,
      videoUrl: null,
      videoId: null,
      duration: "40 ثانية",
      sets: 3,
      reps: 9,
      weight: 20,
      note: null,
    };
    const path = `/api/admin/trainees/${trainee.id}/weeks/${thisWeek()}`;
    const body = { exercises: { restore: [old] } };
    const answer = await call(path, { method: "PATCH", token: trainer.token, body });
    expect(answer.status).toBe(200);
    expect((await week().read()).exercises).toMatchObject([
      { ...nothing, ...old, exerciseId, status: "pending" },
    ]);
  });

  it("is copied with its superset's mark, which is unique by day", async () => {
    const { week, exerciseAt } = planning;
    const superset = newId();
    const pair = [0, 1].map((position) => ({ ...exerciseAt(0, position), superset, rest: 60 }));
    await week().change({ exercises: { add: pair } });
    const copy = pair.map(({ id, position }) => ({
      id: newId(),
      from: id,
      dayOfWeek: 3,
      position,
    }));
    const { exercises } = await week().change({ exercises: { copy } });
    expect(exercises.map(({ dayOfWeek, superset, rest }) => [dayOfWeek, superset, rest])).toEqual([
      [0, superset, 60],
      [0, superset, 60],
      [3, superset, 60],
      [3, superset, 60],
    ]);
  });
});
