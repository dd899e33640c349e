import { Suspense, useState, useTransition } from "react";
import type { TotpState } from "../../../../domain/contract/accounts/totp.ts";
import { lazyPart } from "../../../frame/again.tsx";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import type { SecurityApi } from "../api.ts";
import type { Purpose } from "./dialog.tsx";

const TwoFactorDialog = lazyPart(async () => (await import("./dialog.tsx")).TwoFactorDialog);

type TwoFactorCardProps = { api: SecurityApi; totp: TotpState };

/** Number of recovery codes below which a renewal is suggested. */
const fewCodes = 3;

/** Whether a sign-in needs a code, with the possible changes. */
export function TwoFactorCard({ api, totp }: TwoFactorCardProps) {
  const [purpose, setPurpose] = useState<Purpose>();
  const [asked, setAsked] = useState<Purpose>();
  const [loading, startLoading] = useTransition();
  /** The button shows the progress while the dialog's code loads. */
  const opens = (which: Purpose) => ({
    pending: loading && asked === which,
    onClick: () => {
      setAsked(which);
      startLoading(() => setPurpose(which));
    },
  });
  const { enabled, recoveryCodesLeft: left } = totp;
  return (
    <Card
      title={m.security_two_factor()}
      action={enabled && <Badge tone="good">{m.security_two_factor_enabled()}</Badge>}
    >
      <div className="grid grid-cols-1 gap-4">
        <p className="text-muted">
          {enabled ? m.security_two_factor_on_text() : m.security_two_factor_off_text()}
        </p>
        {enabled ? (
          <>
            <p className={left < fewCodes ? "font-medium text-warn" : ""}>
              {m.security_codes_left({ count: left })}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button variant="secondary" {...opens("codes")}>
                {m.security_codes_new()}
              </Button>
              <Button variant="ghost" {...opens("disable")}>
                {m.security_two_factor_disable_short()}
              </Button>
            </div>
          </>
        ) : (
          <Button
            variant="secondary"
            className="justify-self-start max-sm:w-full"
            {...opens("enable")}
          >
            {m.security_two_factor_enable()}
          </Button>
        )}
      </div>
      <Suspense>
        {purpose && (
          <TwoFactorDialog api={api} purpose={purpose} onClose={() => setPurpose(undefined)} />
        )}
      </Suspense>
    </Card>
  );
}
