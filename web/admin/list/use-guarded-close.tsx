import { type FormEvent, type ReactNode, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

type FormProps = { onInput: (event: FormEvent<HTMLFormElement>) => void };

/**
 * Closes at once while nothing was typed; asks when something would be lost.
 * @param isBegun whether the form opened with what was typed before
 */
export function useGuardedClose(onClose: () => void, isBegun = false) {
  const [touched, setTouched] = useState(isBegun);
  const [asking, setAsking] = useState(false);
  const guard: ReactNode = (
    <ConfirmDialog
      open={asking}
      danger
      title={m.trainees_unsaved_title()}
      text={m.trainees_unsaved_text()}
      confirmLabel={m.trainees_unsaved_discard()}
      onConfirm={onClose}
      onClose={() => setAsking(false)}
    />
  );
  return {
    guard,
    /** The form's own props, noticing that something was typed. */
    watched: <Props extends FormProps>(formProps: Props): Props => ({
      ...formProps,
      // Not while capturing: a render between the phases would put a controlled field back.
      onInput: (event: FormEvent<HTMLFormElement>) => {
        formProps.onInput(event);
        setTouched(true);
      },
    }),
    /** For what changes without being typed. */
    touch: () => setTouched(true),
    requestClose: () => (touched ? setAsking(true) : onClose()),
  };
}
