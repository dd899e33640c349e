import { useEffect, useEffectEvent } from "react";

/*
 * Back closes overlays: dialogs, sheets, menus. Each has its own entry in the browser's history, at the screen's
 * address. Going back leaves the entry and closes the overlay. Closing by hand removes the entry, and a move to
 * another screen replaces it.
 */

/** The used part of the router; the same entry has the same key. */
interface Router {
  navigate(...to: never[]): Promise<void>;
  state: { location: { key: string } };
}

interface Entry {
  key?: string;
  /** Number of overlays. */
  over?: number;
}

interface Overlay {
  close(): void;
}

const open: Overlay[] = [];
let router: Router | undefined;
/** Running moves to another screen. */
let moves = 0;
/** Set while overlays close because of another address. */
let isLeft = false;
/** Set while entries of closed overlays are being removed. */
let returning: { ended: Promise<void>; end(): void } | undefined;
const maxReturnMs = 1000;

const entry = (): Entry => (history.state as Entry | null) ?? {};
const entries = () => entry().over ?? 0;
/** Whether the entry belongs to the present screen. */
const isShown = () => (entry().key ?? "default") === router?.state.location.key;

/** Connects overlays to this router's history. */
export function closeOnBack<Given extends Router>(given: Given): Given {
  router = given;
  const navigate = given.navigate.bind(given) as (to: unknown, options?: object) => Promise<void>;
  const inPlace = async (to: unknown, options?: object) => {
    if (typeof to === "number") return navigate(to);
    // A dialog of an address closes by a move, which would replace the entry that was just opened.
    if (isLeft) return;
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
  // Before the router: closing an overlay is no move.
  addEventListener("popstate", onPopState, { capture: true });
  // An overlay that closes while the page is being left must not go back: that would cancel the leaving.
  addEventListener("leaving", () => {
    moves += 1;
    addEventListener("pageshow", () => (moves -= 1), { once: true });
  });
  // After a reload with an overlay, which is closed now.
  settle();
  return given;
}

function onPopState(event: PopStateEvent): void {
  if (isShown()) event.stopImmediatePropagation();
  if (returning) {
    returning.end();
  } else {
    isLeft = !isShown();
    for (const overlay of open.slice(isLeft ? 0 : entries()).reverse()) overlay.close();
    isLeft = false;
  }
  // An overlay that asks before closing is still open, and gets its entry again.
  setTimeout(settle);
}

/** Makes as many entries as there are overlays. */
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
  // In a frame the outer page may have moved the shared history.
  const timer = setTimeout(end, maxReturnMs);
  returning = { ended, end };
  history.go(-count);
}

/** Lets Back close this while the component lives. */
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
