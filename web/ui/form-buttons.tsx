import type { ReactNode } from "react";
import { m } from "../paraglide/messages.js";
import { Button } from "./button.tsx";

type FormButtonsProps = {
  onCancel: () => void;
  /** Of a form that stands elsewhere, as a dialog's does. */
  form?: string;
  variant?: "primary" | "danger";
  pending?: boolean | undefined;
  pendingLabel?: string;
  /** What the form does, where it does not save. */
  children?: ReactNode;
};

/** The way out of a form, and its way on. */
export function FormButtons({ onCancel, children, ...submit }: FormButtonsProps) {
  return (
    <>
      <Button variant="secondary" onClick={onCancel}>
        {m.ui_cancel()}
      </Button>
      <Button type="submit" {...submit}>
        {children ?? m.ui_save()}
      </Button>
    </>
  );
}
