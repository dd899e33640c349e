import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Dialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { readLock, removeLock, writeLock } from "../stored-lock.ts";
import { UnlockForm } from "../unlock-form.tsx";
import { NewDigits } from "./new-digits.tsx";
import { NewPasskey } from "./new-passkey.tsx";

export type LockPurpose = "on" | "change" | "passkey-on" | "passkey-off" | "off";

const titles: Record<LockPurpose, () => string> = {
  on: m.app_lock_turn_on,
  change: m.app_lock_change,
  "passkey-on": m.app_lock_passkey_add,
  "passkey-off": m.app_lock_passkey_remove,
  off: m.app_lock_turn_off,
};

type LockDialogProps = { purpose: LockPurpose; onClose: () => void };

/** One change of the lock; each but the first needs its digits or its passkey before. */
export function LockDialog({ purpose, onClose }: LockDialogProps) {
  const [isProven, setProven] = useState(purpose === "on");
  const title = titles[purpose]();
  const done = (text: string) => {
    toast({ kind: "success", text });
    onClose();
  };
  const goOn = () => {
    setProven(true);
    const lock = readLock();
    if (purpose === "off") {
      removeLock();
      done(m.app_lock_turned_off());
    }
    if (purpose === "passkey-off" && lock && lock !== "damaged") {
      const { passkey: _, ...rest } = lock;
      writeLock(rest);
      done(m.app_lock_passkey_removed());
    }
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      {!isProven && (
        <div className="grid grid-cols-1 gap-4">
          <p className="text-muted">{m.app_lock_prove()}</p>
          <UnlockForm label={purpose === "off" ? title : m.security_prove_next()} onOpen={goOn} />
        </div>
      )}
      {isProven && (purpose === "on" || purpose === "change") && (
        <NewDigits
          label={title}
          onDone={() => done(purpose === "on" ? m.app_lock_turned_on() : m.app_lock_changed())}
        />
      )}
      {isProven && purpose === "passkey-on" && (
        <NewPasskey onDone={() => done(m.app_lock_passkey_added())} />
      )}
    </Dialog>
  );
}
