import { useState } from "react";
import type { TotpOffer, TotpProofBody } from "../../../../domain/contract/accounts/totp.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { SecurityApi } from "../api.ts";
import { isTwoFactorOn, refreshSecurity } from "../queries.ts";
import { CodesStep } from "./codes-step.tsx";
import { OfferStep } from "./offer-step.tsx";
import { ProofStep } from "./proof-step.tsx";
import { useAskedClose } from "./use-asked-close.tsx";

export type Purpose = "enable" | "codes" | "disable";

type Step =
  | { kind: "proof" }
  // The second step is on, but the answer with its codes was lost.
  | { kind: "lost" }
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

/**
 * Turns the second step on or off, or renews the recovery codes. The password comes first, and a code if the step is
 * on.
 */
export function TwoFactorDialog({ api, purpose, onClose }: TwoFactorDialogProps) {
  const [step, setStep] = useState<Step>({ kind: "proof" });
  const { question, requestClose } = useAskedClose(step.kind === "codes", onClose);
  const showCodes = (codes: string[]) => {
    setStep({ kind: "codes", codes });
    void refreshSecurity(api);
  };
  const renew = async (proof: TotpProofBody) =>
    showCodes((await api.renewCodes(proof)).recoveryCodes);
  const prove = async (proof: TotpProofBody) => {
    if (purpose === "enable") {
      setStep({ kind: "offer", offer: await api.offerTotp(proof.password) });
    }
    if (purpose === "codes") await renew(proof);
    if (purpose === "disable") {
      await api.turnOffTotp(proof);
      toast({ kind: "success", text: m.security_two_factor_disabled() });
      void refreshSecurity(api);
      onClose();
    }
  };
  const confirm = async (secret: string, code: string) => {
    try {
      showCodes((await api.confirmTotp({ secret, code })).recoveryCodes);
    } catch (error) {
      if (!(await isTwoFactorOn(api))) throw error;
      setStep({ kind: "lost" });
    }
  };
  const title = step.kind === "lost" ? titles.codes() : titles[purpose]();
  return (
    <>
      <Dialog
        open
        title={step.kind === "codes" ? m.security_codes_title() : title}
        onClose={requestClose}
      >
        {step.kind === "proof" && (
          <ProofStep
            text={texts[purpose]()}
            label={purpose === "enable" ? m.security_prove_next() : title}
            danger={purpose === "disable"}
            coded={purpose !== "enable"}
            onProve={prove}
          />
        )}
        {step.kind === "lost" && (
          <ProofStep text={m.security_codes_lost()} label={title} coded onProve={renew} />
        )}
        {step.kind === "offer" && (
          <OfferStep offer={step.offer} onConfirm={(code) => confirm(step.offer.secret, code)} />
        )}
        {step.kind === "codes" && <CodesStep codes={step.codes} onDone={onClose} />}
      </Dialog>
      {question}
    </>
  );
}
