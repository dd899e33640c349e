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

/** What is said of the app itself, one thing at a time: a newer build, or, after the second visit, the home screen. */
export function AppLine() {
  const moved = useMovedOn();
  const waiting = useSyncExternalStore(newVersion.subscribe, newVersion.isWaiting);
  const way = useSyncExternalStore(installing.subscribe, installing.way);
  const [invites, setInvites] = useState(() => !isFramed() && isGoodMoment());
  // Without a network neither can be had, and the bar has more to say.
  const reached = useSyncExternalStore(online, isOnline);
  useEffect(() => {
    // Where the browser refuses, the app opens with a network as before.
    keepScreens().catch(() => {});
  }, []);
  if (!moved || !reached) return null;
  if (waiting) return <UpdateLine />;
  return invites && way ? <InstallLine onEnd={() => setInvites(false)} /> : null;
}

/** Offers the next build, once it is here; who does not mind has it at the next opening. */
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
