import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays, dayOfWeek, localDateAt } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { applier, daily, noChanges, week } from "../../support/applied-weeks.ts";
import { appliedOf, itemsOf, makeLibrary, planWeek } from "../../support/plans.ts";
import { thisWeek } from "../../support/weeks.ts";
import { makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
let library: Awaited<ReturnType<typeof makeLibrary>>;

beforeAll(async () => {
  trainer = await makeTrainer();
  library = await makeLibrary();
});
beforeEach(async () => {
  trainee = await makeTrainee();
});

const applying = (id = trainee.id) => applier(trainer.token, id);

const places = (items: Awaited<ReturnType<typeof itemsOf>>) =>
  items.map(({ week, day, position, library }) => [week, day, position, library].join(" "));

describe("applying a week to later ones", () => {
  it("creates the eight following weeks with everything of the source", async () => {
    await planWeek(trainee.id, thisWeek(), {
      exercises: daily(library.exercises),
      meals: daily(library.meals),
    });
    const shown = await applying().preview("exercises");
    expect(shown.weeks.map(({ weekStart }) => weekStart)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map(week),
    );
    expect(shown.weeks[0]).toEqual({
      weekStart: week(1),
      ...noChanges,
      exists: false,
      added: 14,
    });
    expect(shown.applied).toBeNull();
    const done = await applying().apply("exercises");
    expect(done).toEqual({
      ...shown,
      applied: {
        weekStart: thisWeek(),
        appliedAt: expect.any(Number),
        filledThrough: week(8),
      },
    });
    const exercises = await itemsOf(trainee.id, "exercises");
    expect(exercises).toHaveLength(14 * 9);
    expect(exercises.every(({ week, day, date }) => date === addDays(week, day))).toBe(true);
    expect(await itemsOf(trainee.id, "meals")).toHaveLength(14);
    expect(await appliedOf(trainee.id, "exercises")).toMatchObject({
      stopped_at: null,
      filled_through: week(8),
    });
    expect(await appliedOf(trainee.id, "meals")).toBeNull();
  });

  it("copies assigned values, without their logs", async () => {
    await planWeek(trainee.id, thisWeek(), {
      meals: [{ day: 2, library: library.meals[0], status: "done" }],
    });
    await applying().apply("meals");
    const copy = await env.DB.prepare(
      "select * from schedule_meals where trainee_id = ? and date = ?",
    )
      .bind(trainee.id, addDays(week(3), 2))
      .first();
    expect(copy).toMatchObject({
      meal_id: library.meals[0],
      timing: "lunch",
      name: "مجدرة",
      calories: 120,
      quantity: 150,
      status: "pending",
      consumed_at: null,
    });
  });

  it("replaces pending items in existing weeks, also beyond the eighth", async () => {
    await planWeek(trainee.id, thisWeek(), {
      exercises: [{ day: 1, library: library.exercises[0] }],
    });
    await planWeek(trainee.id, week(2), { exercises: daily(library.exercises) });
    await planWeek(trainee.id, week(12), {
      exercises: daily(library.exercises),
      meals: daily(library.meals),
    });
    const { weeks } = await applying().apply("exercises");
    expect(weeks.map(({ weekStart }) => weekStart)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8].map(week),
      week(12),
    ]);
    expect(weeks[1]).toMatchObject({
      ...noChanges,
      exists: true,
      removed: 13,
      unchanged: 1,
    });
    const items = (await itemsOf(trainee.id, "exercises")).filter(({ week }) => week > thisWeek());
    expect(items).toHaveLength(9);
    expect(await itemsOf(trainee.id, "meals")).toHaveLength(14);
    const rows = await env.DB.prepare(
      "select distinct exercises_applied_from as e, meals_applied_from as m from weekly_schedules where trainee_id = ? and week_start_date > ?",
    )
      .bind(trainee.id, thisWeek())
      .all();
    expect(rows.results).toEqual([{ e: thisWeek(), m: null }]);
    expect((await appliedOf(trainee.id, "exercises"))?.filled_through).toBe(week(8));
  });

  it("keeps done, skipped and started items, without duplicating them", async () => {
    const [squat = "", row = ""] = library.exercises;
    await planWeek(trainee.id, thisWeek(), {
      exercises: [
        { day: 1, position: 0, library: squat },
        { day: 1, position: 1, library: row },
        { day: 1, position: 2, library: squat },
        { day: 2, position: 0, library: row },
      ],
    });
    const begun = newId();
    await planWeek(trainee.id, week(1), {
      exercises: [
        { day: 1, position: 2, library: squat, status: "done" },
        { day: 1, position: 7, library: row, status: "skipped" },
        { id: begun, day: 2, position: 0, library: row },
        { day: 5, position: 0, library: row },
      ],
    });
    await env.DB.prepare(
      `insert into performed_sets (id, trainee_id, schedule_exercise_id, exercise_name, date, set_number, reps, created_at, updated_at)
       values (?1, ?2, ?3, 'تجديف', ?4, 1, 10, 1, 1)`,
    )
      .bind(newId(), trainee.id, begun, addDays(week(1), 2))
      .run();
    const { weeks } = await applying().apply("exercises");
    expect(weeks[0]).toEqual({
      weekStart: week(1),
      ...noChanges,
      exists: true,
      added: 1,
      removed: 1,
      kept: 3,
    });
    const items = (await itemsOf(trainee.id, "exercises")).filter((item) => item.week === week(1));
    expect(places(items)).toEqual([
      `${week(1)} 1 0 ${squat}`,
      `${week(1)} 1 2 ${squat}`,
      `${week(1)} 1 7 ${row}`,
      `${week(1)} 2 0 ${row}`,
    ]);
    expect(items.map(({ status }) => status)).toEqual([
      "pending",
      "completed",
      "skipped",
      "pending",
    ]);
    expect(items.at(-1)?.id).toBe(begun);
  });

  it("leaves past days, and fills the rest of the current week", async () => {
    const weekday = dayOfWeek(today);
    await planWeek(trainee.id, week(-1), { meals: daily([library.meals[0]]) });
    await planWeek(trainee.id, week(-2), { meals: daily([library.meals[1]]) });
    await planWeek(trainee.id, thisWeek(), { meals: daily([library.meals[1]]) });
    const { weeks } = await applying().apply("meals", week(-1));
    expect(weeks[0]).toEqual({
      weekStart: thisWeek(),
      ...noChanges,
      exists: true,
      added: 7 - weekday,
      removed: 7 - weekday,
      kept: weekday,
    });
    expect(weeks).toHaveLength(9);
    const items = await itemsOf(trainee.id, "meals");
    expect(
      items.filter(({ date }) => date >= today).every(({ library: id }) => id === library.meals[0]),
    ).toBe(true);
    expect(
      items
        .filter(({ date }) => date >= thisWeek() && date < today)
        .every(({ library: id }) => id === library.meals[1]),
    ).toBe(true);
    expect(
      items
        .filter((item) => item.week === week(-2))
        .every(({ library: id }) => id === library.meals[1]),
    ).toBe(true);
  });

  it("counts the changed days", async () => {
    await planWeek(trainee.id, thisWeek(), {
      meals: [{ day: 3 }, { day: 3 }],
      exercises: [{ day: 4 }],
    });
    await planWeek(trainee.id, week(2), { meals: [{ day: 5 }] });
    await applying().apply("exercises");
    await applying().apply("meals");
    const rows = await env.DB.prepare(
      `select date, assigned_exercises as e, assigned_meals as m from trainee_performance
       where trainee_id = ? and date >= ? and assigned_exercises + assigned_meals > 0 order by date`,
    )
      .bind(trainee.id, week(1))
      .all();
    expect(rows.results).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].flatMap((nth) => [
        { date: addDays(week(nth), 3), e: 0, m: 2 },
        { date: addDays(week(nth), 4), e: 1, m: 0 },
      ]),
    );
  });

  it("ends with the same items and ids, for repeated and simultaneous requests", async () => {
    await planWeek(trainee.id, thisWeek(), { exercises: daily(library.exercises) });
    await planWeek(trainee.id, week(2), { exercises: daily([library.exercises[0]]) });
    await applying().apply("exercises");
    const first = await itemsOf(trainee.id, "exercises");
    await Promise.all([
      applying().apply("exercises"),
      applying().apply("exercises"),
      applying().apply("exercises"),
    ]);
    expect(await itemsOf(trainee.id, "exercises")).toEqual(first);
    expect(first).toHaveLength(14 * 9);
  });

  it("keeps a substitute as long as its dish stays assigned", async () => {
    const source = await planWeek(trainee.id, thisWeek(), {
      meals: [{ day: 1, library: library.meals[0] }],
    });
    await applying().apply("meals");
    const swapped = () =>
      env.DB.prepare("select substitute from schedule_meals where trainee_id = ? and date = ?")
        .bind(trainee.id, addDays(week(1), 1))
        .first("substitute");
    await env.DB.prepare(
      `update schedule_meals set substitute = '{"name":"فول"}' where trainee_id = ? and date = ?`,
    )
      .bind(trainee.id, addDays(week(1), 1))
      .run();
    await applying().apply("meals");
    expect(await swapped()).toBe('{"name":"فول"}');
    await env.DB.prepare("update schedule_meals set quantity = 300 where schedule_id = ?")
      .bind(source)
      .run();
    await applying().apply("meals");
    expect(await swapped()).toBeNull();
  });

  it("does not restore items without a library row", async () => {
    await planWeek(trainee.id, week(1), {
      exercises: [{ day: 0, library: null, status: "done" }, { day: 1 }],
    });
    const { sourceItems } = await applying().apply("exercises", week(1));
    expect(sourceItems).toBe(1);
    const copies = (await itemsOf(trainee.id, "exercises")).filter((each) => each.week > week(1));
    expect(copies.length).toBeGreaterThan(0);
    expect(copies.every(({ day }) => day === 1)).toBe(true);
  });

  it("leaves other trainees unchanged", async () => {
    const other = await makeTrainee();
    await planWeek(other.id, thisWeek(), { exercises: daily(library.exercises) });
    await planWeek(other.id, week(1), { exercises: daily([library.exercises[0]]) });
    const before = await itemsOf(other.id, "exercises");
    await planWeek(trainee.id, thisWeek(), { exercises: daily(library.exercises) });
    await applying().apply("exercises");
    expect(await itemsOf(other.id, "exercises")).toEqual(before);
  });
});
