import { m } from "../paraglide/messages.js";
import type { FieldErrors } from "../ui/form.ts";
import { PasswordField } from "../ui/password-field.tsx";

type PasswordFieldsProps = {
  errors: FieldErrors;
  label?: string;
  hint?: string;
  /** Whether they are one above the other at every width. */
  stacked?: boolean;
  /** Whether both may stay empty. */
  optional?: boolean;
};

/** A new password and its repetition (`password`, `confirmPassword`). */
export function PasswordFields(props: PasswordFieldsProps) {
  const { errors, label, hint, stacked = false, optional = false } = props;
  return (
    <div className={`grid gap-4 ${stacked ? "" : "sm:grid-cols-2"}`}>
      <PasswordField
        label={label ?? m.person_password()}
        name="password"
        autoComplete="new-password"
        hint={hint ?? m.person_password_hint()}
        error={errors.password}
        required={!optional}
      />
      <PasswordField
        label={m.person_confirm_password()}
        name="confirmPassword"
        autoComplete="new-password"
        error={errors.confirmPassword}
        required={!optional}
      />
    </div>
  );
}
