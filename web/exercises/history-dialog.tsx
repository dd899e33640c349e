import { m } from "../paraglide/messages.js";
import { Dialog } from "../ui/dialog.tsx";
import { ExerciseHistory } from "./exercise-history.tsx";
import type { HistorySource } from "./history-query.ts";

type HistoryDialogProps = { name: string; source: HistorySource; onClose: () => void };

/** The log of an exercise in a dialog. */
export function HistoryDialog({ name, source, onClose }: HistoryDialogProps) {
  return (
    <Dialog open size="lg" readOnly title={name} description={m.lifted_history()} onClose={onClose}>
      <ExerciseHistory source={source} />
    </Dialog>
  );
}
