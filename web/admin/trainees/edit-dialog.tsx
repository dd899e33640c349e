import type { TraineeRow } from "../../../domain/contract/people/trainees.ts";
import { m } from "../../paraglide/messages.js";
import { EditDialog } from "../list/edit-dialog.tsx";
import { EditForm } from "./edit-form.tsx";
import { traineeQuery } from "./queries.ts";

type EditTraineeProps = { trainee: Pick<TraineeRow, "id" | "name">; onClose: () => void };

/** The form of a trainee after a fresh read. */
export function EditTrainee({ trainee, onClose }: EditTraineeProps) {
  return (
    <EditDialog
      query={traineeQuery(trainee.id)}
      title={m.trainees_edit_title()}
      name={trainee.name}
      failed={m.trainees_one_failed()}
      onClose={onClose}
      form={(loaded) => <EditForm trainee={loaded} onClose={onClose} />}
    />
  );
}
