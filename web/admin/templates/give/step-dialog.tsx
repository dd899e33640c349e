import type { ReactNode } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

/** The dialog's properties for every step. */
export type StepProps = {
  title: string;
  description: string;
  onClose: () => void;
  onBack: (() => void) | undefined;
};

type StepDialogProps = StepProps & { next: ReactNode; children: ReactNode };

/** A step with its back and next buttons. */
export function StepDialog({ next, children, ...dialog }: StepDialogProps) {
  const { onClose, onBack } = dialog;
  return (
    <Dialog
      open
      size="tall"
      {...dialog}
      footer={
        <>
          <Button variant="secondary" onClick={onBack ?? onClose}>
            {onBack ? m.ui_back() : m.ui_cancel()}
          </Button>
          {next}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
