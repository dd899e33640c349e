import type { NewExerciseSubstitute } from "../../../domain/contract/activity/exercise-substitutes.ts";
import type {
  NewExerciseStatus,
  NewPerformedSets,
} from "../../../domain/contract/activity/exercise-week.ts";
import type { NewMachineSeat } from "../../../domain/contract/activity/machine-seats.ts";
import type { ExerciseSubstitute } from "../../../domain/libraries/exercises.ts";

/** The label of a waiting write; writes of earlier builds have none. */
export interface Shown {
  shown?: { name: string; englishName: string | null };
}

/** All sets of an exercise; the latest write contains those of earlier ones. */
export type SetsWrite = NewPerformedSets & Shown;
export type StatusWrite = NewExerciseStatus & Shown;
/** What is done instead, as it is drawn until the server has it. */
export type SubstituteWrite = NewExerciseSubstitute &
  Shown & { substitute: ExerciseSubstitute | null };
/** The seat of a machine; empty forgets it. */
export type SeatWrite = NewMachineSeat & { seat: string };
