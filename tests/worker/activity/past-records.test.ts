import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { ExerciseAlternatives } from "../../../domain/contract/activity/exercise-substitutes.ts";
import { makeExercise, makeSet, planExercise, sendSets } from "../../support/exercises.ts";
import { makePast, makePlanned, pastSets, recordsOf } from "../../support/past-rows.ts";
import { call, makeTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");
const back = (days: number) => addDays(today, -days);

describe("a set beside a past", () => {
  it("is a record above it, and none below", async () => {
    const { trainee, exerciseId, item } = await makePlanned(today);
    const days = [[back(10), pastSets([12, 200, "warm_up"], [5, 100])]] as const;
    await makePast(trainee.id, { exerciseId, days });
    expect(await recordsOf(trainee, item, [makeSet(1, 1, 99)])).toEqual([]);
    expect(await recordsOf(trainee, item, [makeSet(1, 1, 101)])).toEqual([
      { kind: "weight", value: 101, before: 100 },
    ]);
  });

  it("is compared with the own rows of a day that both have, and never with its own day", async () => {
    const { trainee, exerciseId, item } = await makePlanned(today);
    const own = await planExercise(trainee.id, { date: back(7), exerciseId });
    await sendSets(trainee, own, [makeSet(1, 1, 80)]);
    const days = [
      [back(20), pastSets([1, 85])],
      [back(7), pastSets([1, 150])],
      [today, pastSets([1, 150])],
    ] as const;
    await makePast(trainee.id, { exerciseId, days });
    expect(await recordsOf(trainee, item, [makeSet(1, 1, 90)])).toMatchObject([
      { kind: "weight", value: 90, before: 85 },
      { kind: "oneRep", before: 85 },
      { kind: "volume", before: 85 },
    ]);
  });
});

it("an alternative has its last weight from another app, if that is the last", async () => {
  const [trainee, bench, dumbbells] = [
    await makeTrainee(),
    await makeExercise(),
    await makeExercise(),
  ];
  for (const [id, movement] of [
    [bench, "chest-barbell-bench-press"],
    [dumbbells, "chest-dumbbell-bench-press"],
  ] as const) {
    await env.DB.prepare("update exercises set movement = null where movement = ?")
      .bind(movement)
      .run();
    await env.DB.prepare("update exercises set movement = ? where id = ?").bind(movement, id).run();
  }
  const item = await planExercise(trainee.id, { date: today, exerciseId: bench });
  const days = [
    [back(9), pastSets([8, 30, "warm_up"], [8, 22.5])],
    [back(8), pastSets([8, 30, "warm_up"])],
  ] as const;
  await makePast(trainee.id, { exerciseId: dumbbells, days });
  const { alternatives } = await (
    await call(`/api/trainee/planned-exercises/${item}/alternatives`, { token: trainee.token })
  ).json<ExerciseAlternatives>();
  expect(alternatives.find(({ exerciseId }) => exerciseId === dumbbells)).toMatchObject({
    lastWeight: 22.5,
    lastOn: back(9),
  });
});
