import { useSyncExternalStore } from "react";
import type { LocalDate } from "../../../domain/calendar.ts";
import { ownDayAt } from "./own-zone.ts";

/** The day it is where the signed-in person lives, whatever this device's own zone is. */
export function today(): LocalDate {
  return ownDayAt(Date.now());
}

/** The same, and a new render when the day changes under an open screen. */
export function useToday(): LocalDate {
  return useSyncExternalStore(subscribe, today, today);
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, 30_000);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onChange);
  };
}
