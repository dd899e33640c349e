import { useRef } from "react";
import { meantApartMs } from "./second-tap.ts";

/**
 * Tells whether a tap at a time in ms, as of an event, repeats the last one of the same key.
 * @param within the minimum time between two taps, ms
 */
export function useTappedAgain(within = meantApartMs): (key: string, at: number) => boolean {
  const tapped = useRef({ key: "", at: -within });
  return (key, at) => {
    const last = tapped.current;
    tapped.current = { key, at };
    return last.key === key && at - last.at < within;
  };
}
