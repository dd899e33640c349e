import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { StoredPerformedSets } from "../../../domain/contract/activity/exercise-week.ts";
import { newId } from "../../../domain/id.ts";
import { exerciseDayOf } from "../../../domain/schedules/exercise-days.ts";
import { type PerformedSet, performedBounds } from "../../../domain/schedules/performed-sets.ts";
import {
  exerciseDay,
  makeExercise,
  makeSet,
  makeTraining,
  planExercise,
  sendSets,
} from "../../support/exercises.ts";
import { makeTrainee, type SignedInTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");

const send = async (trainee: SignedInTrainee, item: string, sets: unknown, id?: string) => {
  const response = await sendSets(trainee, item, sets, id);
  expect(response.status).toBe(200);
  return response.json<StoredPerformedSets>();
};

describe("a day of an exercise", () => {
  it("has the domain's values for any sets", async () => {
    const trainee = await makeTrainee();
    const exerciseId = await makeExercise();
    const item = await planExercise(trainee.id, { date: today, exerciseId });
    const someSets = fc
      .array(
        fc.tuple(
          fc.oneof(
            fc.record({ reps: fc.integer({ min: 0, max: 18 }) }),
            fc.record({ reps: fc.constant(0), seconds: fc.integer(performedBounds.seconds) }),
            fc.record({ reps: fc.constant(0), metres: fc.integer(performedBounds.metres) }),
          ),
          fc.option(fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100)),
        ),
        { maxLength: 10 },
      )
      .map((sets) =>
        sets.map(([amount, weight], index) => ({ ...makeSet(index + 1, 0, weight), ...amount })),
      );
    await fc.assert(
      fc.asyncProperty(someSets, async (sets) => {
        await send(trainee, item, sets);
        expect(await exerciseDay(trainee.id, exerciseId, today)).toEqual(
          exerciseDayOf(sets as PerformedSet[]) ?? null,
        );
      }),
      { numRuns: 100 },
    );
  });

  it("adds up an exercise planned twice on a day, and is deleted with its last set", async () => {
    const trainee = await makeTrainee();
    const exerciseId = await makeExercise();
    const first = await planExercise(trainee.id, { date: today, exerciseId });
    const second = await planExercise(trainee.id, { date: today, exerciseId, position: 1 });
    await send(trainee, first, [makeSet(1)]);
    await send(trainee, second, [makeSet(1, 8, 50)]);
    const counted = () => exerciseDay(trainee.id, exerciseId, today);
    expect(await counted()).toMatchObject({ sets: 2, bestWeight: 50, volume: 800 });
    await send(trainee, second, []);
    expect(await counted()).toMatchObject({ sets: 1, bestWeight: 40, volume: 400 });
    await send(trainee, first, []);
    expect(await counted()).toBeNull();
  });

  it("is the same for repeated sets, and another trainee's stays", async () => {
    const [trainee, other] = [await makeTrainee(), await makeTrainee()];
    const exerciseId = await makeExercise();
    const [item, theirs] = await Promise.all(
      [trainee, other].map(({ id }) => planExercise(id, { date: today, exerciseId })),
    );
    await send(other, theirs ?? "", [makeSet(1, 5, 90)]);
    const id = newId();
    const answers = [
      await send(trainee, item ?? "", [makeSet(1)], id),
      await send(trainee, item ?? "", [makeSet(1)], id),
    ];
    expect(answers[1]).toEqual(answers[0]);
    expect(await exerciseDay(trainee.id, exerciseId, today)).toMatchObject({ sets: 1 });
    expect(await exerciseDay(other.id, exerciseId, today)).toMatchObject({ bestWeight: 90 });
  });

  it("follows an item moved by the trainer meanwhile", async () => {
    const trainee = await makeTrainee();
    const exerciseId = await makeExercise();
    const yesterday = addDays(today, -1);
    const item = await planExercise(trainee.id, { date: yesterday, exerciseId });
    const stays = await planExercise(trainee.id, { date: yesterday, exerciseId, position: 1 });
    await send(trainee, item, [makeSet(1), makeSet(2)]);
    await send(trainee, stays, [makeSet(1, 5, 80)]);
    await env.DB.prepare("update schedule_exercises set date = ? where id = ?")
      .bind(today, item)
      .run();
    await send(trainee, item, [makeSet(1), makeSet(2), makeSet(3)]);
    expect(await exerciseDay(trainee.id, exerciseId, today)).toMatchObject({ sets: 3 });
    expect(await exerciseDay(trainee.id, exerciseId, yesterday)).toMatchObject({
      sets: 1,
      bestWeight: 80,
    });
  });

  it("is refused for a later day, and for a stranger's item", async () => {
    const [trainee, other] = [await makeTrainee(), await makeTrainee()];
    const exerciseId = await makeExercise();
    const tomorrow = addDays(today, 1);
    const item = await planExercise(trainee.id, { date: tomorrow, exerciseId });
    expect((await sendSets(trainee, item, [makeSet(1)])).status).toBe(400);
    expect((await sendSets(other, item, [makeSet(1)])).status).toBe(404);
    expect(await exerciseDay(trainee.id, exerciseId, tomorrow)).toBeNull();
  });
});

describe("the records in the answer", () => {
  it("are empty the first time, and then the values above every other day", async () => {
    const trainee = await makeTrainee();
    const exerciseId = await makeExercise();
    const before = await planExercise(trainee.id, { date: addDays(today, -7), exerciseId });
    const item = await planExercise(trainee.id, { date: today, exerciseId });
    const first = await send(trainee, before, [makeSet(1, 10, 60), makeSet(2, 10, 60)]);
    expect(first.records).toEqual([]);
    const heavier = await send(trainee, item, [makeSet(1, 5, 65)]);
    expect(heavier.records).toEqual([{ kind: "weight", value: 65, before: 60 }]);
    const more = await send(trainee, item, [makeSet(1, 10, 65), makeSet(2, 10, 65)]);
    expect(more.records).toEqual([
      { kind: "weight", value: 65, before: 60 },
      { kind: "oneRep", value: 86.7, before: 80 },
      { kind: "volume", value: 1300, before: 1200 },
    ]);
    expect((await send(trainee, item, [makeSet(1, 10, 60)])).records).toEqual([]);
  });

  it("include three years", async () => {
    const trainee = await makeTrainee();
    const exerciseId = await makeExercise();
    await makeTraining(trainee.id, today, 156, [exerciseId]);
    const item = await planExercise(trainee.id, { date: today, exerciseId });
    const { records } = await send(trainee, item, [makeSet(1, 10, 120)]);
    expect(records).toEqual([
      { kind: "weight", value: 120, before: 99.9 },
      { kind: "oneRep", value: 160, before: 133.2 },
    ]);
  });
});
