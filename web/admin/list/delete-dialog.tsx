import { useState } from "react";
import { foldForSearch } from "../../../domain/arabic.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { m } from "../../paraglide/messages.js";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";

/** One row's deletion: what is asked, what is done, and what is said when it is gone or could not be. */
export type Removal = {
  /** A name that must be typed, as people write it and not sign by sign: nothing undoes it. */
  typed?: string;
  title: string;
  text: string;
  confirmLabel: string;
  onDelete: () => Promise<unknown>;
  done: string;
  failed: string;
};

const maxTypedLength = 200;

type DeleteDialogProps = Removal & { onClose: () => void; onDeleted?: (() => void) | undefined };

/** Asks before something is deleted, and tells what became of it. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { typed, title, text, confirmLabel, onDelete, done, failed, onClose, onDeleted } = props;
  const [pending, setPending] = useState(false);
  const [entered, setEntered] = useState("");
  const disabled = typed !== undefined && foldForSearch(entered) !== foldForSearch(typed);
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
      title={title}
      text={text}
      confirmLabel={confirmLabel}
      pending={pending}
      disabled={disabled}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      {typed !== undefined && (
        <form
          className="pt-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!disabled && !pending) void confirm();
          }}
        >
          <TextField
            label={m.list_type_name({ name: typed })}
            name="typed"
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            maxLength={maxTypedLength}
            value={entered}
            onChange={(event) => setEntered(event.currentTarget.value)}
          />
        </form>
      )}
    </ConfirmDialog>
  );
}
