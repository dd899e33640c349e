import { useState } from "react";
import type { TotpProofBody } from "../../../../domain/contract/accounts/totp.ts";
import { errorText } from "../../../lib/format/error-text.ts";
import { fieldTextsOf } from "../../../lib/format/field-text.ts";
import { ApiError } from "../../../lib/session/api-error.ts";
import { m } from "../../../paraglide/messages.js";
import { CodeField } from "../../../person-form/code-field.tsx";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import {
  type FieldErrors,
  type ReadResult,
  type SubmitOutcome,
  useForm,
} from "../../../ui/form.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { OwnName } from "../own-name.tsx";
import { readCode } from "./read-code.ts";

type ProofStepProps = {
  text: string;
  /** The button's label. */
  label: string;
  danger?: boolean;
  /** Whether the second step is on, so that a code is needed. */
  coded: boolean;
  /** Throws a refusal; the code is empty if none is needed. */
  onProve: (proof: TotpProofBody) => Promise<unknown>;
};

/** Asks for the password before a change, and for a code if the second step is on. */
export function ProofStep({ text, label, danger = false, coded, onProve }: ProofStepProps) {
  const [recovery, setRecovery] = useState(false);
  const submit = async (proof: TotpProofBody): Promise<SubmitOutcome> => {
    try {
      await onProve(proof);
      return { ok: true };
    } catch (error) {
      const fields = error instanceof ApiError ? fieldTextsOf(error.fields) : {};
      return { ok: false, message: errorText(error, m.security_prove_failed()), fields };
    }
  };
  const read = (data: FormData) => readProof(data, coded);
  const { formProps, pending, errors, failure } = useForm({ read, submit });
  const hasFieldError = errors.password || errors.code;
  return (
    <form method="post" className="grid grid-cols-1 gap-4" {...formProps}>
      <p className="text-muted">{text}</p>
      {failure && !hasFieldError && <Banner kind="error">{failure}</Banner>}
      <OwnName />
      <PasswordField
        label={m.person_password()}
        name="password"
        autoComplete="current-password"
        data-focus-first=""
        error={errors.password}
        required
      />
      {coded && (
        <div className="grid grid-cols-1 justify-items-start gap-1">
          <div className="w-full">
            <CodeField
              key={String(recovery)}
              recovery={recovery}
              {...(recovery ? {} : { hint: m.security_two_factor_code_hint() })}
              error={errors.code}
            />
          </div>
          <Button variant="ghost" className="-ms-4" onClick={() => setRecovery(!recovery)}>
            {recovery ? m.access_use_code() : m.access_use_recovery()}
          </Button>
        </div>
      )}
      <Button type="submit" size="lg" variant={danger ? "danger" : "primary"} pending={pending}>
        {label}
      </Button>
    </form>
  );
}

/** Returns all errors at once. */
function readProof(data: FormData, coded: boolean): ReadResult<TotpProofBody> {
  const password = String(data.get("password") ?? "");
  const errors: FieldErrors = password === "" ? { password: m.field_required() } : {};
  const code = coded ? readCode(data) : { value: "" };
  if ("errors" in code) return { errors: { ...errors, ...code.errors } };
  return Object.keys(errors).length > 0 ? { errors } : { value: { password, code: code.value } };
}
