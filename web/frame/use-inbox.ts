import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { viewedId } from "../lib/session/viewing.ts";

/** Takes a person to where an event is told in full. */
type Go = (to: string) => void;
/** Opens the inbox of this window's person. @returns what closes it */
export type OpenInbox = (go: Go) => () => void;

const restMs = 1_500;
const againMs = 10_000;

/** Holds the window's one connection to the inbox, from when the first screen has come to rest. */
export function useInbox(load: () => Promise<OpenInbox>): void {
  const navigate = useNavigate();
  const start = useEffectEvent(async () => (await load())((to) => void navigate(to)));

  useEffect(() => {
    // News comes to its owner; who looks at their screens asks anew.
    if (viewedId !== undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let close: (() => void) | undefined;
    let left = false;
    const open = async () => {
      try {
        const opened = await start();
        if (left) opened();
        else close = opened;
      } catch {
        // Its code did not come through: the next try may.
        if (!left) timer = setTimeout(open, againMs);
      }
    };
    timer = setTimeout(open, restMs);
    return () => {
      left = true;
      clearTimeout(timer);
      close?.();
    };
  }, []);
}
