import { type ReactNode, useState } from "react";
import { useFormDraft } from "../../lib/waiting/form-drafts.ts";
import { m } from "../../paraglide/messages.js";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

type Draft = ReturnType<typeof useFormDraft>;
type Given = Parameters<typeof useFormDraft>;

interface Closing {
  onClose: () => void;
  /** What else is to do where what was typed is given up. */
  onGivenUp?: () => void;
  /** The names of what is never kept. */
  except?: RegExp;
}

/**
 * A form of a dialog: what is typed stays on this device until it is saved or given up. It closes at once while nothing
 * was typed, and asks when something would be lost.
 */
export function useGuardedDraft(drafts: Given[0], id: string, stored: Given[2], closing: Closing) {
  const { onClose, onGivenUp, except } = closing;
  const draft = useFormDraft(drafts, id, stored, except);
  const [touched, setTouched] = useState(draft.isBegun);
  const [asking, setAsking] = useState(false);
  /** Closes where nothing is left to lose. */
  const close = () => {
    draft.forget();
    onClose();
  };
  const giveUp = () => {
    onGivenUp?.();
    close();
  };
  const touch = () => setTouched(true);
  const requestClose = () => (touched ? setAsking(true) : giveUp());
  const guard: ReactNode = (
    <ConfirmDialog
      open={asking}
      danger
      title={m.trainees_unsaved_title()}
      text={m.trainees_unsaved_text()}
      confirmLabel={m.trainees_unsaved_discard()}
      onConfirm={giveUp}
      onClose={() => setAsking(false)}
    />
  );
  // Not while capturing: a render between the phases would put a controlled field back.
  const keeping: Draft["keeping"] = (formProps, onTyped) =>
    draft.keeping(formProps, (data) => {
      touch();
      onTyped?.(data);
    });
  return {
    ...draft,
    close,
    requestClose,
    guard,
    keeping,
    /** For what changes without being typed. */
    touch,
    /** What `FormDialog` takes of it. */
    dialog: { guard, isBegun: draft.isBegun, onClose: requestClose },
  };
}
