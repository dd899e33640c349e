import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ExerciseCategory } from "../../domain/libraries/exercises.ts";
import { type MovementData, movementOf } from "../../domain/libraries/movement/movement.ts";
import { workedOf } from "../../domain/libraries/movement/muscles.ts";
import { type StepsData, stepsOf } from "../../domain/libraries/movement/steps.ts";
import { root } from "../lib/install.mjs";
import type { Pictured } from "./sheet.ts";

const read = <File>(path: string): File =>
  JSON.parse(readFileSync(join(root, "domain/libraries/movement/data", `${path}.json`), "utf8"));

/** The drawn movements of a category with their steps in both languages. */
export function picturedOf(category: ExerciseCategory): Pictured[] {
  const shared = read<Record<string, MovementData>>("drawn/shared");
  const muscles = read<Record<string, string[]>>("muscles");
  const stepsByLocale = (["ar", "en"] as const).map((locale) =>
    read<Record<string, StepsData>>(`steps/${locale}/${category}`),
  );
  return Object.entries(read<Record<string, MovementData>>(`drawn/${category}`)).map(
    ([id, data]) => ({
      id,
      movement: movementOf(data, shared, workedOf(muscles[id])),
      steps: stepsByLocale.flatMap((steps) => (steps[id] ? [stepsOf(steps[id])] : [])),
    }),
  );
}
