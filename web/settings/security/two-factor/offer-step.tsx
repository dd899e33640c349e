import { useRef } from "react";
import type { TotpOffer } from "../../../../domain/contract/accounts/totp.ts";
import { errorText } from "../../../lib/format/error-text.ts";
import { fieldTextsOf } from "../../../lib/format/field-text.ts";
import { ApiError } from "../../../lib/session/api-error.ts";
import { m } from "../../../paraglide/messages.js";
import { CodeField } from "../../../person-form/code-field.tsx";
import { Banner } from "../../../ui/banner.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { type SubmitOutcome, useForm } from "../../../ui/form.ts";
import { QrCode } from "./qr-code.tsx";
import { readCode } from "./read-code.ts";

type OfferStepProps = {
  offer: TotpOffer;
  /** Throws the refusal of a code. */
  onConfirm: (code: string) => Promise<unknown>;
};

/** A new key: scanned, opened on this phone, or typed. It takes effect after its first correct code. */
export function OfferStep({ offer, onConfirm }: OfferStepProps) {
  const submit = async (code: string): Promise<SubmitOutcome> => {
    try {
      await onConfirm(code);
      return { ok: true };
    } catch (error) {
      return { ok: false, ...refusalOf(error) };
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

function refusalOf(error: unknown) {
  const message = errorText(error, m.security_prove_failed());
  if (!(error instanceof ApiError)) return { message };
  if (error.code === "conflict") return { message: m.security_two_factor_elsewhere() };
  return { message, fields: fieldTextsOf(error.fields) };
}

function Key({ offer: { secret, uri } }: { offer: TotpOffer }) {
  const shown = useRef<HTMLParagraphElement>(null);
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
        <p
          ref={shown}
          dir="ltr"
          translate="no"
          className="font-mono text-center break-words select-all"
        >
          {inFours(secret)}
        </p>
        <CopyButton
          text={secret}
          source={shown}
          label={m.security_secret_copy()}
          copied={m.security_secret_copied()}
        />
      </div>
    </div>
  );
}

const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");
