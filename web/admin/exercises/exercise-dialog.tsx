import type { Exercise } from "../../../domain/contract/libraries/exercises.ts";
import { nameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";
import { EditDialog } from "../list/edit-dialog.tsx";
import { ExerciseForm } from "./exercise-form.tsx";
import { exerciseQuery } from "./queries.ts";

type ExerciseDialogProps = { exercise: Exercise | undefined; onClose: () => void };

/** The form of a new exercise, or of an existing one after a fresh read. */
export function ExerciseDialog({ exercise, onClose }: ExerciseDialogProps) {
  if (!exercise) return <ExerciseForm exercise={undefined} onClose={onClose} />;
  return (
    <EditDialog
      query={exerciseQuery(exercise.id)}
      title={m.exercises_edit()}
      name={nameIn(exercise)}
      failed={m.exercises_one_failed()}
      onClose={onClose}
      form={(loaded) => <ExerciseForm exercise={loaded} onClose={onClose} />}
    />
  );
}
