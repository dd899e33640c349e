import { useState } from "react";
import type { PhotoPurpose } from "../../../../domain/check-ins/progress-photos.ts";
import type { PhotoConsents } from "../../../../domain/contract/check-ins/progress-photos.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ConsentSwitch } from "../consent-switch.tsx";
import { useConsent } from "./use-consent.ts";

type Consent = PhotoConsents["consents"][number];

/** One sentence and one switch a purpose; none turns on another. */
const purposeTexts: Record<PhotoPurpose, { label: () => string; hint: () => string }> = {
  coach: { label: m.photos_purpose_coach, hint: m.photos_purpose_coach_hint },
  faceless: { label: m.photos_purpose_faceless, hint: m.photos_purpose_faceless_hint },
  public: { label: m.photos_purpose_public, hint: m.photos_purpose_public_hint },
  archive: { label: m.photos_purpose_archive, hint: m.photos_purpose_archive_hint },
};

type PurposeSwitchProps = { purpose: PhotoPurpose; consent: Consent | undefined };

export function PurposeSwitch({ purpose, consent }: PurposeSwitchProps) {
  const { mutate, isPending, variables } = useConsent();
  const [withdrawing, setWithdrawing] = useState(false);
  const { label, hint } = purposeTexts[purpose];
  const change = (given: boolean) => {
    if (!given && purpose === "coach") setWithdrawing(true);
    else mutate({ purpose, given });
  };
  return (
    <>
      <ConsentSwitch
        label={label()}
        hint={hint()}
        consent={consent}
        deciding={isPending ? variables.given : undefined}
        onDecide={change}
      />
      <WithdrawDialog
        open={withdrawing}
        onClose={() => setWithdrawing(false)}
        onWithdraw={(photos) => {
          setWithdrawing(false);
          mutate({ purpose, given: false, photos });
        }}
      />
    </>
  );
}

type WithdrawDialogProps = {
  open: boolean;
  onClose: () => void;
  onWithdraw: (photos: "keep" | "erase") => void;
};

function WithdrawDialog({ open, onClose, onWithdraw }: WithdrawDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.photos_withdraw_title()}
      description={m.photos_withdraw_text()}
      footer={
        <div className="grid w-full grid-cols-1 gap-2">
          <Button onClick={() => onWithdraw("keep")}>{m.photos_withdraw_keep()}</Button>
          <Button variant="danger" onClick={() => onWithdraw("erase")}>
            {m.photos_withdraw_erase()}
          </Button>
        </div>
      }
    />
  );
}
