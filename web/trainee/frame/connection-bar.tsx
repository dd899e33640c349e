import { useEffect, useState } from "react";
import { useOnline, useWaitingCount } from "../../lib/use-waiting-writes.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icon.tsx";

/** Says that the network is gone, and how much waits for it; empty while all is well. */
export function ConnectionBar() {
  const online = useOnline();
  const waiting = useWaitingCount();
  const lasting = useLasting(waiting > 0);
  const quiet = online && !(waiting > 0 && lasting);
  return (
    <div role="status" className={quiet ? "" : "border-b border-line bg-soft"}>
      {!quiet && (
        <p className="mx-auto flex max-w-5xl items-center gap-2 px-4 py-1.5 text-sm md:px-6">
          <Icon name={online ? "clock" : "offline"} className="text-muted" />
          <span>
            {!online && <span className="font-medium">{m.trainee_offline()}. </span>}
            {waiting > 0 ? m.trainee_waiting({ count: waiting }) : m.trainee_offline_kept()}
          </span>
        </p>
      )}
    </div>
  );
}

const passingMs = 600;

// Writes queue behind each other for a moment while all is well; the screen must not jump for that.
function useLasting(holds: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(() => setLasting(true), passingMs);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [holds]);
  return lasting;
}
