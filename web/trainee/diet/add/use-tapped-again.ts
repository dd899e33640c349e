import { useRef } from "react";

/** Minimum time between two taps of a row, in ms: a wet finger often taps twice. */
const again = 600;

/** Tells whether a tap at a time in ms, as of an event, repeats the last one on the same row. */
export function useTappedAgain(): (key: string, at: number) => boolean {
  const tapped = useRef({ key: "", at: -again });
  return (key, at) => {
    const last = tapped.current;
    tapped.current = { key, at };
    return last.key === key && at - last.at < again;
  };
}
