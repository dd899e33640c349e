import { type ReactNode, useState } from "react";
import { useFormDraft } from "../../lib/waiting/form-drafts.ts";
import { m } from "../../paraglide/messages.js";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

type Draft = ReturnType<typeof useFormDraft>;
type Given = Parameters<typeof useFormDraft>;

interface Closing {
  onClose: () => void;
  /** Called when the draft is discarded. */
  onGivenUp?: () => void;
  /** The names of fields without a draft. */
  except?: RegExp;
}

/** A dialog's form with a draft on this device. Without typed values it closes at once; otherwise it asks first. */
export function useGuardedDraft(drafts: Given[0], id: string, stored: Given[2], closing: Closing) {
  const { onClose, onGivenUp, except } = closing;
  const draft = useFormDraft(drafts, id, stored, except);
  const [touched, setTouched] = useState(draft.isBegun);
  const [asking, setAsking] = useState(false);
  /** Deletes the draft and closes. */
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
  // Not during capture: a render between the phases would reset a controlled field.
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
    /** For changes without typing. */
    touch,
    /** The properties for `FormDialog`. */
    dialog: { guard, isBegun: draft.isBegun, onClose: requestClose },
  };
}
