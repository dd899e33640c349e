import type { TotpOffer } from "../../../../domain/contract/accounts/totp.ts";
import { latinDigits } from "../../../../domain/numerals.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { errorText } from "../../../lib/error-text.ts";
import { fieldTextsOf } from "../../../lib/field-text.ts";
import { m } from "../../../paraglide/messages.js";
import { CodeField } from "../../../person-form/code-field.tsx";
import { Banner } from "../../../ui/banner.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { type ReadResult, type SubmitOutcome, useForm } from "../../../ui/form.ts";
import { CopyButton } from "./copy-button.tsx";
import { QrCode } from "./qr-code.tsx";

type OfferStepProps = {
  offer: TotpOffer;
  /** Throws what refuses the code. */
  onConfirm: (code: string) => Promise<unknown>;
};

/** A new key: scanned, opened on this very phone or typed; it counts once a code of it is right. */
export function OfferStep({ offer, onConfirm }: OfferStepProps) {
  const submit = async (code: string): Promise<SubmitOutcome> => {
    try {
      await onConfirm(code);
      return { ok: true };
    } catch (error) {
      const fields = error instanceof ApiError ? fieldTextsOf(error.fields) : {};
      return { ok: false, message: errorText(error, m.security_prove_failed()), fields };
    }
  };
  const { formProps, pending, errors, failure } = useForm({ read: readCode, submit });
  return (
    <div className="grid grid-cols-1 gap-5">
      <Key offer={offer} />
      <form method="post" className="grid grid-cols-1 gap-4" {...formProps}>
        {failure && !errors.code && <Banner kind="error">{failure}</Banner>}
        <CodeField hint={m.security_two_factor_code_hint()} error={errors.code} />
        <Button type="submit" size="lg" pending={pending}>
          {m.security_two_factor_verify()}
        </Button>
      </form>
    </div>
  );
}

function Key({ offer: { secret, uri } }: { offer: TotpOffer }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <p className="font-medium">{m.security_two_factor_scan()}</p>
        <p className="text-sm text-muted">{m.security_two_factor_scan_text()}</p>
      </div>
      <div className="hidden pointer-coarse:grid">
        <LinkButton href={uri} variant="secondary">
          {m.security_app_open()}
        </LinkButton>
      </div>
      <QrCode text={uri} label={m.security_qr()} />
      <div className="grid gap-2 rounded-lg bg-soft p-4">
        <p className="text-sm text-muted">{m.security_secret()}</p>
        <p dir="ltr" translate="no" className="font-mono text-center break-words select-all">
          {inFours(secret)}
        </p>
        <CopyButton
          text={secret}
          label={m.security_secret_copy()}
          copied={m.security_secret_copied()}
        />
      </div>
    </div>
  );
}

const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");

function readCode(data: FormData): ReadResult<string> {
  const code = latinDigits(String(data.get("code") ?? "")).trim();
  return code ? { value: code } : { errors: { code: m.error_code_required() } };
}
