import { useSyncExternalStore } from "react";
import { type Bar, bars, usualBar } from "../../../domain/activity/loading.ts";
import { keepItem } from "./countdown.ts";

const key = "bar-kg";
const listeners = new Set<() => void>();
let chosen: Bar = read();

function read(): Bar {
  try {
    const stored = localStorage.getItem(key);
    return bars.find((bar) => String(bar) === stored) ?? usualBar;
  } catch {
    return usualBar;
  }
}

/** Remembers the bar of this person's gym, on this device. */
export function chooseBar(bar: Bar): void {
  chosen = bar;
  keepItem(key, bar);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useBar = (): Bar => useSyncExternalStore(subscribe, () => chosen);
