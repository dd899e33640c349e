import type { ChangeEvent } from "react";
import { TextField } from "../ui/field.tsx";

type DigitsFieldProps = {
  label: string;
  name: string;
  hint?: string;
  error: string | undefined;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** Digits of the lock, as dots. Not a password, which a browser would offer to keep. */
export function DigitsField(field: DigitsFieldProps) {
  return (
    <TextField
      {...field}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={16}
      className="[&_input]:text-center [&_input]:text-lg [&_input]:tracking-[0.4em] [&_input]:[-webkit-text-security:disc]"
      onFocus={(event) => event.currentTarget.select()}
      required
    />
  );
}
