import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { LocalDate } from "../../domain/calendar.ts";
import type { StoredPerformedSets } from "../../domain/contract/activity/exercise-week.ts";
import type { PastApp } from "../../domain/copies/past/past.ts";
import { newId } from "../../domain/id.ts";
import {
  amountsOf,
  bestsOfDays,
  type PackedDay,
  writePackedDays,
} from "../../domain/schedules/packed-days.ts";
import type { PerformedSet, SetKind } from "../../domain/schedules/performed-sets.ts";
import { makeExercise, planExercise, sendSets } from "./exercises.ts";
import { makeTrainee, type SignedInTrainee } from "./worker.ts";

/** Sets of another app: repetitions, weight and kind. */
export const pastSets = (
  ...sets: readonly [reps: number, weight: number | null, kind?: SetKind][]
): PerformedSet[] =>
  sets.map(([reps, weight, kind], place) => ({
    setNumber: place + 1,
    reps,
    weight,
    ...(kind && { kind }),
  }));

interface MadePast {
  name?: string;
  /** The exercise that its name means; null for none. */
  exerciseId: string | null;
  app?: PastApp;
  days: readonly (readonly [date: LocalDate, ...items: PerformedSet[][]])[];
}

/** Days of an exercise in another app, as an import writes them. */
export async function makePast(
  traineeId: string,
  { name = "Bench Press (Barbell)", exerciseId, app = "hevy", days }: MadePast,
): Promise<void> {
  const [importId, key] = [newId(), name.toLowerCase()];
  const packed = days.map(([date, ...items]): PackedDay => ({ date, items }));
  await env.DB.batch([
    env.DB.prepare(
      `insert into past_imports (id, trainee_id, app, file, imported_by, created_at, written_at)
       values (?, ?, ?, 'workouts.csv', 'trainee', 1, 1)`,
    ).bind(importId, traineeId, app),
    env.DB.prepare(
      "insert into past_names (trainee_id, key, name, exercise_id, created_at) values (?, ?, ?, ?, 1)",
    ).bind(traineeId, key, name, exerciseId),
    ...packed.map((day) => {
      const { bestWeight, bestOneRep, volume, bestSeconds, bestMetres } = amountsOf(day) ?? {};
      const bests = [bestWeight, bestOneRep, volume, bestSeconds, bestMetres];
      const [text] = JSON.parse(writePackedDays([day])) as unknown[];
      return env.DB.prepare(
        `insert into past_days (trainee_id, key, date, import_id, day, best_weight, best_one_rep, volume,
           best_seconds, best_metres) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ).bind(
        traineeId,
        key,
        day.date,
        importId,
        JSON.stringify(text),
        ...bests.map((value) => value ?? null),
      );
    }),
  ]);
  if (!exerciseId) return;
  const { weight, oneRep, volume, seconds, metres } = bestsOfDays(packed);
  const [lastOn] = packed
    .map(({ date }) => date)
    .toSorted()
    .reverse();
  await env.DB.prepare(
    `insert into past_exercise_days (trainee_id, exercise_id, last_on, best_weight, best_one_rep, volume,
       best_seconds, best_metres, days) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
    .bind(
      traineeId,
      exerciseId,
      lastOn,
      weight,
      oneRep,
      volume,
      seconds,
      metres,
      writePackedDays(packed),
    )
    .run();
}

/** A trainee with an exercise that is planned on a day. */
export async function makePlanned(date: LocalDate) {
  const [trainee, exerciseId] = [await makeTrainee(), await makeExercise()];
  const item = await planExercise(trainee.id, { date, exerciseId });
  return { trainee, exerciseId, item };
}

/** The records that sets of an item are. */
export async function recordsOf(trainee: SignedInTrainee, item: string, sets: unknown) {
  const answer = await sendSets(trainee, item, sets);
  expect(answer.status).toBe(200);
  return (await answer.json<StoredPerformedSets>()).records;
}
