import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exerciseCategories, exerciseTypes } from "../../../../domain/libraries/exercises.ts";
import {
  type CountedExercise,
  muscleSets,
  stepOf,
} from "../../../../domain/libraries/movement/muscle-sets.ts";
import { workedOf } from "../../../../domain/libraries/movement/muscles.ts";

const written = {
  bench: ["chest", "triceps shoulders"],
  row: ["lats traps", "biceps"],
  stretch: [""],
};

const strength = (
  category: CountedExercise["category"],
  sets: number,
  movement?: string,
): CountedExercise => ({ category, sets, type: "strength", movement });

const counted = (...exercises: CountedExercise[]) =>
  Object.fromEntries(muscleSets(exercises, written));

describe("sets of a muscle", () => {
  it("are whole where it works and halves where it helps", () => {
    expect(counted(strength("chest", 3, "bench"))).toEqual({
      chest: 3,
      triceps: 1.5,
      shoulders: 1.5,
    });
  });

  it("add up over exercises, the greatest first", () => {
    const sets = muscleSets([strength("chest", 4, "bench"), strength("triceps", 3)], written);
    expect([...sets]).toEqual([
      ["triceps", 5],
      ["chest", 4],
      ["shoulders", 2],
    ]);
  });

  it("are the category's muscles without a movement", () => {
    expect(counted(strength("legs", 4))).toEqual({ quads: 4, glutes: 4 });
    expect(counted(strength("back", 2, "nowhere"))).toEqual({ lats: 2 });
    expect(counted(strength("abs", 2, "constructor"))).toEqual({ abs: 2 });
    expect(counted(strength("cardio", 2))).toEqual({});
  });

  it("exclude cardio and exercises without a muscle", () => {
    expect(counted({ ...strength("legs", 4), type: "cardio" })).toEqual({});
    expect(counted(strength("legs", 4, "stretch"))).toEqual({});
  });
});

const exercise = fc.record({
  sets: fc.integer({ min: 1, max: 20 }),
  category: fc.constantFrom(...exerciseCategories),
  type: fc.constantFrom(...exerciseTypes),
  movement: fc.constantFrom(undefined, ...Object.keys(written)),
});
const exercises = fc.array(exercise, { maxLength: 20 });
const sum = (all: readonly CountedExercise[]) =>
  [...muscleSets(all, written).values()].reduce((total, each) => total + each, 0);

describe("any exercises", () => {
  it("have the sum of their separate sets", () => {
    fc.assert(
      fc.property(exercises, (all) => {
        expect(sum(all)).toBe(all.reduce((total, each) => total + sum([each]), 0));
      }),
    );
  });

  it("count the same in every order", () => {
    fc.assert(
      fc.property(exercises, (all) => {
        expect([...muscleSets(all.toReversed(), written)]).toEqual([...muscleSets(all, written)]);
      }),
    );
  });

  it("count in halves, falling, and never nothing", () => {
    fc.assert(
      fc.property(exercises, (all) => {
        const counts = [...muscleSets(all, written).values()];
        expect(counts.every((count) => count > 0 && Number.isInteger(count * 2))).toBe(true);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      }),
    );
  });

  it("with a movement count each of its muscles, helping ones by half", () => {
    fc.assert(
      fc.property(exercise, (each) => {
        if (!each.movement || each.type === "cardio") return;
        const { works, helps } = workedOf(written[each.movement as keyof typeof written]);
        expect(sum([each])).toBe(each.sets * (works.length + helps.length / 2));
      }),
    );
  });
});

it("a muscle's step rises with its sets, sooner for a day than for a week", () => {
  const steps = (span: "day" | "week") => [0.5, 3, 4.5, 5, 6, 9.5, 10].map((n) => stepOf(n, span));
  expect(steps("day")).toEqual([1, 2, 2, 2, 3, 3, 3]);
  expect(steps("week")).toEqual([1, 1, 1, 2, 2, 2, 3]);
});
