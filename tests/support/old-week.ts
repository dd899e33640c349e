import { env } from "cloudflare:workers";
import { addDays, localDateAt } from "../../domain/calendar.ts";
import { newId } from "../../domain/id.ts";
import { firstUnpackedWeek } from "../../domain/schedules/packing.ts";
import {
  makeExercise,
  makeSet,
  makeTraining,
  planExercise,
  sendSets,
  setStatus,
} from "./exercises.ts";
import { planWeek } from "./plans.ts";
import { makeTrainee } from "./worker.ts";

/** Now, and a week old enough for packing. */
export function oldDates(now = Date.now()) {
  const oldWeek = addDays(firstUnpackedWeek(now), -14);
  return { now, today: localDateAt(now, "Asia/Hebron"), oldWeek, oldDay: addDays(oldWeek, 2) };
}

/** A trainee with a single old week: two exercises, one completed, and a meal. Sets of later weeks exist. */
export async function makeOldWeek({ today, oldWeek, oldDay }: ReturnType<typeof oldDates>) {
  await env.DB.prepare("delete from weekly_schedules").run();
  const trainee = await makeTrainee();
  const exercise = await makeExercise();
  const item = await planExercise(trainee.id, { date: oldDay, exerciseId: exercise });
  await planExercise(trainee.id, { date: oldDay, position: 1, name: "بلانك" });
  const meal = newId();
  await planWeek(trainee.id, oldWeek, { meals: [{ id: meal, day: 2 }] });
  await makeTraining(trainee.id, addDays(today, 7), 1, [exercise]);
  const sent = await sendSets(trainee, item, [makeSet(1, 8, 60), makeSet(2, 7, 62.5)]);
  if (sent.status !== 200) throw new Error(await sent.text());
  const done = await setStatus(trainee, item, "completed");
  if (done.status !== 200) throw new Error(await done.text());
  return { trainee, exercise, item, meal };
}
