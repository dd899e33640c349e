import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exerciseCategories } from "../../../../../domain/libraries/exercises.ts";
import { categoryKeptWith, movementIdOf } from "../../../../../domain/libraries/movement/ids.ts";

describe("a movement's id", () => {
  it("has the category of its file, whatever the name", () => {
    for (const category of exerciseCategories) {
      fc.assert(
        fc.property(fc.string(), (name) => {
          expect(categoryKeptWith(movementIdOf(category, name))).toBe(category);
        }),
      );
    }
  });

  it.each([null, undefined, "", "legs", "legspress", "moonwalk-legs-press", "Legs-press"])(
    "has no category in %j",
    (id) => {
      expect(categoryKeptWith(id)).toBeUndefined();
    },
  );
});
