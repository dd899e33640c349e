import type { Exercise } from "../../../domain/contract/libraries/exercises.ts";
import { m } from "../../paraglide/messages.js";
import { DeleteDialog } from "../list/delete-dialog.tsx";
import { deleteExercise } from "./queries.ts";

type DeleteExerciseProps = { exercise: Exercise | undefined; onClose: () => void };

/** Asks before an exercise leaves the library and the days to come. */
export function DeleteExercise({ exercise, onClose }: DeleteExerciseProps) {
  if (!exercise) return null;
  const { id, name } = exercise;
  return (
    <DeleteDialog
      title={m.exercises_delete_title({ name })}
      text={m.exercises_delete_text()}
      confirmLabel={m.exercises_delete_confirm()}
      onDelete={() => deleteExercise(id)}
      done={m.exercises_deleted({ name })}
      failed={m.exercises_delete_failed()}
      onClose={onClose}
    />
  );
}
