import { cloneElement, isValidElement, type ReactNode, useId } from "react";
import type { ControlProps, FieldFrame } from "./control.ts";

type FieldProps = FieldFrame & {
  children: ReactNode | ((control: ControlProps) => ReactNode);
  className?: string;
};

/** Label, control, hint and error, connected for screen readers. */
export function Field(props: FieldProps) {
  const { label, name, hint, error, required, children, className = "" } = props;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const control: ControlProps = {
    id,
    name,
    required,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy || undefined,
  };
  return (
    <div className={`grid min-w-0 grid-cols-1 content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {typeof children === "function"
        ? children(control)
        : isValidElement(children)
          ? cloneElement(children, control)
          : children}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

/** The region exists before its text, so that screen readers announce it. */
export function FieldError({ id, text }: { id: string; text?: string }) {
  return (
    <div id={id} aria-live="polite" className={text ? "text-sm font-medium text-bad" : "-mt-1.5"}>
      {text}
    </div>
  );
}
