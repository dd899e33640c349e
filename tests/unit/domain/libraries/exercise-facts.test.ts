import { describe, expect, it } from "vitest";
import { equipments } from "../../../../domain/libraries/movement/equipment.ts";
import {
  exerciseFacts,
  movementsOf,
  worksOf,
} from "../../../../domain/libraries/movement/exercise-facts.ts";
import type { GearData } from "../../../../domain/libraries/movement/gear.ts";
import { muscles } from "../../../../domain/libraries/movement/muscle-names.ts";
import { muscleData, readMovement } from "../../../support/movements.ts";

const of = (movement: string | null, category = "legs" as const) =>
  exerciseFacts({ movement, category });

describe("the facts of an exercise", () => {
  it("are its movement's: equipment, and working muscles without helping ones", () => {
    expect(of("legs-barbell-squat")).toEqual({
      equipment: "barbell",
      muscles: ["glutes", "quads"],
    });
    expect(of("chest-push-up").equipment).toBe("bodyweight");
  });

  it("are its category's muscles and no equipment without a known movement", () => {
    for (const movement of [null, "", "legs-moonwalk", "toString"])
      expect(of(movement)).toEqual({ equipment: null, muscles: ["quads", "glutes"] });
    expect(exerciseFacts({ movement: null, category: "cardio" }).muscles).toEqual([]);
  });

  it("give every movement one equipment, and find it by that alone", () => {
    const found = equipments.flatMap((equipment) => movementsOf(equipment));
    expect(found.toSorted()).toEqual(Object.keys(muscleData).toSorted());
    for (const id of found) expect(of(id).equipment, id).not.toBeNull();
  });

  it("find an exercise by each of its muscles, and by no other", () => {
    for (const muscle of muscles) {
      const { movements, categories } = worksOf(muscle);
      for (const id of Object.keys(muscleData))
        expect(movements.includes(id), `${id} ${muscle}`).toBe(of(id).muscles.includes(muscle));
      expect(categories.includes("chest")).toBe(muscle === "chest");
    }
  });
});

const drawn = () => Object.keys(muscleData).map((id) => [id, readMovement(id)] as const);

const drawnAs: Partial<Record<string, (gear: GearData) => boolean>> = {
  dumbbell: (gear) => "dumbbells" in gear || "weight" in gear,
  kettlebell: (gear) => "kettlebell" in gear,
};

describe("the equipment of a movement", () => {
  it.each(Object.keys(drawnAs))("is %s exactly where it is drawn", (equipment) => {
    const isDrawn = drawnAs[equipment] ?? (() => false);
    const found = drawn()
      .filter(([, { gear }]) => gear.some(isDrawn))
      .map(([id]) => id);
    expect(movementsOf(equipment as (typeof equipments)[number]).toSorted()).toEqual(
      found.toSorted(),
    );
  });

  it("is drawn, unless it is the body alone", () => {
    for (const [id, { gear }] of drawn()) {
      if (gear.length === 0) expect(of(id).equipment, id).toBe("bodyweight");
      if (of(id).equipment === "barbell")
        expect(
          gear.some((piece) => "bar" in piece || "to" in piece || "line" in piece),
          id,
        ).toBe(true);
    }
  });
});
