import { describe, expect, it } from "vitest";
import { makeExercise } from "../../support/exercises.ts";
import { bothDesks, derivedDays, pastExercise } from "../../support/past.ts";
import { call, makeTrainee, makeTrainer } from "../../support/worker.ts";

describe("the kinds of the sets of a past", () => {
  it("are kept and shown, and no warm-up counts for a best or the volume", async () => {
    const trainee = await makeTrainee();
    const { own } = bothDesks(trainee, await makeTrainer());
    const bench = await makeExercise();
    const exercise = pastExercise("Bench Press", [80], { exerciseId: bench });
    const [day] = exercise.days;
    const warmUp = { reps: 5, weight: 100, seconds: null, metres: null, kind: "warm_up" };
    const drop = { ...warmUp, weight: 60, kind: "drop" };
    const days = [{ ...day, items: [[warmUp, ...(day?.items[0] ?? []), drop]] }];
    await own.write({ kind: "sets", exercises: [{ ...exercise, days }] });
    expect(await derivedDays(trainee.id)).toMatchObject([{ best_weight: 80, volume: 700 }]);
    const path = `/api/trainee/exercises/${bench}/history`;
    expect(await (await call(path, { token: trainee.token })).json()).toMatchObject({
      days: [{ date: "2024-03-01", sets: [{ kind: "warm_up" }, { weight: 80 }, { kind: "drop" }] }],
    });
  });
});
