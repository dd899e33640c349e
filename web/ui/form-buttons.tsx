import type { ReactNode } from "react";
import { m } from "../paraglide/messages.js";
import { Button } from "./button.tsx";

type FormButtonsProps = {
  onCancel: () => void;
  /** The id of a form elsewhere, as in a dialog. */
  form?: string;
  variant?: "primary" | "danger";
  pending?: boolean | undefined;
  pendingLabel?: string;
  /** The text of the submit button; "save" by default. */
  children?: ReactNode;
};

/** The cancel and submit buttons of a form. */
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
