import { type ExerciseCategory, exerciseCategories } from "../exercises.ts";
import listed from "./data/equipment.json" with { type: "json" };
import { type Equipment, equipments } from "./equipment.ts";
import { type Muscle, mainMuscles, muscles } from "./muscle-names.ts";
import { writtenMuscles } from "./written-muscles.ts";

/** What an exercise works with, and its working muscles in the order of the body map. */
interface ExerciseFacts {
  /** Null without a movement: nothing else says it. */
  equipment: Equipment | null;
  muscles: readonly Muscle[];
}

// The equipment is a file of its own: phones load the muscles, and not this.
const byMovement: ReadonlyMap<string, ExerciseFacts> = new Map(
  Object.entries(writtenMuscles).map(([id, [works = ""]]) => [
    id,
    {
      equipment: equipments.find((each) => listed[each].split(" ").includes(id)) ?? null,
      muscles: muscles.filter((muscle) => works.split(" ").includes(muscle)),
    },
  ]),
);

/** The facts of an exercise: its movement's, else the main muscles of its category. */
export function exerciseFacts(exercise: {
  movement: string | null;
  category: ExerciseCategory;
}): ExerciseFacts {
  const known = byMovement.get(exercise.movement ?? "");
  return known ?? { equipment: null, muscles: mainMuscles[exercise.category] };
}

const movementsWith = (fits: (facts: ExerciseFacts) => boolean): readonly string[] =>
  [...byMovement].filter(([, facts]) => fits(facts)).map(([id]) => id);

/** The movements with an equipment. */
export const movementsOf = (equipment: Equipment) =>
  movementsWith((facts) => facts.equipment === equipment);

/** The exercises that work a muscle: by these movements, or by these categories without one. */
export const worksOf = (muscle: Muscle) => ({
  movements: movementsWith((facts) => facts.muscles.includes(muscle)),
  categories: exerciseCategories.filter((each) => mainMuscles[each].includes(muscle)),
});
