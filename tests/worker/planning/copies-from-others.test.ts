import { describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { makePlanning, thisWeek } from "../../support/weeks.ts";
import { makeTrainee } from "../../support/worker.ts";

const copyOf = (from: string) => ({ id: newId(), from, dayOfWeek: 3, position: 0 });

describe("a copy of another trainee's item", () => {
  it("is independent, and its source stays unchanged", async () => {
    const { week, exerciseAt, mealAt } = await makePlanning();
    const other = await makeTrainee();
    const [exercise, meal] = [exerciseAt(), mealAt()];
    const theirs = week(thisWeek(), other.id);
    await theirs.change({
      exercises: { add: [{ ...exercise, sets: 3, weight: 60, note: "ببطء", rpe: 8 }] },
      meals: { add: [{ ...meal, quantity: 250 }] },
    });
    const before = await theirs.read();
    const plain = copyOf(exercise.id);
    const open = { ...copyOf(exercise.id), position: 1, weight: null, note: null };
    const scaled = { ...copyOf(meal.id), quantity: 400 };
    const copied = await week().change({
      exercises: { copy: [plain, open] },
      meals: { copy: [copyOf(meal.id), scaled] },
    });
    expect(copied.exercises).toMatchObject([
      { id: plain.id, dayOfWeek: 3, sets: 3, weight: 60, note: "ببطء", rpe: 8 },
      { id: open.id, dayOfWeek: 3, sets: 3, weight: null, note: null, rpe: 8 },
    ]);
    expect(copied.meals.map(({ quantity }) => quantity).toSorted()).toEqual([250, 400]);
    expect(await theirs.read()).toEqual(before);
  });

  it("is added once for repeated requests", async () => {
    const { week, mealAt } = await makePlanning();
    const other = await makeTrainee();
    const meal = mealAt();
    await week(thisWeek(), other.id).change({ meals: { add: [meal] } });
    const copy = copyOf(meal.id);
    for (const _ of ["once", "twice"]) await week().change({ meals: { copy: [copy] } });
    expect((await week().read()).meals.map(({ id }) => id)).toEqual([copy.id]);
  });
});
