import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { bothDesks } from "../../support/past.ts";
import { makeSteps, stepRows } from "../../support/steps.ts";
import { rows } from "../../support/trainees.ts";
import { makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");
const daysAgo = (days: number) => addDays(today, -days);

let trainee: SignedInTrainee;
let own: ReturnType<typeof bothDesks>["own"];
let trainers: typeof own;
beforeEach(async () => {
  trainee = await makeTrainee({ currentWeight: 90 });
  ({ own, trainers } = bothDesks(trainee, await makeTrainer()));
});

const steps = (...days: [LocalDate, number][]) => ({
  kind: "steps",
  days: days.map(([date, count]) => ({ date, steps: count })),
});
const food = (...days: [LocalDate, number][]) => ({
  kind: "food",
  days: days.map(([date, calories]) => ({ date, calories, protein: 90, carbs: null, fat: 60 })),
});
const body = (date: LocalDate, weight: number | null, measurements = {}) => ({
  kind: "body",
  days: [{ date, weight, measurements }],
});

const countedDay = (date: LocalDate, completedMeals = 0) =>
  env.DB.prepare(
    `insert into trainee_performance (trainee_id, date, assigned_exercises, completed_exercises,
       assigned_meals, completed_meals, steps, target_steps, updated_at)
     values (?1, ?2, 0, 0, 0, ?3, 0, 3000, 1)`,
  )
    .bind(trainee.id, date, completedMeals)
    .run();
const counted = () =>
  rows(
    `select date, steps, target_steps as target, eaten_calories as eaten from trainee_performance
     where trainee_id = ? order by date`,
    trainee.id,
  );
const meals = () =>
  rows(
    `select date, name, category, calories, protein, carbs, quantity, status from own_meals
     where trainee_id = ? order by date`,
    trainee.id,
  );

describe("steps of a past", () => {
  it("fill days without a row, keep the target, and leave the present day", async () => {
    await env.DB.prepare("update trainee_profiles set target_steps = 8000 where id = ?")
      .bind(trainee.id)
      .run();
    const days = steps([daysAgo(3), 6000], [daysAgo(2), 7000], [today, 900]);
    expect(await own.write(days)).toMatchObject({ made: 2, known: 0, total: 2 });
    expect(await stepRows(trainee.id)).toEqual([
      { date: daysAgo(3), steps: 6000, target: 8000, source: "link" },
      { date: daysAgo(2), steps: 7000, target: 8000, source: "link" },
    ]);
  });

  it("leave what was counted before, and a second run writes nothing", async () => {
    await makeSteps(trainee.id, [{ date: daysAgo(2), steps: 4444, target: 5000 }]);
    const days = steps([daysAgo(3), 6000], [daysAgo(2), 7000], [daysAgo(1), 8000]);
    expect(await own.write(days)).toMatchObject({ made: 2, known: 1 });
    expect(await trainers.write(days)).toMatchObject({ made: 0, known: 3, total: 0 });
    expect((await stepRows(trainee.id)).map(({ steps, target }) => [steps, target])).toEqual([
      [6000, 3000],
      [4444, 5000],
      [8000, 5000],
    ]);
  });

  it("are counted again on days that were counted, and no other day begins to be", async () => {
    await countedDay(daysAgo(3));
    const id = newId();
    await own.write(steps([daysAgo(3), 6000], [daysAgo(2), 7000]), id);
    expect(await counted()).toMatchObject([{ date: daysAgo(3), steps: 6000 }]);
    await own.undo(id);
    expect(await counted()).toMatchObject([{ date: daysAgo(3), steps: 0 }]);
  });
});

describe("food of a past", () => {
  it("is one meal a day, named after the app", async () => {
    await countedDay(daysAgo(3));
    const written = await own.write(
      food([daysAgo(3), 2100], [daysAgo(2), 1900], [today, 300]),
      newId(),
      "myfitnesspal",
    );
    expect(written).toMatchObject({ made: 2, known: 0 });
    expect(await meals()).toMatchObject([
      {
        date: daysAgo(3),
        name: "MyFitnessPal",
        category: "snack",
        calories: 2100,
        protein: 90,
        carbs: null,
        quantity: 100,
        status: "consumed",
      },
      { date: daysAgo(2), calories: 1900 },
    ]);
    expect(await counted()).toMatchObject([{ date: daysAgo(3), eaten: 2100 }]);
  });

  it("is added to no day with an own or an eaten meal, nor a second time", async () => {
    await env.DB.prepare(
      `insert into own_meals (id, trainee_id, date, name, calories, quantity, created_at)
       values (?1, ?2, ?3, 'كنافة', 400, 100, 1)`,
    )
      .bind(newId(), trainee.id, daysAgo(3))
      .run();
    await countedDay(daysAgo(2), 1);
    const days = food([daysAgo(3), 2100], [daysAgo(2), 1900], [daysAgo(1), 2000]);
    expect(await own.write(days)).toMatchObject({ made: 1, known: 2 });
    expect(await own.write(days)).toMatchObject({ made: 0, known: 3 });
    expect((await meals()).map(({ calories }) => calories)).toEqual([400, 2000]);
  });

  it("keeps a meal that was changed since, at the undo", async () => {
    const id = newId();
    const days = food([daysAgo(3), 2100], [daysAgo(2), 1900], [daysAgo(1), 2000]);
    await own.write(days, id, "cronometer");
    await env.DB.prepare("update own_meals set calories = 1800 where trainee_id = ?1 and date = ?2")
      .bind(trainee.id, daysAgo(2))
      .run();
    // A lost answer: the portion comes again, and the change stays one.
    expect(await own.write(days, id, "cronometer")).toMatchObject({ made: 3, known: 0, total: 3 });
    expect(await own.undo(id)).toEqual({ removed: 2, kept: 1 });
    expect(await meals()).toMatchObject([{ date: daysAgo(2), calories: 1800 }]);
  });

  it("keeps steps that were written since, at the undo", async () => {
    const id = newId();
    await own.write(steps([daysAgo(3), 6000], [daysAgo(2), 7000]), id);
    await env.DB.prepare(
      "update trainee_steps set steps = 7100, updated_at = updated_at + 1 where trainee_id = ?1 and date = ?2",
    )
      .bind(trainee.id, daysAgo(2))
      .run();
    expect(await own.undo(id)).toEqual({ removed: 1, kept: 1 });
    expect(await stepRows(trainee.id)).toMatchObject([{ date: daysAgo(2), steps: 7100 }]);
  });
});

describe("weights and measurements of a past", () => {
  const weights = () =>
    rows(
      "select date, weight, source from weight_records where trainee_id = ? order by date, weight",
      trainee.id,
    );
  const currentWeight = async () =>
    (await rows("select current_weight w from trainee_profiles where id = ?", trainee.id))[0]?.w;

  it("are signed by the side that brought them, the same value of a day once", async () => {
    await own.write(body("2024-03-01", 84.25, { waist: 92 }));
    const again = await trainers.write(body("2024-03-01", 84.25, { waist: 92, neck: 38 }));
    expect(again).toMatchObject({ made: 1, known: 2 });
    await trainers.write(body("2024-02-01", 86));
    expect(await weights()).toEqual([
      { date: "2024-02-01", weight: 86, source: "trainer" },
      { date: "2024-03-01", weight: 84.25, source: "updated" },
    ]);
    expect(
      await rows(
        "select kind, value, written_by from body_measurements where trainee_id = ? order by kind",
        trainee.id,
      ),
    ).toEqual([
      { kind: "neck", value: 38, written_by: "trainer" },
      { kind: "waist", value: 92, written_by: "trainee" },
    ]);
  });

  it("lead the profile back to its first weight, if no other one is left", async () => {
    await env.DB.prepare("update trainee_profiles set initial_weight = 90 where id = ?")
      .bind(trainee.id)
      .run();
    const id = newId();
    await own.write(body("2024-03-01", 84), id);
    expect(await currentWeight()).toBe(84);
    await own.undo(id);
    expect(await currentWeight()).toBe(90);
  });

  it("lead the profile to the newest weight, and the undo leads it back", async () => {
    await own.write(body("2024-02-01", 86));
    const id = newId();
    await own.write(body("2024-03-01", 84), id);
    await own.write(body("2024-01-01", 88), id);
    expect(await currentWeight()).toBe(84);
    expect(await trainers.undo(id)).toEqual({ removed: 2, kept: 0 });
    expect(await currentWeight()).toBe(86);
    expect((await weights()).map(({ weight }) => weight)).toEqual([86]);
  });
});
