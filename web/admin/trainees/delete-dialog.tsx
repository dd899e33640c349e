import type { TraineeRow } from "../../../domain/contract/trainees/trainees.ts";
import { m } from "../../paraglide/messages.js";
import { DeleteDialog } from "../list/delete-dialog.tsx";
import { deleteTrainee } from "./queries.ts";

type DeleteTraineeProps = {
  trainee: Pick<TraineeRow, "id" | "name"> | undefined;
  onClose: () => void;
  onDeleted?: () => void;
};

/** Asks before a trainee and everything of theirs is deleted. */
export function DeleteTrainee({ trainee, onClose, onDeleted }: DeleteTraineeProps) {
  if (!trainee) return null;
  const { id, name } = trainee;
  return (
    <DeleteDialog
      title={m.trainees_delete_title({ name })}
      text={m.trainees_delete_text()}
      confirmLabel={m.trainees_delete_confirm()}
      onDelete={() => deleteTrainee(id)}
      done={m.trainees_deleted({ name })}
      failed={m.trainees_delete_failed()}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
