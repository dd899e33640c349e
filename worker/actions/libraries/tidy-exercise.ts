import type { ExerciseChanges } from "../../../domain/contract/libraries/exercises.ts";

const required = ["name"] as const;
const optional = ["englishName", "duration", "description", "videoUrl"] as const;

/** The given fields with texts as stored: trimmed, and empty ones removed. */
export function tidyExercise<Given extends ExerciseChanges>(given: Given): Given {
  const texts: Record<string, string | null> = {};
  for (const name of [...required, ...optional]) {
    const text = given[name];
    if (typeof text === "string") texts[name] = text.trim();
  }
  for (const name of optional) {
    if (texts[name] === "") texts[name] = null;
  }
  return { ...given, ...texts };
}
