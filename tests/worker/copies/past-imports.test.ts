import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import { pastLimits } from "../../../domain/copies/past/past.ts";
import { newId } from "../../../domain/id.ts";
import { makeExercise } from "../../support/exercises.ts";
import { bothDesks, derivedDays, namesOf, pastExercise, setsOf } from "../../support/past.ts";
import { makeTelling } from "../../support/telling.ts";
import { rows } from "../../support/trainees.ts";
import { makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainee: SignedInTrainee;
let trainer: SignedInTrainee;
let own: ReturnType<typeof bothDesks>["own"];
let trainers: typeof own;
let bench: string;
beforeEach(async () => {
  trainee = await makeTrainee({ name: "ليان حداد" });
  trainer = await makeTrainer();
  ({ own, trainers } = bothDesks(trainee, trainer));
  bench = await makeExercise({ name: "ضغط الصدر" });
});

const codeOf = async (answer: Promise<Response>) =>
  ((await (await answer).json()) as { code?: string }).code;
const pastRows = (table: "past_days" | "past_names") =>
  rows(`select * from ${table} where trainee_id = ? order by key`, trainee.id);

describe("a portion of a person's past", () => {
  it("is stored by name and day, and derived for its exercise", async () => {
    const written = await own.write(
      setsOf(
        pastExercise("Bench Press (Barbell)", [80, 82.5], { exerciseId: bench }),
        pastExercise("Farmer's Walk", [30]),
      ),
    );
    expect(written).toMatchObject({ made: 3, known: 0, total: 3 });
    expect(await derivedDays(trainee.id)).toEqual([
      {
        exercise_id: bench,
        last_on: "2024-03-02",
        best_weight: 82.5,
        volume: 412.5,
        days: [
          ["2024-03-01", [[[5, 80]]]],
          ["2024-03-02", [[[5, 82.5]]]],
        ],
      },
    ]);
    expect(await trainers.read()).toMatchObject({
      person: "ليان حداد",
      imports: [{ app: "hevy", file: "workouts.csv", by: "trainee", total: 3, undoneAt: null }],
      names: [
        { name: "Bench Press (Barbell)", exerciseId: bench, days: 2, lastOn: "2024-03-02" },
        { name: "Farmer's Walk", exerciseId: null, days: 1, lastOn: "2024-03-01" },
      ],
    });
    expect((await own.read()).library).toContainEqual({
      id: bench,
      name: "ضغط الصدر",
      englishName: "Bench press",
    });
  });

  it("sums two names of a day without float dust", async () => {
    const [one, two] = [0.02, 0.14].map((weight, at) =>
      pastExercise(`Wrist Curl ${at}`, [weight], { exerciseId: bench }),
    );
    if (!one || !two) throw new Error("no exercises");
    await own.write(setsOf(one, two));
    expect(await derivedDays(trainee.id)).toMatchObject([{ volume: 0.8 }]);
  });

  it("writes nothing when it comes again, in the same import or from the same file", async () => {
    const portion = setsOf(pastExercise("Bench Press", [80, 82.5], { exerciseId: bench }));
    const id = newId();
    await own.write(portion, id);
    const before = [await pastRows("past_days"), await derivedDays(trainee.id)];
    expect(await own.write(portion, id)).toMatchObject({ made: 2, known: 0, total: 2 });
    expect(await trainers.write(portion)).toMatchObject({ made: 0, known: 2, total: 0 });
    expect([await pastRows("past_days"), await derivedDays(trainee.id)]).toEqual(before);
    expect((await own.read()).imports.length).toBe(1);
  });

  it("is told to both sides, and to nobody when it made nothing", async () => {
    const telling = makeTelling();
    const { own } = bothDesks(trainee, trainer, telling);
    const portion = setsOf(pastExercise("Bench Press", [80], { exerciseId: bench }));
    await own.write(portion);
    await telling.settle();
    const past = { type: "trainee", traineeId: trainee.id, what: "past" };
    const receivers = telling.told.map(({ to, event }) => [to, event]);
    expect(receivers.toSorted()).toEqual(
      [
        [trainee.id, past],
        [trainer.id, past],
      ].toSorted(),
    );
    telling.told.length = 0;
    await own.write(portion);
    await telling.settle();
    expect(telling.told).toEqual([]);
  });

  it("is written once by two requests at once", async () => {
    const portion = setsOf(pastExercise("Squat", [100, 102.5, 105]));
    const id = newId();
    const same = await Promise.all([own.write(portion, id), trainers.write(portion, id)]);
    expect(same.map(({ made, total }) => [made, total])).toEqual([
      [3, 3],
      [3, 3],
    ]);
    const other = setsOf(pastExercise("Row", [60, 62.5]));
    const two = await Promise.all([own.write(other), trainers.write(other)]);
    expect(two.map(({ made }) => made).toSorted()).toEqual([0, 2]);
  });

  it("keeps a known day and a known name's exercise, and both items of a day", async () => {
    const row = await makeExercise({ name: "سحب" });
    await own.write(setsOf(pastExercise("Row", [60], { exerciseId: row })));
    const twice = pastExercise("row", [70, 72.5], { exerciseId: bench });
    twice.days[1]?.items.push([{ reps: 12, weight: 40, seconds: null, metres: null, kind: null }]);
    expect(await own.write(setsOf(twice))).toMatchObject({ made: 1, known: 1 });
    expect(await derivedDays(trainee.id)).toMatchObject([
      {
        exercise_id: row,
        best_weight: 72.5,
        days: [
          ["2024-03-01", [[[5, 60]]]],
          ["2024-03-02", [[[5, 72.5]], [[12, 40]]]],
        ],
      },
    ]);
  });

  it("leaves days to come out, and refuses an unreadable day", async () => {
    const tomorrow = addDays(localDateAt(Date.now(), "Asia/Hebron"), 2);
    const portion = setsOf(pastExercise("Squat", [100], { from: tomorrow }));
    expect(await own.write(portion)).toMatchObject({ made: 0, known: 0 });
    const wrong = setsOf(pastExercise("Squat", [100]));
    const day = { date: "2024-02-30", items: wrong.exercises[0]?.days[0]?.items };
    const broken = { kind: "sets", exercises: [{ ...wrong.exercises[0], days: [day] }] };
    expect((await own.send("", own.newPortion(broken))).status).toBe(400);
  });

  it("is stored without an exercise, if that was deleted meanwhile", async () => {
    await env.DB.prepare("update exercises set deleted_at = 1 where id = ?").bind(bench).run();
    const portion = setsOf(pastExercise("Bench Press", [80], { exerciseId: bench }));
    expect(await own.write(portion)).toMatchObject({ made: 1 });
    expect((await own.read()).names).toMatchObject([{ exerciseId: null }]);
    expect((await own.read()).library.map(({ id }) => id)).not.toContain(bench);
  });

  it("is refused under the id of somebody else's import, or of a sheet's", async () => {
    const other = await makeTrainee();
    const id = newId();
    await own.write(setsOf(pastExercise("Squat", [100])), id);
    const theirs = bothDesks(other, trainer);
    const portion = theirs.own.newPortion(setsOf(pastExercise("Squat", [100])), id);
    for (const desk of [theirs.own, theirs.trainers]) {
      expect((await desk.send("", portion)).status).toBe(404);
      expect((await desk.send(`/${id}/undo`, {})).status).toBe(404);
    }
    expect(await rows("select 1 from past_days where trainee_id = ?", other.id)).toEqual([]);
    const sheet = newId();
    await env.DB.prepare(
      "insert into imports (id, kind, created_at, written_at) values (?, 'body', 1, 1)",
    )
      .bind(sheet)
      .run();
    const under = own.newPortion(setsOf(pastExercise("Squat", [100])), sheet);
    expect(await codeOf(own.send("", under))).toBe("conflict");
    const { call } = bothDesks(trainee, trainer).product;
    const asSheet = await call(`/api/admin/imports/${id}/undo`, { token: trainer.token, body: {} });
    expect(asSheet.status).toBe(404);
  });

  it("is refused whole above the limits of a person and of an exercise", async () => {
    const id = newId();
    await own.write(setsOf(pastExercise("Squat", [100])), id);
    await env.DB.prepare("update past_imports set total = ?1 where id = ?2")
      .bind(pastLimits.values, id)
      .run();
    const more = own.newPortion(setsOf(pastExercise("Row", [60])));
    expect(await codeOf(own.send("", more))).toBe("past_full");
    expect((await pastRows("past_names")).length).toBe(1);
    await env.DB.prepare("update past_imports set total = 1 where id = ?").bind(id).run();
    await env.DB.prepare("update past_days set day = ?1 where import_id = ?2")
      .bind(`["2024-03-01",[[["${"5".repeat(pastLimits.characters)}"]]]]`, id)
      .run();
    expect(await codeOf(own.send("/names", { names: namesOf({ Squat: bench }) }, "PUT"))).toBe(
      "past_full",
    );
    expect((await own.read()).names).toMatchObject([{ exerciseId: null }]);
  });
});

describe("the exercise of a name", () => {
  it("can be corrected at any time, and its days move with it", async () => {
    const wrong = await makeExercise({ name: "دفع علوي" });
    await own.write(
      setsOf(
        pastExercise("Bench Press", [80], { exerciseId: wrong }),
        pastExercise("Overhead Press", [50], { exerciseId: wrong, from: "2024-03-05" }),
      ),
    );
    await trainers.name({ "bench press": bench });
    expect(await derivedDays(trainee.id)).toMatchObject([
      { exercise_id: bench, days: [["2024-03-01", [[[5, 80]]]]] },
      { exercise_id: wrong, days: [["2024-03-05", [[[5, 50]]]]] },
    ]);
    await own.name({ "Bench Press": null, "Overhead Press": null });
    expect(await derivedDays(trainee.id)).toEqual([]);
    expect((await own.read()).names.map(({ days }) => days)).toEqual([1, 1]);
  });

  it("joins two names, and counts a day of two imports once", async () => {
    await own.write(setsOf(pastExercise("Bench Press (Barbell)", [80], { exerciseId: bench })));
    await env.DB.prepare("update past_imports set created_at = 1 where trainee_id = ?")
      .bind(trainee.id)
      .run();
    const strong = pastExercise("Bench Press", [81, 85], { exerciseId: bench });
    await own.write(setsOf(strong), newId(), "strong");
    expect(await derivedDays(trainee.id)).toMatchObject([
      {
        best_weight: 85,
        days: [
          ["2024-03-01", [[[5, 80]]]],
          ["2024-03-02", [[[5, 85]]]],
        ],
      },
    ]);
  });

  it("joins both items of a day in one import, with their sum", async () => {
    await own.write(
      setsOf(
        pastExercise("Bench Press", [80], { exerciseId: bench }),
        pastExercise("Close Grip Bench", [60], { exerciseId: bench }),
      ),
    );
    expect(await derivedDays(trainee.id)).toMatchObject([
      { best_weight: 80, volume: 700, days: [["2024-03-01", [[[5, 80]], [[5, 60]]]]] },
    ]);
  });

  it("is refused for an exercise that is gone, and ignored for an unknown name", async () => {
    await own.write(setsOf(pastExercise("Squat", [100])));
    const gone = { names: namesOf({ Squat: newId() }) };
    expect(await codeOf(own.send("/names", gone, "PUT"))).toBe("library_item_gone");
    await own.name({ "Nobody's": bench });
    expect(await derivedDays(trainee.id)).toEqual([]);
  });

  it("becomes none when the exercise leaves the library for good", async () => {
    await own.write(setsOf(pastExercise("Bench Press", [80], { exerciseId: bench })));
    await env.DB.prepare("delete from exercises where id = ?").bind(bench).run();
    expect(await derivedDays(trainee.id)).toEqual([]);
    expect((await own.read()).names).toMatchObject([{ exerciseId: null, days: 1 }]);
  });
});
