import { m } from "../../paraglide/messages.js";
import { Dialog } from "../../ui/dialog.tsx";
import { StepsView } from "./steps-view.tsx";

type StepsDialogProps = { trainee: { id: string; name: string }; onClose: () => void };

export function StepsDialog({ trainee, onClose }: StepsDialogProps) {
  return (
    <Dialog open size="lg" title={m.steps_manage()} description={trainee.name} onClose={onClose}>
      <StepsView traineeId={trainee.id} />
    </Dialog>
  );
}
