import { m } from "../../paraglide/messages.js";
import { Dialog } from "../../ui/dialog.tsx";
import { PerformanceView } from "./performance-view.tsx";

type TraineeDialogProps = { trainee: { id: string; name: string }; onClose: () => void };

export function PerformanceDialog({ trainee, onClose }: TraineeDialogProps) {
  return (
    <Dialog
      open
      size="lg"
      readOnly
      title={m.performance_title()}
      description={trainee.name}
      onClose={onClose}
    >
      <PerformanceView traineeId={trainee.id} />
    </Dialog>
  );
}
