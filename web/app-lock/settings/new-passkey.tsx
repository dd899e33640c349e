import { useState } from "react";
import { getWho } from "../../lib/session/session.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { createPasskey } from "../device-passkey.ts";
import { readLock, writeLock } from "../stored-lock.ts";

/** A passkey beside the digits. A press of its own, as browsers ask for one. */
export function NewPasskey({ onDone }: { onDone: () => void }) {
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const add = async () => {
    setPending(true);
    const passkey = await createPasskey(getWho()?.name ?? m.app_name());
    const lock = readLock();
    setPending(false);
    if (passkey && lock && lock !== "damaged" && writeLock({ ...lock, passkey })) return onDone();
    setFailed(true);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted">{m.app_lock_passkey_text()}</p>
      {failed && <Banner kind="info">{m.app_lock_passkey_not_added()}</Banner>}
      <Button size="lg" data-focus-first="" pending={pending} onClick={() => void add()}>
        <Icon name="lock" />
        {m.app_lock_passkey_add()}
      </Button>
    </div>
  );
}
