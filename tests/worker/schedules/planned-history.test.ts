import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import { makeProduct } from "../../support/access.ts";
import {
  makeExercise,
  makeSet,
  makeTraining,
  planExercise,
  sendSets,
} from "../../support/exercises.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { makePlanning, nextWeek, type Planning, thisWeek } from "../../support/weeks.ts";
import { makeTrainee } from "../../support/worker.ts";

const today = () => localDateAt(Date.now(), "Asia/Hebron");

let planning: Planning;
beforeEach(async () => {
  planning = await makePlanning();
});

describe("the log beside a planned week", () => {
  it("has its performed sets, by item, exercise and day", async () => {
    const { trainee, exerciseId, week } = planning;
    const item = await planExercise(trainee.id, { date: today(), exerciseId });
    await planExercise(trainee.id, { date: today(), exerciseId, position: 1 });
    const sets = [makeSet(1, 8, 60), { ...makeSet(2, 0, null), seconds: 40 }];
    expect((await sendSets(trainee, item, sets)).status).toBe(200);
    const { performed, lastTimes } = await week().read();
    expect(performed).toEqual([{ itemId: item, exerciseId, date: today(), sets }]);
    expect(lastTimes).toEqual([]);
  });

  it("has the last earlier time, once for each planned exercise", async () => {
    const { trainee, exerciseId, week } = planning;
    const [unplanned, other] = [await makeExercise(), await makeTrainee()];
    await makeTraining(trainee.id, thisWeek(), 3, [exerciseId, unplanned]);
    await makeTraining(other.id, thisWeek(), 1, [exerciseId]);
    expect((await week().read()).lastTimes).toEqual([]);
    for (const position of [0, 1]) {
      await planExercise(trainee.id, { date: today(), exerciseId, position });
    }
    expect((await week().read()).lastTimes).toEqual([
      {
        exerciseId,
        date: addDays(thisWeek(), -7),
        sets: [1, 2, 3, 4].map((n) => makeSet(n, 10, 99.9)),
        bests: { weight: 99.9, oneRep: 133.2, volume: 3996, seconds: null, metres: null },
      },
    ]);
  });

  it("has this week's sets for a later week", async () => {
    const { trainee, exerciseId, week } = planning;
    const item = await planExercise(trainee.id, { date: today(), exerciseId });
    await sendSets(trainee, item, [{ ...makeSet(1, 0, 24), metres: 30 }]);
    await planExercise(trainee.id, { date: addDays(nextWeek(), 2), exerciseId });
    expect(await week(nextWeek()).read()).toMatchObject({
      performed: [],
      lastTimes: [
        {
          exerciseId,
          date: today(),
          sets: [{ ...makeSet(1, 0, 24), metres: 30 }],
          bests: { weight: null, oneRep: null, volume: null, seconds: null, metres: 30 },
        },
      ],
    });
  });

  it("reads the same rows after three years of training as after a week", async () => {
    const { trainer, trainee } = planning;
    const exercises = await Promise.all(Array.from({ length: 7 }, () => makeExercise()));
    for (let day = 0; day < 7; day += 1) {
      for (const [position, exerciseId] of exercises.entries()) {
        await planExercise(trainee.id, { date: addDays(thisWeek(), day), position, exerciseId });
      }
    }
    const cost = async () => {
      const { database, counts } = countingDatabase();
      const path = `/api/admin/trainees/${trainee.id}/weeks/${thisWeek()}`;
      const answer = await makeProduct({ database }).call(path, { token: trainer.token });
      expect(answer.status).toBe(200);
      expect(counts.batches).toBe(1);
      return counts.rows;
    };
    await makeTraining(trainee.id, thisWeek(), 1, exercises);
    const afterOneWeek = await cost();
    await makeTraining(trainee.id, addDays(thisWeek(), -7), 155, exercises);
    expect(await cost()).toBe(afterOneWeek);
  });
});
