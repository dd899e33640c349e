import { m } from "../../paraglide/messages.js";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { type Asking, answerAsking } from "./answer.ts";

type DeclineDialogProps = {
  person: Asking;
  onClose: () => void;
  decline?: () => void;
};

/** Confirms a refusal, as its mail leaves at once. */
export function DeclineDialog({ person, onClose, decline }: DeclineDialogProps) {
  const decided = decline ?? (() => void answerAsking(person, false));
  return (
    <ConfirmDialog
      open
      danger
      title={m.approval_decline_title({ name: person.name })}
      text={m.approval_decline_text()}
      confirmLabel={m.approval_decline()}
      onConfirm={() => {
        onClose();
        // After the dialog has returned the focus to its button; from there it moves to the next line.
        setTimeout(decided);
      }}
      onClose={onClose}
    />
  );
}
