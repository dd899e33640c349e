import { describe, expect, it } from "vitest";
import { alternativesOf } from "../../../../../domain/libraries/movement/alternatives.ts";
import { kindOf } from "../../../../../domain/libraries/movement/kinds.ts";
import { muscleData } from "../../../../support/movements.ts";

const library = Object.keys(muscleData).map((movement) => ({
  id: movement,
  type: "strength",
  movement,
}));
const planned = { exerciseId: null, type: "strength" };
const namesOf = (movement: string, among = library) =>
  alternativesOf({ ...planned, movement }, among).map(({ id }) => id);

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

  it("of a plan are logged as it is, and are another exercise", () => {
    const movement = "chest-barbell-bench-press";
    const among = [
      { id: "planned", type: "strength", movement: "chest-dumbbell-bench-press" },
      { id: "timed", type: "cardio", movement: "chest-machine-chest-press" },
      { id: "dip", type: "strength", movement: "chest-chest-dip" },
    ];
    expect(
      alternativesOf({ ...planned, exerciseId: "planned", movement }, among).map(({ id }) => id),
    ).toEqual(["dip"]);
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
    expect(alternativesOf({ ...planned, movement: null }, library)).toEqual([]);
    const own = { id: "own", type: "strength", movement: null };
    expect(alternativesOf({ ...planned, movement: "legs-barbell-squat" }, [own])).toEqual([]);
  });

  it("offer each movement once, though two exercises have it", () => {
    const twice = ["a", "b"].map((id) => ({ id, type: "strength", movement: "chest-push-up" }));
    const movement = "chest-barbell-bench-press";
    expect(alternativesOf({ ...planned, movement }, twice).map(({ id }) => id)).toEqual(["a"]);
  });
});
