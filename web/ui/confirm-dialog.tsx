import type { ReactNode } from "react";
import { m } from "../paraglide/messages.js";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  danger?: boolean;
  pending?: boolean;
  /** Whether it may not be confirmed yet. */
  disabled?: boolean;
  /** What is asked beside the text. */
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, danger = false, pending, onConfirm, onClose } = props;
  const { disabled, children } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button
            variant={danger ? "danger" : "primary"}
            onClick={onConfirm}
            pending={pending}
            disabled={disabled}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {children}
    </Dialog>
  );
}
