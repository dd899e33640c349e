import { useState } from "react";
import { errorText } from "../../lib/error-text.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.tsx";

type DeleteDialogProps = {
  title: string;
  text: string;
  confirmLabel: string;
  onDelete: () => Promise<unknown>;
  /** Said when it is gone, and when it could not be. */
  done: string;
  failed: string;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
};

/** Asks before something is deleted, and tells what became of it. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { title, text, confirmLabel, onDelete, done, failed, onClose, onDeleted } = props;
  const [pending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      await onDelete();
      toast({ kind: "success", text: done });
      onClose();
      onDeleted?.();
    } catch (error) {
      toast({ kind: "error", text: errorText(error, failed) });
    } finally {
      setPending(false);
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      {...{ title, text, confirmLabel, pending, onClose }}
      onConfirm={() => void confirm()}
    />
  );
}
