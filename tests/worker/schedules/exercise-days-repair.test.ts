import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { type ExerciseDay, exerciseDayOf } from "../../../domain/schedules/exercise-days.ts";
import { runScheduled } from "../../../worker/actions/operations/run-scheduled.ts";
import { repairExerciseDays } from "../../../worker/data/schedules/exercise-days.ts";
import { exerciseDay, makeExercise, planExercise } from "../../support/exercises.ts";
import { makePlatform, makeTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "UTC");
const nightly = "10 1 * * *";

interface Lifted {
  reps: number;
  weight: number | null;
}

/** Writes sets without their exercise's day, as an older Worker did. */
async function writeSets(
  { traineeId, exerciseId, date }: { traineeId: string; exerciseId: string; date: LocalDate },
  sets: readonly Lifted[],
): Promise<void> {
  await env.DB.prepare(
    `insert into performed_sets (id, trainee_id, exercise_id, exercise_name, date, set_number, reps,
       weight, created_at, updated_at)
     select value ->> 'id', ?1, ?2, 'ضغط الصدر', ?3, value ->> 'number', value ->> 'reps',
       value ->> 'weight', 1, 1 from json_each(?4)`,
  )
    .bind(
      traineeId,
      exerciseId,
      date,
      JSON.stringify(sets.map((set, index) => ({ ...set, id: newId(), number: index + 1 }))),
    )
    .run();
}

/** A trainee's planned and counted day with one exercise. */
async function makeDay(date: LocalDate) {
  const { id: traineeId } = await makeTrainee();
  const exerciseId = await makeExercise();
  await planExercise(traineeId, { date, exerciseId });
  await env.DB.prepare(
    "insert into trainee_performance (trainee_id, date, updated_at) values (?1, ?2, 1)",
  )
    .bind(traineeId, date)
    .run();
  return { traineeId, exerciseId, date };
}

const counted = ({ traineeId, exerciseId, date }: Awaited<ReturnType<typeof makeDay>>) =>
  exerciseDay(traineeId, exerciseId, date);

const lifts = [
  { reps: 8, weight: 60 },
  { reps: 5, weight: 72.5 },
];
const expected = exerciseDayOf(lifts.map((lift, index) => ({ ...lift, setNumber: index + 1 })));

describe("uncounted days of an exercise", () => {
  it("are counted at night, once, and only the latest days", async () => {
    const [fresh, old] = [await makeDay(addDays(today, -2)), await makeDay(addDays(today, -3))];
    await writeSets(fresh, lifts);
    await writeSets(old, lifts);
    const counts: unknown[] = [];
    for (let night = 0; night < 2; night++) {
      await runScheduled(makePlatform(), nightly);
      const run = await env.DB.prepare(
        "select counts from cron_runs order by started_at desc, id desc limit 1",
      ).first<{ counts: string }>();
      counts.push(JSON.parse(run?.counts ?? "{}").exerciseDays);
    }
    expect(counts).toEqual([1, undefined]);
    expect(await counted(fresh)).toEqual(expected);
    expect(await counted(old)).toBeNull();
  });

  it("follow added and removed sets, and correct days stay", async () => {
    const day = await makeDay(today);
    const repair = () => repairExerciseDays(env.DB as never, { date: today, limit: 100 });
    await writeSets(day, lifts.slice(0, 1));
    expect(await repair()).toBe(1);
    expect(await repair()).toBe(0);
    await env.DB.prepare("delete from performed_sets where trainee_id = ?")
      .bind(day.traineeId)
      .run();
    expect(await repair()).toBe(1);
    expect(await counted(day)).toBeNull();
  });

  it("are repaired in portions, until none is left", async () => {
    const days = [await makeDay(today), await makeDay(today), await makeDay(today)];
    for (const day of days) await writeSets(day, lifts);
    const repair = () => repairExerciseDays(env.DB as never, { date: today, limit: 2 });
    expect([await repair(), await repair(), await repair()]).toEqual([2, 1, 0]);
    for (const day of days) expect(await counted(day)).toEqual(expected);
  });

  it("have the domain's values for any sets, except for the rounding of a half", async () => {
    const someSets = fc.array(
      fc.record({
        reps: fc.integer({ min: 0, max: 18 }),
        weight: fc.option(fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100)),
      }),
      { minLength: 1, maxLength: 10 },
    );
    await fc.assert(
      fc.asyncProperty(someSets, async (sets) => {
        const day = await makeDay(today);
        await writeSets(day, sets);
        await repairExerciseDays(env.DB as never, { date: today, limit: 100 });
        const { bestOneRep, volume, ...whole } = (await counted(day)) as ExerciseDay;
        const made = exerciseDayOf(sets.map((set, at) => ({ ...set, setNumber: at + 1 })));
        expect(made).toMatchObject(whole);
        expect(Math.abs(volume - (made?.volume ?? 0))).toBeLessThan(0.11);
        expect(bestOneRep === null).toBe(made?.bestOneRep === null);
        expect(Math.abs((bestOneRep ?? 0) - (made?.bestOneRep ?? 0))).toBeLessThan(0.11);
      }),
      { numRuns: 40 },
    );
  });
});
