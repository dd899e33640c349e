import { countdownOf, useCountdown } from "./countdown.ts";

/** The set that a countdown is for. */
interface HeldSet {
  itemId: string;
  setNumber: number;
}

/** Seconds to get into position before the time counts. */
const getReady = 5;

/** A set that ended in a locked phone is logged when its owner comes back to it. */
const toldForMs = 6 * 3_600_000;

const hold = countdownOf<HeldSet>("hold", { toldForMs });

/** Begins the countdown of a set that is held or kept up; call it from a tap. */
export const startHold = (seconds: number, set: HeldSet): void =>
  hold.start(getReady + seconds, set);

export const stopHold = hold.stop;

/** How a set's countdown stands: getting ready, under way, or over; undefined when there is none. */
export function useHold(itemId: string, setNumber: number) {
  const running = useCountdown(hold);
  if (running?.itemId !== itemId || running.setNumber !== setNumber) return undefined;
  const seconds = running.seconds - getReady;
  const readyIn = Math.max(0, running.left - seconds);
  return { seconds, left: Math.min(running.left, seconds), readyIn };
}
