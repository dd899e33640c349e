import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { problemOf } from "../../support/access.ts";
import {
  countedDays,
  makePlanning,
  markItem,
  nextWeek,
  type Planning,
  thisWeek,
  withoutUpdatedAt,
} from "../../support/weeks.ts";

let trainee: Planning["trainee"];
let exerciseId: Planning["exerciseId"];
let mealId: Planning["mealId"];
let week: Planning["week"];
let exerciseAt: Planning["exerciseAt"];
let mealAt: Planning["mealAt"];
beforeEach(async () => {
  ({ trainee, exerciseId, mealId, week, exerciseAt, mealAt } = await makePlanning());
});

/** What a trainee chose instead of planned items. */
const instead = {
  exercise: {
    exerciseId: newId(),
    name: "ضغط بالدمبل",
    englishName: null,
    category: "chest",
    movement: "chest-dumbbell-bench-press",
  },
  meal: {
    mealId: newId(),
    name: "عدس",
    description: null,
    calories: 116,
    protein: 9,
    carbs: 20,
    fat: null,
    quantity: 212.5,
  },
};

describe("adding", () => {
  it("copies the library's item, and the day counts it", async () => {
    const item = { ...exerciseAt(2), sets: 3, reps: 10, weight: 42.5 };
    const { exercises } = await week().change({ exercises: { add: [item, exerciseAt(2, 1)] } });
    expect(exercises).toMatchObject([
      {
        id: item.id,
        exerciseId,
        date: addDays(thisWeek(), 2),
        dayOfWeek: 2,
        name: "قرفصاء",
        englishName: "Squat",
        category: "legs",
        description: "الظهر مستقيم",
        videoUrl: "https://example.com/squat.mp4",
        duration: "40 ثانية",
        sets: 3,
        reps: 10,
        weight: 42.5,
        status: "pending",
      },
      { sets: 5, reps: 8, weight: null },
    ]);
    expect(await countedDays(trainee.id)).toEqual([
      { date: addDays(thisWeek(), 2), exercises: 2, meals: 0 },
    ]);
  });

  it("uses a meal's own timing and 100 g unless given", async () => {
    const { meals } = await week().change({
      meals: { add: [mealAt(6), { ...mealAt(6, 1), timing: "dinner", quantity: 250 }] },
    });
    expect(meals).toMatchObject([
      { mealId, timing: "lunch", quantity: 100, calories: 150, fat: null, substitute: null },
      { timing: "dinner", quantity: 250 },
    ]);
  });

  it("repeatedly changes nothing", async () => {
    const change = { exercises: { add: [exerciseAt()] }, meals: { add: [mealAt()] } };
    const once = await week().change(change);
    expect(withoutUpdatedAt(await week().change(change))).toEqual(withoutUpdatedAt(once));
  });

  it("is refused on a full day", async () => {
    const many = Array.from({ length: 40 }, (_, position) => exerciseAt(4, position));
    await week().change({ exercises: { add: many } });
    const more = { exercises: { add: [exerciseAt(5), exerciseAt(4, 40)] } };
    expect(await problemOf(await week().patch(more))).toMatchObject({
      status: 409,
      code: "day_full",
    });
    expect((await week().read()).exercises).toHaveLength(40);
  });

  it("is refused completely if the library lacks one of them", async () => {
    const gone = { ...mealAt(), mealId: newId() };
    const change = { exercises: { add: [exerciseAt()] }, meals: { add: [gone] } };
    expect(await problemOf(await week().patch(change))).toMatchObject({
      status: 409,
      code: "library_item_gone",
    });
    expect(await week().read()).toMatchObject({ scheduleId: null, exercises: [] });
    expect(await countedDays(trainee.id)).toEqual([]);
  });

  it("makes copies that outlive the library", async () => {
    await week().change({ exercises: { add: [exerciseAt()] } });
    await env.DB.prepare("delete from exercises where id = ?").bind(exerciseId).run();
    expect((await week().read()).exercises).toMatchObject([{ exerciseId: null, name: "قرفصاء" }]);
  });
});

