import { m } from "../../paraglide/messages.js";
import { Dialog } from "../../ui/dialog.tsx";
import { SafetyQuestion } from "./safety-question.tsx";

type SafetyDialogProps = { onAnswered: (yes: boolean) => void; onClose: () => void };

/** The question before the first session while fasting, asked where one chooses it; closing it chooses nothing. */
export const SafetyDialog = ({ onAnswered, onClose }: SafetyDialogProps) => (
  <Dialog open title={m.fasting_health()} onClose={onClose}>
    <SafetyQuestion
      onAnswered={(yes) => {
        onAnswered(yes);
        onClose();
      }}
    />
  </Dialog>
);
