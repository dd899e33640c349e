import { countdownOf, useCountdown } from "./countdown.ts";

/** The set of a countdown. */
interface HeldSet {
  itemId: string;
  setNumber: number;
}

/** Seconds to get into position before the time counts. */
const getReady = 5;

/** A set that ended while the phone was locked is logged on return, up to this age in ms. */
const toldForMs = 6 * 3_600_000;

const hold = countdownOf<HeldSet>("hold", { toldForMs });

/** Starts the countdown of a timed set. Only a tap unlocks the bell. */
export const startHold = (seconds: number, set: HeldSet): void =>
  hold.start(getReady + seconds, set);

export const stopHold = hold.stop;

/** The state of a set's countdown: ready, running or over; undefined without one. */
export function useHold(itemId: string, setNumber: number) {
  const running = useCountdown(hold);
  if (running?.itemId !== itemId || running.setNumber !== setNumber) return undefined;
  const seconds = running.seconds - getReady;
  const readyIn = Math.max(0, running.left - seconds);
  return { seconds, left: Math.min(running.left, seconds), readyIn };
}
