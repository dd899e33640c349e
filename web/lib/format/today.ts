import { useSyncExternalStore } from "react";
import type { LocalDate } from "../../../domain/calendar.ts";
import { ownDayAt } from "./own-zone.ts";

/** Today in the signed-in person's zone, whatever the device's zone. */
export function today(): LocalDate {
  return ownDayAt(Date.now());
}

/** The same, with a new render when the day changes. */
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
