import { describe, expect, it } from "vitest";
import { alternativesOf } from "../../../../../domain/libraries/movement/alternatives.ts";
import { kindOf } from "../../../../../domain/libraries/movement/kinds.ts";
import { muscleData } from "../../../../support/movements.ts";

const library = Object.keys(muscleData).map((movement) => ({ id: movement, movement }));
const namesOf = (movement: string, among = library) =>
  alternativesOf(movement, among).map(({ id }) => id);

const mainOf = (id: string) => (muscleData[id]?.[0] ?? "").split(" ");

/** Movements that nothing else in the library replaces. */
const unlike = [
  "back-dumbbell-shrug",
  "shoulders-farmers-carry",
  "legs-lying-leg-curl",
  "legs-hip-adduction-machine",
];

describe("the alternatives of a movement", () => {
  it("are of the same muscles and pattern, with other equipment first", () => {
    expect(namesOf("chest-barbell-bench-press")).toEqual([
      "chest-dumbbell-bench-press",
      "chest-machine-chest-press",
      "chest-chest-dip",
    ]);
    expect(namesOf("legs-leg-press").map((id) => kindOf(id)?.pattern)).toEqual([
      "squat",
      "squat",
      "squat",
    ]);
    for (const id of namesOf("back-lat-pulldown")) {
      expect(kindOf(id)).toMatchObject({ pattern: "pulldown" });
    }
  });

  it.each(library.map(({ id }) => id))("share a main muscle, and are never itself: %s", (id) => {
    const found = namesOf(id);
    expect(found).not.toContain(id);
    expect(new Set(found).size).toBe(found.length);
    for (const other of found) {
      expect(mainOf(other).some((muscle) => mainOf(id).includes(muscle))).toBe(true);
    }
    expect(found.length === 0).toBe(unlike.includes(id));
  });

  it("are the same in any order of the library", () => {
    for (const { id } of library) {
      expect(namesOf(id, library.toReversed())).toEqual(namesOf(id));
    }
  });

  it("are none without a movement", () => {
    expect(alternativesOf(null, library)).toEqual([]);
    expect(alternativesOf("legs-barbell-squat", [{ id: "own", movement: null }])).toEqual([]);
  });

  it("offer each movement once, though two exercises have it", () => {
    const twice = ["a", "b"].map((id) => ({ id, movement: "chest-push-up" }));
    expect(alternativesOf("chest-barbell-bench-press", twice).map(({ id }) => id)).toEqual(["a"]);
  });
});
