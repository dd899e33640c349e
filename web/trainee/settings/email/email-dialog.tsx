import { canonicalEmail } from "../../../../domain/contact.ts";
import type { EmailChangeBody } from "../../../../domain/contract/accounts/email-change.ts";
import { traineeFields } from "../../../../domain/trainee.ts";
import { errorText } from "../../../lib/format/error-text.ts";
import { fieldTextsOf } from "../../../lib/format/field-text.ts";
import { readForm } from "../../../lib/read-form.ts";
import { ApiError } from "../../../lib/session/api-error.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import {
  type FieldErrors,
  type ReadResult,
  type SubmitOutcome,
  useForm,
} from "../../../ui/form.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { toast } from "../../../ui/toast.tsx";
import { askEmailChange } from "./queries.ts";

type EmailDialogProps = { own: string; onClose: () => void };

/** Asks for the new address and the password; a refusal leaves the typed values. */
export function EmailDialog({ own, onClose }: EmailDialogProps) {
  const submit = async (body: EmailChangeBody): Promise<SubmitOutcome> => {
    try {
      await askEmailChange(body);
    } catch (error) {
      return { ok: false, ...refusalOf(error) };
    }
    toast({ kind: "success", text: m.security_email_sent({ email: body.email }) });
    onClose();
    return { ok: true };
  };
  const read = (data: FormData) => readEmailChange(data, own);
  const { formProps, pending, errors, failure } = useForm({ read, submit });
  const hasFieldError = errors.email || errors.password;
  return (
    <Dialog open title={m.security_email_change()} onClose={onClose}>
      <form method="post" className="grid grid-cols-1 gap-4" {...formProps}>
        <p className="text-muted">{m.security_email_text()}</p>
        {failure && !hasFieldError && <Banner kind="error">{failure}</Banner>}
        <TextField
          type="email"
          label={m.security_email_new()}
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          data-focus-first=""
          error={errors.email}
          required
        />
        <PasswordField
          label={m.security_password_current()}
          name="password"
          autoComplete="current-password"
          error={errors.password}
          required
        />
        <Button type="submit" size="lg" pending={pending}>
          {m.security_email_send()}
        </Button>
      </form>
    </Dialog>
  );
}

function readEmailChange(data: FormData, own: string): ReadResult<EmailChangeBody> {
  const password = String(data.get("password") ?? "");
  const errors: FieldErrors = password === "" ? { password: m.field_required() } : {};
  const read = readForm({ email: traineeFields.email }, data);
  if ("problems" in read) return { errors: { ...fieldTextsOf(read.problems), ...errors } };
  const { email } = read.value;
  if (canonicalEmail(email) === own) errors.email = m.security_email_same();
  return Object.keys(errors).length > 0 ? { errors } : { value: { email, password } };
}

function refusalOf(error: unknown) {
  const message = errorText(error, m.security_email_failed());
  if (!(error instanceof ApiError)) return { message };
  const fields = fieldTextsOf(error.fields);
  // The field shows registration's text for it.
  if (error.code === "email_taken") fields.email = m.error_email_taken();
  return { message, fields };
}
