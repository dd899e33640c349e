import { useSyncExternalStore } from "react";
import { defaultRest, type RestSeconds, restChoices } from "../../../domain/activity/rest.ts";
import { countdownOf, keepItem, useCountdown } from "./countdown.ts";

const rest = countdownOf<object>("rest");

const choiceKey = "rest-seconds";
const listeners = new Set<() => void>();
let choice: RestSeconds = readChoice();

function readChoice(): RestSeconds {
  try {
    const stored = Number(localStorage.getItem(choiceKey));
    return restChoices.find((each) => each === stored) ?? defaultRest;
  } catch {
    return defaultRest;
  }
}

/** Starts the planned rest, or one of the chosen length. A planned 0 starts none. */
export function startRest(planned?: number | null): void {
  const seconds = planned ?? choice;
  if (seconds > 0) rest.start(seconds, {});
}

export const lengthenRest = rest.lengthen;
export const stopRest = rest.stop;
export const useRest = () => useCountdown(rest);

export function chooseRest(seconds: RestSeconds): void {
  choice = seconds;
  keepItem(choiceKey, seconds);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useRestChoice = () => useSyncExternalStore(subscribe, () => choice);
