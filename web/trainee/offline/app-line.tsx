import { onlineManager } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { isFramed } from "../../lib/session/framed.ts";
import { useMovedOn } from "../frame/use-moved-on.ts";
import { installing, isGoodMoment } from "./install.ts";
import { InstallLine } from "./install-line.tsx";
import { keepScreens, newVersion } from "./new-version.ts";
import { UpdateLine } from "./update-line.tsx";

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
