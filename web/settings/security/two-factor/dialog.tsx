import { useState } from "react";
import type { TotpOffer } from "../../../../domain/contract/accounts/totp.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { SecurityApi } from "../api.ts";
import { refreshSecurity } from "../queries.ts";
import { CodesStep } from "./codes-step.tsx";
import { OfferStep } from "./offer-step.tsx";
import { PasswordStep } from "./password-step.tsx";

export type Purpose = "enable" | "codes" | "disable";

type Step =
  | { kind: "password" }
  | { kind: "offer"; offer: TotpOffer }
  | { kind: "codes"; codes: string[] };

const titles: Record<Purpose, () => string> = {
  enable: m.security_two_factor_enable,
  codes: m.security_codes_new,
  disable: m.security_two_factor_disable,
};

const texts: Record<Purpose, () => string> = {
  enable: m.security_two_factor_prove,
  codes: m.security_codes_new_text,
  disable: m.security_two_factor_disable_text,
};

type TwoFactorDialogProps = { api: SecurityApi; purpose: Purpose; onClose: () => void };

/** Turns the second step on or off, or hands out other recovery codes: the password comes first. */
export function TwoFactorDialog({ api, purpose, onClose }: TwoFactorDialogProps) {
  const [step, setStep] = useState<Step>({ kind: "password" });
  const showCodes = (codes: string[]) => {
    setStep({ kind: "codes", codes });
    void refreshSecurity(api);
  };
  const prove = async (password: string) => {
    if (purpose === "enable") setStep({ kind: "offer", offer: await api.offerTotp(password) });
    if (purpose === "codes") showCodes((await api.renewCodes(password)).recoveryCodes);
    if (purpose === "disable") {
      await api.turnOffTotp(password);
      toast({ kind: "success", text: m.security_two_factor_disabled() });
      void refreshSecurity(api);
      onClose();
    }
  };
  return (
    <Dialog
      open
      title={step.kind === "codes" ? m.security_codes_title() : titles[purpose]()}
      onClose={onClose}
    >
      {step.kind === "password" && (
        <PasswordStep
          text={texts[purpose]()}
          label={purpose === "enable" ? m.security_prove_next() : titles[purpose]()}
          danger={purpose === "disable"}
          onProve={prove}
        />
      )}
      {step.kind === "offer" && (
        <OfferStep
          offer={step.offer}
          onConfirm={async (code) => showCodes((await api.confirmTotp(code)).recoveryCodes)}
        />
      )}
      {step.kind === "codes" && <CodesStep codes={step.codes} onDone={onClose} />}
    </Dialog>
  );
}
