import { type ComponentProps, type ReactNode, useId } from "react";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Dialog, type DialogProps } from "../../ui/dialog.tsx";
import type { useForm } from "../../ui/form.ts";
import { FormButtons } from "../../ui/form-buttons.tsx";

type FormDialogProps = Pick<DialogProps, "title" | "description" | "onClose"> &
  Pick<ReturnType<typeof useForm>, "pending" | "failure"> & {
    /** The form's properties, from `useForm` and `useGuardedDraft`. */
    form: ComponentProps<"form">;
    /** The dialog that confirms the loss of typed values. */
    guard: ReactNode;
    /** Whether it covers the screen. */
    full?: boolean;
    pendingLabel: string;
    /** The label of the save button. */
    saveLabel?: string;
    /** Whether it opens with a draft. */
    isBegun?: boolean;
    /** Content above the form. */
    above?: ReactNode;
    children: ReactNode;
  };

/** A form in a dialog: failures stay visible above it, its buttons below. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, onClose, form, guard, full = false, failure, ...rest } = props;
  const id = useId();
  return (
    <Dialog
      open
      size={full ? "full" : "lg"}
      title={title}
      onClose={onClose}
      {...(description !== undefined && { description })}
      footer={
        <FormButtons
          form={id}
          pending={rest.pending}
          pendingLabel={rest.pendingLabel}
          onCancel={onClose}
        >
          {rest.saveLabel ?? m.ui_save()}
        </FormButtons>
      }
    >
      <div className="sticky top-0 z-10 bg-overlay empty:hidden">
        {failure && <Banner kind="error">{failure}</Banner>}
      </div>
      {rest.above}
      {rest.isBegun && <p className="mb-4 text-sm text-muted">{m.ui_typed_before()}</p>}
      <form className="grid grid-cols-1 gap-5" {...form} id={id}>
        {rest.children}
      </form>
      {guard}
    </Dialog>
  );
}
