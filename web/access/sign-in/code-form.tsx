import { useState } from "react";
import { latinDigits } from "../../../domain/numerals.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { m } from "../../paraglide/messages.js";
import { CodeField } from "../../person-form/code-field.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { type ReadResult, type SubmitOutcome, useForm } from "../../ui/form.ts";
import { sendCode } from "../api.ts";
import { TextButton } from "../links.tsx";
import { takeOver } from "../take-over.ts";
import { signInErrorText } from "./sign-in-error.ts";

type CodeFormProps = { ticket: string; onBack: (why?: string) => void };

/** The second step: a code of the authenticator, or a recovery code. */
export function CodeForm({ ticket, onBack }: CodeFormProps) {
  const [recovery, setRecovery] = useState(false);
  const submit = async (code: string): Promise<SubmitOutcome> => {
    try {
      await takeOver(await sendCode({ ticket, code }));
      return { ok: true };
    } catch (error) {
      if (isTicketOver(error)) onBack(m.access_code_expired());
      return { ok: false, message: signInErrorText(error) };
    }
  };
  const { formProps, pending, errors, failure } = useForm({ read: readCode, submit });

  return (
    <form method="post" className="grid grid-cols-1 gap-4" {...formProps}>
      {failure && <Banner kind="error">{failure}</Banner>}
      <h2 className="text-lg">{m.access_code_title()}</h2>
      <p className="text-muted">{recovery ? m.access_recovery_text() : m.access_code_text()}</p>
      <CodeField key={String(recovery)} recovery={recovery} autoFocus error={errors.code} />
      <Button type="submit" size="lg" pending={pending} pendingLabel={m.access_verifying()}>
        {m.access_verify()}
      </Button>
      <div className="grid justify-items-start">
        <TextButton onPress={() => setRecovery(!recovery)}>
          {recovery ? m.access_use_code() : m.access_use_recovery()}
        </TextButton>
        <TextButton onPress={() => onBack()}>{m.access_other_account()}</TextButton>
      </div>
    </form>
  );
}

function readCode(data: FormData): ReadResult<string> {
  const code = latinDigits(String(data.get("code") ?? "")).trim();
  return code ? { value: code } : { errors: { code: m.error_code_required() } };
}

function isTicketOver(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === "unauthenticated" || error.code === "session_ended")
  );
}
