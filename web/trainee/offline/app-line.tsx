import { onlineManager } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { isFramed } from "../../lib/session/framed.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { useMovedOn } from "../frame/use-moved-on.ts";
import { installing, isGoodMoment } from "./install.ts";
import { InstallLine } from "./install-line.tsx";
import { keepScreens, newVersion } from "./new-version.ts";

const online = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

/** A line about the app, one at a time: a newer build, or from the third visit on, the home screen. */
export function AppLine() {
  const moved = useMovedOn();
  const waiting = useSyncExternalStore(newVersion.subscribe, newVersion.isWaiting);
  const way = useSyncExternalStore(installing.subscribe, installing.way);
  const [invites, setInvites] = useState(() => !isFramed() && isGoodMoment());
  // Without a network neither is possible, and the bar has the more important text.
  const reached = useSyncExternalStore(online, isOnline);
  useEffect(() => {
    // If the browser refuses, the app opens only with a network.
    keepScreens().catch(() => {});
  }, []);
  if (!moved || !reached) return null;
  if (waiting) return <UpdateLine />;
  return invites && way ? <InstallLine onEnd={() => setInvites(false)} /> : null;
}

/** Offers the next build; otherwise it starts at the next opening. */
function UpdateLine() {
  const [pending, setPending] = useState(false);
  const open = () => {
    setPending(true);
    void newVersion.open();
  };
  return (
    <section aria-label={m.offline_update_title()} className="border-b border-line bg-soft">
      <div className="mx-auto flex max-w-5xl items-center justify-between gap-3 px-4 py-1 text-sm md:px-6">
        <p>{m.offline_update_text()}</p>
        <Button variant="ghost" pending={pending} onClick={open}>
          {m.offline_update()}
        </Button>
      </div>
    </section>
  );
}
