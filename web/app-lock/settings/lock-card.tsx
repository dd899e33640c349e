import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "../../frame/again.tsx";
import { isRefused } from "../../lib/session/viewing.ts";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { canUsePasskey } from "../device-passkey.ts";
import { readLock } from "../stored-lock.ts";
import type { LockPurpose } from "./lock-dialog.tsx";

const LockDialog = lazyPart(async () => (await import("./lock-dialog.tsx")).LockDialog);

/** Sets, changes and removes the app lock of this account on this device. */
export function LockCard() {
  const [lock, setLock] = useState(readLock);
  const [purpose, setPurpose] = useState<LockPurpose>();
  const hasPasskeys = usePasskeys();
  const choice = (which: LockPurpose, label: string, variant: "secondary" | "ghost") => (
    <Button
      variant={variant}
      aria-haspopup="dialog"
      onClick={() => !isRefused() && setPurpose(which)}
    >
      {label}
    </Button>
  );
  const hasPasskey = lock !== "damaged" && lock?.passkey !== undefined;
  return (
    <Card
      title={m.app_lock_title()}
      action={lock && <Badge tone="good">{m.app_lock_enabled()}</Badge>}
    >
      <div className="grid grid-cols-1 gap-4">
        <p className="text-muted">{m.app_lock_text()}</p>
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          {lock ? (
            <>
              {choice("change", m.app_lock_change(), "secondary")}
              {hasPasskey && choice("passkey-off", m.app_lock_passkey_remove(), "secondary")}
              {!hasPasskey &&
                hasPasskeys &&
                choice("passkey-on", m.app_lock_passkey_add(), "secondary")}
              {choice("off", m.app_lock_turn_off(), "ghost")}
            </>
          ) : (
            choice("on", m.app_lock_turn_on(), "secondary")
          )}
        </div>
      </div>
      <Suspense>
        {purpose && (
          <LockDialog
            purpose={purpose}
            onClose={() => {
              setPurpose(undefined);
              setLock(readLock());
            }}
          />
        )}
      </Suspense>
    </Card>
  );
}

function usePasskeys(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => void canUsePasskey().then(setCan), []);
  return can;
}