describe("changing", () => {
  it("writes only the given fields, and updates the day's counts", async () => {
    const [item, meal] = [exerciseAt(0), mealAt(0)];
    await week().change({
      exercises: { add: [{ ...item, weight: 20 }] },
      meals: { add: [meal] },
    });
    const changed = await week().change({
      exercises: { change: [{ id: item.id, sets: 6, dayOfWeek: 5, position: 3 }] },
      meals: { change: [{ id: meal.id, quantity: 180, timing: "snack" }] },
    });
    expect(changed.exercises).toMatchObject([
      { sets: 6, reps: 8, weight: 20, dayOfWeek: 5, position: 3, date: addDays(thisWeek(), 5) },
    ]);
    expect(changed.meals).toMatchObject([{ quantity: 180, timing: "snack", dayOfWeek: 0 }]);
    expect(await countedDays(trainee.id)).toEqual([
      { date: thisWeek(), exercises: 0, meals: 1 },
      { date: addDays(thisWeek(), 5), exercises: 1, meals: 0 },
    ]);
    const lighter = await week().change({
      exercises: { change: [{ id: item.id, weight: null }] },
    });
    expect(lighter.exercises[0]?.weight).toBeNull();
  });

  it("stores an exercise's note, up to its limit, until removed", async () => {
    const item = { ...exerciseAt(0), note: "ثلاث ثوانٍ نزولًا" };
    const added = await week().change({ exercises: { add: [item, exerciseAt(0, 1)] } });
    expect(added.exercises.map(({ note }) => note)).toEqual([item.note, null]);
    const noted = (note: string | null) => ({ exercises: { change: [{ id: item.id, note }] } });
    const longest = "م".repeat(300);
    expect((await week().change(noted(longest))).exercises[0]).toMatchObject({
      note: longest,
      reps: 8,
    });
    expect(await problemOf(await week().patch(noted(`${longest}م`)))).toMatchObject({
      status: 400,
      code: "invalid_request",
    });
    expect((await week().read()).exercises[0]?.note).toBe(longest);
    expect((await week().change(noted(null))).exercises[0]?.note).toBeNull();
  });

  it("of different fields from two windows keeps both", async () => {
    const item = exerciseAt();
    await week().change({ exercises: { add: [item] } });
    await Promise.all([
      week().change({ exercises: { change: [{ id: item.id, sets: 9 }] } }),
      week().change({ exercises: { change: [{ id: item.id, reps: 99 }] } }),
    ]);
    expect((await week().read()).exercises).toMatchObject([{ sets: 9, reps: 99 }]);
  });

  it("removes, restores exactly with what is done instead, and counts both", async () => {
    const item = { ...exerciseAt(1), sets: 2, weight: 15 };
    const { exercises, meals } = await week().change({
      exercises: { add: [item] },
      meals: { add: [mealAt(1)] },
    });
    for (const [table, id, substitute] of [
      ["schedule_exercises", exercises[0]?.id, instead.exercise],
      ["schedule_meals", meals[0]?.id, instead.meal],
    ] as const)
      await env.DB.prepare(`update ${table} set substitute = ? where id = ?`)
        .bind(JSON.stringify(substitute), id)
        .run();
    const before = await week().read();
    const [exercise, meal] = [before.exercises[0], before.meals[0]];
    expect(exercise?.substitute).toEqual(instead.exercise);
    if (!exercise || !meal) throw new Error("nothing was added");
    const removed = { exercises: { remove: [exercise.id] }, meals: { remove: [meal.id] } };
    expect(await week().change(removed)).toMatchObject({ exercises: [], meals: [] });
    expect(await week().change(removed)).toMatchObject({ exercises: [], meals: [] });
    expect(await countedDays(trainee.id)).toMatchObject([{ exercises: 0, meals: 0 }]);
    const { date: _a, status: _b, completedAt: _c, ...exerciseCopy } = exercise;
    const { date: _d, status: _e, consumedAt: _f, ...mealCopy } = meal;
    const restored = await week().change({
      exercises: { restore: [exerciseCopy] },
      meals: { restore: [mealCopy] },
    });
    expect(withoutUpdatedAt(restored)).toEqual(withoutUpdatedAt(before));
    expect(await countedDays(trainee.id)).toMatchObject([{ exercises: 1, meals: 1 }]);
  });

  it("copies items of this week and of the one before", async () => {
    const source = { ...exerciseAt(0), sets: 7, weight: 60 };
    const plate = { ...mealAt(0), quantity: 300, timing: "dinner" as const };
    await week().change({ exercises: { add: [source] }, meals: { add: [plate] } });
    await markItem("exercises", source.id, "completed");
    const copies = (dayOfWeek: number) => ({
      exercises: { copy: [{ id: newId(), from: source.id, dayOfWeek, position: 0 }] },
      meals: { copy: [{ id: newId(), from: plate.id, dayOfWeek, position: 0 }] },
    });
    const same = await week().change(copies(3));
    expect(same.exercises[1]).toMatchObject({ dayOfWeek: 3, sets: 7, weight: 60 });
    expect(same.exercises[1]).toMatchObject({ status: "pending", completedAt: null });
    const next = await week(nextWeek()).change(copies(0));
    expect(next.meals).toMatchObject([{ quantity: 300, timing: "dinner", date: nextWeek() }]);
    expect(next.exercises).toMatchObject([{ name: "قرفصاء", date: nextWeek() }]);
  });
});
