import { useState } from "react";
import { errorText } from "../../lib/error-text.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.tsx";

/** One row's deletion: what is asked, what is done, and what is said when it is gone or could not be. */
export type Removal = {
  title: string;
  text: string;
  confirmLabel: string;
  onDelete: () => Promise<unknown>;
  done: string;
  failed: string;
};

type DeleteDialogProps = Removal & { onClose: () => void; onDeleted?: (() => void) | undefined };

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
