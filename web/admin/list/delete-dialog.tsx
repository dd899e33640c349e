import { useState } from "react";
import { foldForSearch } from "../../../domain/arabic.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { m } from "../../paraglide/messages.js";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";

/** The deletion of a row: its question, its request, and its texts. */
export type Removal = {
  /** The name to type for a final deletion; compared as people write, not letter by letter. */
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

/** Confirms a deletion and reports its result. */
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
