import { useEffect, useEffectEvent } from "react";

/*
 * Back closes what is open. Each thing that lies over the screen has an entry of its own in the
 * browser's history, at the screen's address: going back takes the entry, and the thing closes.
 * Closed by hand it takes its entry along; a move to another screen takes the entry's place.
 */

/** What is asked of the router; the same entry has the same key. */
interface Router {
  navigate(...to: never[]): Promise<void>;
  state: { location: { key: string } };
}

interface Entry {
  key?: string;
  /** How many things lay over the screen. */
  over?: number;
}

interface Overlay {
  close(): void;
}

const open: Overlay[] = [];
let router: Router | undefined;
/** Moves to another screen that are on their way. */
let moves = 0;
/** While the entries of what was closed are being taken back. */
let returning: { ended: Promise<void>; end(): void } | undefined;
const maxReturnMs = 1000;

const entry = (): Entry => (history.state as Entry | null) ?? {};
const entries = () => entry().over ?? 0;
/** Whether the entry belongs to the screen that is shown. */
const isShown = () => (entry().key ?? "default") === router?.state.location.key;

/** Has what is open follow this router's history from now on. */
export function closeOnBack<Given extends Router>(given: Given): Given {
  router = given;
  const navigate = given.navigate.bind(given) as (to: unknown, options?: object) => Promise<void>;
  const inPlace = async (to: unknown, options?: object) => {
    if (typeof to === "number") return navigate(to);
    moves += 1;
    try {
      if (returning) await returning.ended;
      await navigate(to, entries() > 0 ? { ...options, replace: true } : options);
    } finally {
      moves -= 1;
      settle();
    }
  };
  given.navigate = inPlace as Given["navigate"];
  // Before the router hears of it: what only closes something is no move.
  addEventListener("popstate", onPopState, { capture: true });
  // What closes while the page is being left must not go back: that would break the leaving off.
  addEventListener("leaving", () => {
    moves += 1;
    addEventListener("pageshow", () => (moves -= 1), { once: true });
  });
  // Reloaded with something open, which is closed by now.
  settle();
  return given;
}

function onPopState(event: PopStateEvent): void {
  if (isShown()) event.stopImmediatePropagation();
  if (returning) {
    returning.end();
  } else {
    const left = isShown() ? entries() : 0;
    for (const overlay of open.slice(left).reverse()) overlay.close();
  }
  // What asks before it closes is open still, and has its entry again.
  setTimeout(settle);
}

/** Makes as many entries as there are things open. */
function settle(): void {
  if (!router || returning || moves > 0) return;
  const surplus = entries() - open.length;
  if (surplus > 0) goBack(surplus);
  for (let over = entries() + 1; over <= open.length; over += 1) {
    history.pushState({ ...entry(), over }, "");
  }
}

function goBack(count: number): void {
  let resolve = () => {};
  const ended = new Promise<void>((done) => {
    resolve = done;
  });
  const end = () => {
    clearTimeout(timer);
    returning = undefined;
    resolve();
  };
  // In a frame the page around it may have moved the history that they share.
  const timer = setTimeout(end, maxReturnMs);
  returning = { ended, end };
  history.go(-count);
}

/** Back closes this for as long as the component lives. */
export function useClosesOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const overlay = { close: () => close() };
    open.push(overlay);
    queueMicrotask(settle);
    return () => {
      open.splice(open.indexOf(overlay), 1);
      queueMicrotask(settle);
    };
  }, []);
}
