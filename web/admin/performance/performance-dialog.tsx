import { m } from "../../paraglide/messages.js";
import { PersonDialog } from "../list/person-dialog.tsx";
import { PerformanceView } from "./performance-view.tsx";

type TraineeDialogProps = { trainee: { id: string; name: string }; onClose: () => void };

export function PerformanceDialog({ trainee, onClose }: TraineeDialogProps) {
  return (
    <PersonDialog
      trainee={trainee}
      size="lg"
      readOnly
      title={m.performance_title()}
      onClose={onClose}
    >
      <PerformanceView traineeId={trainee.id} />
    </PersonDialog>
  );
}
