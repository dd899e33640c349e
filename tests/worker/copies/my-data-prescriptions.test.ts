import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { localDateAt } from "../../../domain/calendar.ts";
import { makeSet, planExercise, sendSets } from "../../support/exercises.ts";
import { downloadMyData } from "../../support/my-data.ts";
import { makeTrainee } from "../../support/worker.ts";

it("a trainee's archive has the planned amount of an exercise, and performed seconds and metres", async () => {
  const trainee = await makeTrainee();
  const date = localDateAt(Date.now(), "Asia/Hebron");
  const item = await planExercise(trainee.id, { date, weight: null, seconds: 45 });
  await env.DB.prepare(
    `update schedule_exercises set reps_to = 12, metres = 30, percent = 80, rest = 90, rpe = 8.5,
       tempo = '3-1-X-0' where id = ?`,
  )
    .bind(item)
    .run();
  const sets = [
    { ...makeSet(1, 0, null), seconds: 47 },
    { ...makeSet(2, 0, 24), metres: 35 },
  ];
  expect((await sendSets(trainee, item, sets)).status).toBe(200);
  const { json, text } = await downloadMyData(trainee);
  expect(json.scheduledExercises).toMatchObject([
    { reps: 10, repsTo: 12, seconds: 45, metres: 30, percent: 80, rest: 90, rpe: 8.5 },
  ]);
  expect(json.scheduledExercises[0]).toMatchObject({ tempo: "3-1-X-0" });
  expect(json.performedSets.toSorted((a, b) => Number(a.set) - Number(b.set))).toMatchObject([
    { set: 1, reps: 0, weight: null, seconds: 47, metres: null },
    { set: 2, reps: 0, weight: 24, seconds: null, metres: 35 },
  ]);
  expect(text("performed-sets.csv")).toMatch(/,1,0,,47,,/);
});
