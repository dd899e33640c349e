import { type ReactNode, useEffect, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

/**
 * Asks before the recovery codes close without a confirmation that they are saved.
 * @param shown whether they are visible; before that, everything closes at once
 */
export function useAskedClose(shown: boolean, onClose: () => void) {
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (!shown) return;
    // A second Esc closes a dialog without its cancel event, so the key itself is stopped.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      setAsking((before) => !before);
    };
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [shown]);
  const question: ReactNode = (
    <ConfirmDialog
      open={asking}
      danger
      title={m.security_codes_leave_title()}
      text={m.security_codes_leave_text()}
      confirmLabel={m.security_codes_leave()}
      onConfirm={onClose}
      onClose={() => setAsking(false)}
    />
  );
  return { question, requestClose: () => (shown ? setAsking(true) : onClose()) };
}
