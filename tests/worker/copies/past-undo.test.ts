import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import { undoableMs } from "../../../domain/changes/undo.ts";
import { newId } from "../../../domain/id.ts";
import { undoPastRows } from "../../../worker/data/copies/past-imports.ts";
import { traineeScope } from "../../../worker/data/scope.ts";
import { makeExercise } from "../../support/exercises.ts";
import { makeHistory } from "../../support/history.ts";
import {
  bothDesks,
  derivedDays,
  pastExercise,
  setsOf,
  untimed,
  wholeDatabase,
} from "../../support/past.ts";
import { makeSteps } from "../../support/steps.ts";
import { rows } from "../../support/trainees.ts";
import { makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");
const daysAgo = (days: number) => addDays(today, -days);

let trainee: SignedInTrainee;
let desks: ReturnType<typeof bothDesks>;
let bench: string;
beforeEach(async () => {
  trainee = await makeTrainee();
  desks = bothDesks(trainee, await makeTrainer());
  bench = await makeExercise({ name: "ضغط الصدر" });
});

/** The lists of imports, and the events of a moment ago. */
const telling = ["imports", "past_imports", "outbox"];

const portions = (exerciseId: string) => [
  setsOf(
    pastExercise("Bench Press", [80, 82.5, 85], { exerciseId }),
    pastExercise("Incline Press", [60], { exerciseId }),
  ),
  setsOf(pastExercise("Bench Press", [90, 92.5], { from: "2024-04-01" })),
  {
    kind: "body",
    days: [
      { date: daysAgo(4), weight: 71.2, measurements: { waist: 92 } },
      { date: daysAgo(2), weight: 69.4, measurements: {} },
    ],
  },
  {
    kind: "steps",
    days: [40, 3, 2, 1].map((days) => ({ date: daysAgo(days), steps: 7000 + days })),
  },
  {
    kind: "food",
    days: [40, 3, 2].map((days) => ({
      date: daysAgo(days),
      calories: 2000,
      protein: 100,
      carbs: 200,
      fat: 70,
    })),
  },
];

describe("the undo of a person's past", () => {
  it("leaves every table as it was before the import", async () => {
    const { own, trainers } = desks;
    await own.write(setsOf(pastExercise("bench press", [77, 78], { exerciseId: bench })));
    await makeHistory(trainee.id, daysAgo(20), 5);
    await makeSteps(trainee.id, [{ date: daysAgo(2), steps: 4321, target: 6000 }]);
    await env.DB.prepare(
      `update trainee_profiles set current_weight = (select weight from weight_records
         where trainee_id = ?1 order by date desc limit 1) where id = ?1`,
    )
      .bind(trainee.id)
      .run();
    await env.DB.prepare("update trainee_performance set steps = 0, eaten_calories = null").run();
    const whole = untimed(await wholeDatabase(...telling, "import_rows"));
    const id = newId();
    let made = 0;
    for (const portion of portions(bench)) made += (await own.write(portion, id)).made;
    expect(untimed(await wholeDatabase(...telling, "import_rows"))).not.toEqual(whole);
    expect(await trainers.undo(id)).toEqual({ removed: made, kept: 0 });
    expect(untimed(await wholeDatabase(...telling, "import_rows"))).toEqual(whole);
  });

  it("has nothing to do for a second run of the same files, which changes no table", async () => {
    const { own } = desks;
    await makeHistory(trainee.id, daysAgo(1), 50);
    for (const portion of portions(bench)) await own.write(portion);
    const whole = await wholeDatabase("outbox");
    const id = newId();
    for (const portion of portions(bench)) {
      expect(await own.write(portion, id)).toMatchObject({ made: 0, total: 0 });
    }
    expect(await wholeDatabase("outbox")).toEqual(whole);
    expect((await own.send(`/${id}/undo`, {})).status).toBe(404);
  });

  it("derives what other imports leave, also for a day that both had", async () => {
    const { own, trainers } = desks;
    const first = newId();
    await own.write(setsOf(pastExercise("Bench Press", [80], { exerciseId: bench })), first);
    await env.DB.prepare("update past_imports set created_at = created_at - 1 where id = ?")
      .bind(first)
      .run();
    const strong = pastExercise("Bench (Strong)", [70], { exerciseId: bench });
    await own.write(setsOf(strong), newId(), "strong");
    expect(await derivedDays(trainee.id)).toMatchObject([{ best_weight: 80 }]);
    expect(await trainers.undo(first)).toEqual({ removed: 1, kept: 0 });
    expect(await derivedDays(trainee.id)).toMatchObject([{ best_weight: 70 }]);
    expect((await own.read()).names.map(({ name }) => name)).toEqual(["Bench (Strong)"]);
  });

  it("answers a repetition alike, shows in the list, and refuses further portions", async () => {
    const { own } = desks;
    const id = newId();
    const portion = setsOf(pastExercise("Squat", [100, 105]));
    await own.write(portion, id);
    const undone = { removed: 2, kept: 0 };
    expect(await own.undo(id)).toEqual(undone);
    expect(await own.undo(id)).toEqual(undone);
    expect((await own.read()).imports).toMatchObject([
      { id, total: 2, undoneAt: expect.any(Number) },
    ]);
    const late = await own.send("", own.newPortion(portion, id));
    expect([late.status, await late.json()]).toMatchObject([409, { code: "conflict" }]);
    expect(await own.write(portion)).toMatchObject({ made: 2 });
  });

  it("blocks further portions even after its import has expired from the other list", async () => {
    const { own } = desks;
    const id = newId();
    await own.write(setsOf(pastExercise("Squat", [100])), id);
    await own.undo(id);
    await env.DB.prepare("delete from imports where id = ?").bind(id).run();
    const late = await own.send("", own.newPortion(setsOf(pastExercise("Squat", [100])), id));
    expect(late.status).toBe(409);
    expect((await own.send(`/${id}/undo`, {})).status).toBe(409);
  });

  it("is possible for ten minutes after the last portion", async () => {
    const { own } = desks;
    const id = newId();
    await own.write(setsOf(pastExercise("Squat", [100])), id);
    const writtenBefore = (ms: number) =>
      env.DB.prepare("update past_imports set written_at = written_at - ?2 where id = ?1")
        .bind(id, ms)
        .run();
    await writtenBefore(undoableMs.import + 60_000);
    expect(await (await own.send(`/${id}/undo`, {})).json()).toMatchObject({ code: "undo_over" });
    await own.write(setsOf(pastExercise("Row", [60])), id);
    expect(await own.undo(id)).toEqual({ removed: 2, kept: 0 });
  });

  it("is refused when a portion came after it was asked", async () => {
    const { own, product } = desks;
    const id = newId();
    await own.write(setsOf(pastExercise("Squat", [100])), id);
    const scope = traineeScope(product.platform.database, trainee.actor, Date.now());
    const stale = { writtenAt: 1, days: [] };
    expect(await undoPastRows(scope, id, stale)).toBe("moved");
    expect((await rows("select 1 from past_days where import_id = ?", id)).length).toBe(1);
  });

  it("of two at once happens once", async () => {
    const { own, trainers } = desks;
    const id = newId();
    await own.write(setsOf(pastExercise("Squat", [100])), id);
    const undone = await Promise.all([own.undo(id), trainers.undo(id)]);
    expect(undone).toEqual([
      { removed: 1, kept: 0 },
      { removed: 1, kept: 0 },
    ]);
  });
});

describe("the past of a deleted trainee", () => {
  it("is gone with its imports and the values that were noted for the undo", async () => {
    const { own, product } = desks;
    const trainer = await makeTrainer();
    const id = newId();
    for (const portion of portions(bench)) await own.write(portion, id);
    const deleted = await product.call(`/api/admin/trainees/${trainee.id}`, {
      method: "DELETE",
      token: trainer.token,
      body: {},
    });
    expect(deleted.status).toBe(200);
    for (const table of ["past_days", "past_names", "past_exercise_days", "past_imports"]) {
      expect([
        table,
        await rows(`select 1 from ${table} where trainee_id = ?`, trainee.id),
      ]).toEqual([table, []]);
    }
    expect(await rows("select 1 from imports where id = ?", id)).toEqual([]);
    expect(await rows("select 1 from import_rows where import_id = ?", id)).toEqual([]);
  });
});
