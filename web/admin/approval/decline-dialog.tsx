import { m } from "../../paraglide/messages.js";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { type Asking, answerAsking } from "./answer.ts";

type DeclineDialogProps = {
  person: Asking;
  onClose: () => void;
  decline?: () => void;
};

/** Asks once more before a no, as its mail goes at once. */
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
        // Once the dialog has given the focus back to its button, from where it goes on to the next line.
        setTimeout(decided);
      }}
      onClose={onClose}
    />
  );
}
