/** A running countdown. It follows the clock, so it survives a locked screen and a reload. */
export interface Countdown {
  /** UTC milliseconds. */
  endsAt: number;
  /** Its whole length. */
  seconds: number;
  /** Milliseconds after its end during which it is announced. */
  toldForMs?: number;
}

/** The default of `toldForMs`: the time for a person to return. */
const toldForMs = 60_000;

/**
 * The state of a countdown.
 * @param now UTC milliseconds
 * @returns undefined without one, long after its end, or if the clock went back before its start
 */
export function countdownAt(
  countdown: Countdown | undefined,
  now: number,
): { left: number } | undefined {
  if (!countdown) return undefined;
  const ms = countdown.endsAt - now;
  if (ms < -(countdown.toldForMs ?? toldForMs) || ms > countdown.seconds * 1000) return undefined;
  return { left: Math.max(0, Math.ceil(ms / 1000)) };
}

/** 90 → `1:30`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
