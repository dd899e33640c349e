import { describe, expect, it } from "vitest";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type { ExerciseHistory } from "../../../domain/contract/activity/exercise-history.ts";
import type { PlannedWeek } from "../../../domain/contract/planning/weeks.ts";
import {
  getExerciseHistory,
  getExerciseHistoryOf,
} from "../../../worker/data/activity/exercise-history.ts";
import { traineeScope, trainerScope } from "../../../worker/data/scope.ts";
import {
  makeExercise,
  makeSet,
  planExercise,
  readWeek,
  sendSets,
} from "../../support/exercises.ts";
import { makeOldWeek, oldDates } from "../../support/old-week.ts";
import { countPacked, packAll } from "../../support/packed-weeks.ts";
import { makePast, makePlanned, pastSets, recordsOf } from "../../support/past-rows.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");
const back = (days: number) => addDays(today, -days);

async function historyOf({ token }: SignedInTrainee, exerciseId: string, before = "") {
  const answer = await call(`/api/trainee/exercises/${exerciseId}/history${before}`, { token });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json<ExerciseHistory>();
}

const lastTimeOf = async (trainee: SignedInTrainee) => (await readWeek(trainee)).lastTimes[0];

describe("the history of an exercise with days of another app", () => {
  it("shows them below the own ones, by their app and with the kinds of their sets", async () => {
    const { trainee, exerciseId, item } = await makePlanned(today);
    const sets = pastSets([15, 20, "warm_up"], [5, 100], [12, 60, "drop"], [3, 105, "failure"]);
    await makePast(trainee.id, { exerciseId, app: "strong", days: [[back(100), sets]] });
    await sendSets(trainee, item, [makeSet(1, 8, 60)]);
    const history = await historyOf(trainee, exerciseId);
    expect(history.days.map(({ date, app }) => [date, app])).toEqual([
      [today, undefined],
      [back(100), "strong"],
    ]);
    expect(history.days[1]).toMatchObject({ sets, bestWeight: 105, bestReps: 12, volume: 1535 });
    expect(history.bests).toMatchObject({
      weight: { value: 105, date: back(100) },
      volume: { value: 1535, date: back(100) },
    });
    const trainer = await makeTrainer();
    const path = `/api/admin/trainees/${trainee.id}/exercises/${exerciseId}/history`;
    expect(await (await call(path, { token: trainer.token })).json()).toEqual(history);
  });

  it("counts a day with own rows by them alone", async () => {
    const { trainee, exerciseId, item } = await makePlanned(today);
    const days = [
      [back(7), pastSets([5, 90])],
      [today, pastSets([5, 200])],
    ] as const;
    await makePast(trainee.id, { exerciseId, days });
    await sendSets(trainee, item, [makeSet(1, 5, 80)]);
    const { days: shown, bests } = await historyOf(trainee, exerciseId);
    expect(shown.map(({ date, bestWeight }) => [date, bestWeight])).toEqual([
      [today, 80],
      [back(7), 90],
    ]);
    expect(bests.weight).toEqual({ value: 90, date: back(7) });
  });

  it("counts a packed day by its own sets", async () => {
    const dates = oldDates();
    const { trainee, exercise } = await makeOldWeek(dates);
    await packAll(dates.now);
    expect(await countPacked()).toBe(1);
    const before = addDays(dates.oldDay, -1);
    const days = [
      [before, pastSets([1, 120])],
      [dates.oldDay, pastSets([1, 200])],
    ] as const;
    await makePast(trainee.id, { exerciseId: exercise, days });
    const { days: shown, bests } = await historyOf(trainee, exercise);
    expect(shown.slice(-2).map(({ date, bestWeight, app }) => [date, bestWeight, app])).toEqual([
      [dates.oldDay, 62.5, undefined],
      [before, 120, "hevy"],
    ]);
    expect(bests.weight).toEqual({ value: 120, date: before });
    const item = await planExercise(trainee.id, { date: today, exerciseId: exercise });
    expect((await lastTimeOf(trainee))?.bests.weight).toBe(120);
    expect(await recordsOf(trainee, item, [makeSet(1, 1, 121)])).toContainEqual({
      kind: "weight",
      value: 121,
      before: 120,
    });
  });

  it("shows a day of warm-ups alone, which is no best", async () => {
    const [trainee, exerciseId] = [await makeTrainee(), await makeExercise()];
    await makePast(trainee.id, { exerciseId, days: [[back(7), pastSets([5, 90, "warm_up"])]] });
    expect(await historyOf(trainee, exerciseId)).toMatchObject({
      days: [{ date: back(7), bestWeight: null, volume: 0, sets: [{ kind: "warm_up" }] }],
      bests: { weight: null, oneRep: null, volume: null },
    });
  });

  it("continues through pages, each day once and with its app", async () => {
    const { trainee, exerciseId, item } = await makePlanned(today);
    const days = Array.from({ length: 45 }, (_, at) => [back(at), pastSets([5, 50])] as const);
    await makePast(trainee.id, { exerciseId, days });
    await sendSets(trainee, item, [makeSet(1, 5, 80)]);
    const seen: [string, string | undefined][] = [];
    for (let before = ""; ; ) {
      const { days: shown, next } = await historyOf(trainee, exerciseId, before);
      seen.push(...shown.map(({ date, app }) => [date, app] as [string, string | undefined]));
      if (!next) break;
      before = `?before=${next}`;
    }
    expect(seen).toEqual(days.map(([date], at) => [date, at === 0 ? undefined : "hevy"]));
  });

  it("is the person's own: another one's past is in none", async () => {
    const [trainee, other, exerciseId] = [
      await makeTrainee(),
      await makeTrainee(),
      await makeExercise(),
    ];
    await makePast(other.id, { exerciseId, days: [[back(7), pastSets([5, 90])]] });
    expect(await historyOf(trainee, exerciseId)).toMatchObject({
      days: [],
      bests: { weight: null },
    });
  });

  it("reads as many rows for 800 days as for 40, in one request", async () => {
    const trainer = await makeTrainer();
    const exerciseId = await makeExercise();
    const costs: number[][] = [];
    for (const length of [40, 800]) {
      const trainee = await makeTrainee();
      const days = Array.from({ length }, (_, at) => [back(at + 1), pastSets([5, 50])] as const);
      await makePast(trainee.id, { exerciseId, days });
      const [own, their] = [countingDatabase(), countingDatabase()];
      const now = Date.now();
      await getExerciseHistory(traineeScope(own.database, trainee.actor, now), { exerciseId });
      const scope = trainerScope(their.database, trainer.actor, now);
      await getExerciseHistoryOf(scope, trainee.id, { exerciseId });
      expect([own.counts.batches, their.counts.batches]).toEqual([1, 1]);
      costs.push([own.counts.rows, their.counts.rows]);
    }
    expect(costs[1]).toEqual(costs[0]);
  });
});

