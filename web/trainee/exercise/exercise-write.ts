import type {
  NewExerciseStatus,
  NewPerformedSets,
} from "../../../domain/contract/activity/exercise-week.ts";

/** What is told of a write while it waits; an older build's has none. */
interface Shown {
  shown?: { name: string; englishName: string | null };
}

/** All sets of an exercise: the latest write has what the ones before it had. */
export type SetsWrite = NewPerformedSets & Shown;
export type StatusWrite = NewExerciseStatus & Shown;
