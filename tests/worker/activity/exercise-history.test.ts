import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type {
  ExerciseHistory,
  ExerciseMonth,
} from "../../../domain/contract/activity/exercise-history.ts";
import { newId } from "../../../domain/id.ts";
import {
  getExerciseHistory,
  getExerciseHistoryOf,
} from "../../../worker/data/activity/exercise-history.ts";
import { traineeScope, trainerScope } from "../../../worker/data/scope.ts";
import {
  makeExercise,
  makeSet,
  makeTraining,
  planExercise,
  sendSets,
  setStatus,
} from "../../support/exercises.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { call, makeTrainee, makeTrainer } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");

async function read(token: string, path: string): Promise<ExerciseHistory> {
  const response = await call(path, { token });
  expect(response.status).toBe(200);
  return response.json();
}
const own = (exerciseId: string, before = "") =>
  `/api/trainee/exercises/${exerciseId}/history${before}`;
const of = (traineeId: string, exerciseId: string, before = "") =>
  `/api/admin/trainees/${traineeId}/exercises/${exerciseId}/history${before}`;

describe("the history of an exercise", () => {
  it("has each day with its sets, and each best with its first day", async () => {
    const trainee = await makeTrainee();
    const trainer = await makeTrainer();
    const exerciseId = await makeExercise();
    const days = [-14, -7, 0].map((back) => addDays(today, back));
    const weights = [60, 62.5, 62.5];
    for (const [index, date] of days.entries()) {
      const item = await planExercise(trainee.id, { date, exerciseId });
      const sets = [makeSet(1, 8, weights[index]), makeSet(2, 12, 40)];
      expect((await sendSets(trainee, item, sets)).status).toBe(200);
    }
    const history = await read(trainee.token, own(exerciseId));
    expect(history.exercise).toMatchObject({ id: exerciseId, name: "ضغط الصدر", type: "strength" });
    expect(history.days.map(({ date }) => date)).toEqual(days.toReversed());
    expect(history.days[0]).toEqual({
      date: today,
      bestReps: 12,
      bestWeight: 62.5,
      bestOneRep: 79.2,
      volume: 980,
      bestSeconds: null,
      bestMetres: null,
      sets: [makeSet(1, 8, 62.5), makeSet(2, 12, 40)],
    });
    expect(history.bests).toEqual({
      weight: { value: 62.5, date: days[1] },
      oneRep: { value: 79.2, date: days[1] },
      volume: { value: 980, date: days[1] },
      seconds: null,
      metres: null,
    });
    expect(history.next).toBeNull();
    expect(await read(trainer.token, of(trainee.id, exerciseId))).toEqual(history);
  });

  it("continues after the end of a page, down to the last day", async () => {
    const trainee = await makeTrainee();
    const exerciseId = await makeExercise();
    await makeTraining(trainee.id, today, 45, [exerciseId]);
    const seen: string[] = [];
    let before = "";
    for (let page = 0; page < 3; page += 1) {
      const { days, next, bests } = await read(trainee.token, own(exerciseId, before));
      expect(bests.weight).toEqual({ value: 99.9, date: addDays(weekStart(today), -7) });
      seen.push(...days.map(({ date }) => date));
      before = `?before=${next}`;
      expect(days).toHaveLength(page < 2 ? 20 : 5);
      expect(next).toEqual(page < 2 ? seen.at(-1) : null);
    }
    expect(seen).toEqual([...new Set(seen)].sort().reverse());
    expect(seen).toHaveLength(45);
  });

  it("is empty before the first time, and has no weights without one", async () => {
    const trainee = await makeTrainee();
    const exerciseId = await makeExercise();
    expect(await read(trainee.token, own(exerciseId))).toMatchObject({ days: [], next: null });
    const item = await planExercise(trainee.id, { date: today, exerciseId });
    await sendSets(trainee, item, [makeSet(1, 20, null), makeSet(2, 15, null)]);
    expect(await read(trainee.token, own(exerciseId))).toMatchObject({
      bests: { weight: null, oneRep: null, volume: null },
      days: [{ bestReps: 20, bestWeight: null, bestOneRep: null, volume: 0 }],
    });
  });

  it("shows nothing of other people, and refuses unknown ids", async () => {
    const [trainee, other, trainer] = [
      await makeTrainee(),
      await makeTrainee(),
      await makeTrainer(),
    ];
    const exerciseId = await makeExercise();
    await makeTraining(other.id, today, 3, [exerciseId]);
    expect(await read(trainee.token, own(exerciseId))).toMatchObject({
      days: [],
      bests: { weight: null },
    });
    const missing = [
      [trainee, own(newId()), 404],
      [trainee, own("bench"), 400],
      [trainee, own(exerciseId, "?before=yesterday"), 400],
      [trainer, of(newId(), exerciseId), 404],
      [trainer, of(other.id, newId()), 404],
      [trainee, of(other.id, exerciseId), 403],
    ] as const;
    for (const [caller, path, status] of missing) {
      expect((await call(path, { token: caller.token })).status, path).toBe(status);
    }
  });

  it("reads as many rows after three years as after one page", async () => {
    const [trainee, trainer] = [await makeTrainee(), await makeTrainer()];
    const exerciseId = await makeExercise();
    const costs = async () => {
      const page = { exerciseId };
      const own = countingDatabase();
      await getExerciseHistory(traineeScope(own.database, trainee.actor, Date.now()), page);
      const their = countingDatabase();
      const scope = trainerScope(their.database, trainer.actor, Date.now());
      await getExerciseHistoryOf(scope, trainee.id, page);
      expect([own.counts.batches, their.counts.batches]).toEqual([1, 1]);
      return [own.counts.rows, their.counts.rows];
    };
    await makeTraining(trainee.id, today, 21, [exerciseId]);
    const afterOnePage = await costs();
    await makeTraining(trainee.id, addDays(today, -7 * 21), 156, [exerciseId]);
    await env.DB.prepare("update exercise_days set best_weight = 80 where trainee_id = ?")
      .bind(trainee.id)
      .run();
    expect(await costs()).toEqual(afterOnePage);
    expect(Math.max(...afterOnePage)).toBeLessThan(300);
  });
});

describe("GET /api/trainee/exercise-month", () => {
  const month = (token: string, date: string) =>
    read(token, `/api/trainee/exercise-month?date=${date}`) as unknown as Promise<ExerciseMonth>;

  it("answers the trainee's days of the month that have exercises", async () => {
    const [trainee, other] = [await makeTrainee(), await makeTrainee()];
    const date = addDays(`${today.slice(0, 8)}01`, -10);
    const items = [
      await planExercise(trainee.id, { date }),
      await planExercise(trainee.id, { date, position: 1 }),
    ];
    await setStatus(trainee, items[0] ?? "", "completed");
    await setStatus(other, await planExercise(other.id, { date }), "completed");
    expect(await month(trainee.token, date)).toEqual({
      month: `${date.slice(0, 8)}01`,
      days: [{ date, assigned: 2, completed: 1 }],
    });
    expect(await month(trainee.token, addDays(date, 40))).toMatchObject({ days: [] });
  });
});
