import type { ComponentProps } from "react";
import { Dialog } from "../ui/dialog.tsx";
import { CountForm } from "./count-form.tsx";

type CountDialogProps = Omit<ComponentProps<typeof CountForm>, "onCancel"> & {
  title: string;
  onClose: () => void;
};

/** The correction of a day's number; it closes when the number is saved. */
export const CountDialog = ({ title, onClose, onSave, ...form }: CountDialogProps) => (
  <Dialog open title={title} onClose={onClose}>
    <CountForm
      {...form}
      onSave={(count) => {
        onSave(count);
        onClose();
      }}
      onCancel={onClose}
    />
  </Dialog>
);