describe("the last time of an exercise", () => {
  it("is the past's last day, counted without warm-ups and with its bests", async () => {
    const { trainee, exerciseId } = await makePlanned(today);
    const days = [
      [back(20), pastSets([1, 140])],
      [back(10), pastSets([10, 20, "warm_up"], [5, 100], [8, 60, "drop"])],
      [back(9), pastSets([10, 20, "warm_up"])],
    ] as const;
    await makePast(trainee.id, { exerciseId, days });
    expect(await lastTimeOf(trainee)).toEqual({
      exerciseId,
      date: back(10),
      sets: [makeSet(1, 5, 100), makeSet(2, 8, 60)],
      bests: { weight: 140, oneRep: 140, volume: 980, seconds: null, metres: null },
    });
  });

  it("is an own day of the same date, and a later one of either", async () => {
    const { trainee, exerciseId } = await makePlanned(today);
    const own = await planExercise(trainee.id, { date: back(10), exerciseId });
    await sendSets(trainee, own, [makeSet(1, 5, 70)]);
    const past = [back(10), pastSets([5, 100])] as const;
    await makePast(trainee.id, { exerciseId, days: [past] });
    expect(await lastTimeOf(trainee)).toMatchObject({
      date: back(10),
      sets: [{ weight: 70 }],
      bests: { weight: 70 },
    });
    await makePast(trainee.id, {
      name: "Bench",
      exerciseId: await makeExercise(),
      days: [[back(9), pastSets([5, 100])]],
    });
    expect(await lastTimeOf(trainee)).toMatchObject({ date: back(10) });
  });

  it("is a day of this week before the exercise's own, but none after", async () => {
    const sunday = weekStart(today);
    const [trainee, exerciseId] = [await makeTrainee(), await makeExercise()];
    await planExercise(trainee.id, { date: addDays(sunday, 1), exerciseId });
    const days = [
      [addDays(sunday, -3), pastSets([1, 60])],
      [sunday, pastSets([1, 70])],
      [addDays(sunday, 1), pastSets([1, 90])],
      [addDays(sunday, 2), pastSets([1, 99])],
    ] as const;
    await makePast(trainee.id, { exerciseId, days });
    expect(await lastTimeOf(trainee)).toMatchObject({
      date: sunday,
      sets: [{ weight: 70 }],
      bests: { weight: 70 },
    });
  });

  it("of an old week is a day before it, although later ones follow", async () => {
    const monday = addDays(weekStart(today), -27);
    const { trainee, exerciseId } = await makePlanned(monday);
    const days = [
      [addDays(monday, -30), pastSets([5, 60])],
      [addDays(monday, -20), pastSets([5, 65])],
      [monday, pastSets([5, 99])],
      [addDays(monday, 20), pastSets([5, 70])],
    ] as const;
    await makePast(trainee.id, { exerciseId, days });
    const [last] = (await readWeek(trainee, monday)).lastTimes;
    expect(last).toMatchObject({
      date: addDays(monday, -20),
      sets: [makeSet(1, 5, 65)],
      bests: { weight: 70 },
    });
  });

  it("is in the trainer's week editor as well", async () => {
    const { trainee, exerciseId } = await makePlanned(today);
    await makePast(trainee.id, { exerciseId, days: [[back(10), pastSets([5, 100])]] });
    const path = `/api/admin/trainees/${trainee.id}/weeks/${weekStart(today)}`;
    const { lastTimes } = await (
      await call(path, { token: (await makeTrainer()).token })
    ).json<PlannedWeek>();
    expect(lastTimes).toMatchObject([{ exerciseId, date: back(10), sets: [{ weight: 100 }] }]);
  });
});
