import { m } from "../../paraglide/messages.js";
import { PersonDialog } from "../list/person-dialog.tsx";
import { StepsView } from "./steps-view.tsx";

type StepsDialogProps = { trainee: { id: string; name: string }; onClose: () => void };

export function StepsDialog({ trainee, onClose }: StepsDialogProps) {
  return (
    <PersonDialog trainee={trainee} size="lg" title={m.steps_manage()} onClose={onClose}>
      <StepsView traineeId={trainee.id} />
    </PersonDialog>
  );
}
