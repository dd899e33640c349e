import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { CheckInReview } from "../../../domain/contract/check-ins/review.ts";
import { getReview } from "../../../worker/data/check-ins/review.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import { makeCheckIn } from "../../support/check-ins.ts";
import { makeExercise } from "../../support/exercises.ts";
import { makePast, pastSets } from "../../support/past-rows.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
beforeEach(async () => {
  [trainer, trainee] = [await makeTrainer(), await makeTrainee()];
});

const today = () => localDateAt(Date.now(), "Asia/Hebron");
const read = async (id: string) =>
  (await call(`/api/admin/check-ins/${id}`, { token: trainer.token })).json<CheckInReview>();

describe("the lifts of a review", () => {
  it("are the best of its weeks beside those before, the most frequent first", async () => {
    const id = await makeCheckIn(trainee.id);
    const { results } = await env.DB.prepare("select id from exercises order by id limit 7").all<{
      id: string;
    }>();
    const ids = results.map((row) => row.id);
    const lift = (exercise: number, daysAgo: number, kg: number | null) =>
      env.DB.prepare(
        `insert into exercise_days (trainee_id, exercise_id, date, sets, best_reps, best_one_rep, volume, updated_at)
         values (?1, ?2, ?3, 1, 5, ?4, 100, 1)`,
      )
        .bind(trainee.id, ids[exercise], addDays(today(), -daysAgo), kg)
        .run();
    for (const [exercise, daysAgo, kg] of [
      [0, 10, 90],
      [1, 3, 100],
      [1, 9, 105],
      [1, 70, 95],
      [1, 200, 150],
      [2, 5, null],
      [3, 60, 80],
      [4, 4, 20],
      [5, 4, 30],
      [6, 4, 40],
    ] as const)
      await lift(exercise, daysAgo, kg);
    const { lifts } = await read(id);
    expect(lifts.map(({ exerciseId, best, before }) => [exerciseId, best, before])).toEqual([
      [ids[1], 105, 95],
      [ids[0], 90, null],
      [ids[6], 40, null],
      [ids[5], 30, null],
      [ids[4], 20, null],
    ]);
  });

  it("are those of other apps, too, on days without own ones", async () => {
    const id = await makeCheckIn(trainee.id);
    const [moved, both] = [await makeExercise(), await makeExercise()];
    const [lifted, warmUp] = [pastSets([1, 90]), pastSets([1, 200, "warm_up"], [1, 80])];
    await makePast(trainee.id, {
      name: "Squat",
      exerciseId: moved,
      days: [
        [addDays(today(), -200), pastSets([1, 150])],
        [addDays(today(), -70), lifted],
        [addDays(today(), -10), warmUp],
      ],
    });
    await makePast(trainee.id, {
      name: "Bench",
      exerciseId: both,
      days: [
        [addDays(today(), -9), pastSets([1, 70])],
        [addDays(today(), -3), pastSets([1, 99])],
      ],
    });
    await makePast(trainee.id, { name: "Hop", exerciseId: null, days: [[today(), lifted]] });
    await env.DB.prepare(
      `insert into exercise_days (trainee_id, exercise_id, date, sets, best_reps, best_one_rep, volume, updated_at)
       values (?1, ?2, ?3, 1, 5, 60, 100, 1)`,
    )
      .bind(trainee.id, both, addDays(today(), -3))
      .run();
    const { lifts } = await read(id);
    expect(lifts.map(({ exerciseId, best, before }) => [exerciseId, best, before])).toEqual([
      [both, 70, null],
      [moved, 80, 90],
    ]);
  });

  it("reads no more for a longer history", async () => {
    const id = await makeCheckIn(trainee.id);
    const exercise = await env.DB.prepare("select id from exercises limit 1").first<string>("id");
    const rows = async () => {
      const { database, counts } = countingDatabase();
      await getReview(trainerScope(database, trainer.actor, Date.now()), id);
      return counts;
    };
    const trainOn = (from: number, days: number) =>
      env.DB.batch(
        Array.from({ length: days }, (_, day) =>
          env.DB.prepare(
            `insert into exercise_days (trainee_id, exercise_id, date, sets, best_reps, best_one_rep, volume, updated_at)
             values (?1, ?2, ?3, 1, 5, 50, 100, 1)`,
          ).bind(trainee.id, exercise, addDays(today(), -from - day)),
        ),
      );
    await trainOn(1, 100);
    const few = await rows();
    await trainOn(130, 300);
    const past = Array.from(
      { length: 300 },
      (_, day) => [addDays(today(), -130 - day), pastSets([1, 50])] as const,
    );
    await makePast(trainee.id, { exerciseId: exercise, days: past });
    expect(await rows()).toEqual(few);
    expect(few.batches).toBe(1);
  });
});
