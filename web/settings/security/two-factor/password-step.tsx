import { ApiError } from "../../../lib/api-error.ts";
import { errorText } from "../../../lib/error-text.ts";
import { fieldTextsOf } from "../../../lib/field-text.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/field.tsx";
import { type ReadResult, type SubmitOutcome, useForm } from "../../../ui/form.ts";
import { OwnName } from "../own-name.tsx";

type PasswordStepProps = {
  text: string;
  /** What the button says. */
  label: string;
  danger?: boolean;
  /** Throws what refuses it. */
  onProve: (password: string) => Promise<unknown>;
};

/** Asks for the password again before anything changes. */
export function PasswordStep({ text, label, danger = false, onProve }: PasswordStepProps) {
  const submit = async (password: string): Promise<SubmitOutcome> => {
    try {
      await onProve(password);
      return { ok: true };
    } catch (error) {
      const fields = error instanceof ApiError ? fieldTextsOf(error.fields) : {};
      return { ok: false, message: errorText(error, m.security_prove_failed()), fields };
    }
  };
  const { formProps, pending, errors, failure } = useForm({ read: readPassword, submit });
  return (
    <form method="post" className="grid grid-cols-1 gap-4" {...formProps}>
      <p className="text-muted">{text}</p>
      {failure && !errors.password && <Banner kind="error">{failure}</Banner>}
      <OwnName />
      <PasswordField
        label={m.person_password()}
        name="password"
        autoComplete="current-password"
        data-focus-first=""
        error={errors.password}
        required
      />
      <Button type="submit" size="lg" variant={danger ? "danger" : "primary"} pending={pending}>
        {label}
      </Button>
    </form>
  );
}

function readPassword(data: FormData): ReadResult<string> {
  const password = String(data.get("password") ?? "");
  return password ? { value: password } : { errors: { password: m.field_required() } };
}
