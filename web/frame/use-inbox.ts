import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { viewedId } from "../lib/session/viewing.ts";

/** Opens the page of an event. */
type Go = (to: string) => void;
/**
 * Opens the inbox of this window's person.
 * @returns a function that closes it
 */
export type OpenInbox = (go: Go) => () => void;

const restMs = 1_500;
const againMs = 10_000;

/** Opens the window's one connection to the inbox, after the first screen is at rest. */
export function useInbox(load: () => Promise<OpenInbox>): void {
  const navigate = useNavigate();
  const start = useEffectEvent(async () => (await load())((to) => void navigate(to)));

  useEffect(() => {
    // Events go to the account's owner; the view as a trainee reads repeatedly.
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
        // Its code failed to load; another attempt follows.
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
