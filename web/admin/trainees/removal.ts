import type { TraineeRow } from "../../../domain/contract/people/trainees.ts";
import { m } from "../../paraglide/messages.js";
import type { Removal } from "../list/delete-dialog.tsx";
import { deleteTrainee } from "./queries.ts";

/** The deletion of a trainee with all data, for the list and the trainee's page. */
export function traineeRemoval({ id, name }: Pick<TraineeRow, "id" | "name">): Removal {
  return {
    typed: name,
    title: m.trainees_delete_title({ name }),
    text: m.trainees_delete_text(),
    confirmLabel: m.trainees_delete_confirm(),
    onDelete: () => deleteTrainee(id),
    done: m.trainees_deleted({ name }),
    failed: m.trainees_delete_failed(),
  };
}
