/** A countdown under way: it is told by the clock, so a locked screen or a reload takes nothing away. */
export interface Countdown {
  /** UTC milliseconds. */
  endsAt: number;
  /** How long it was to be. */
  seconds: number;
  /** Milliseconds after its end in which it is still told. */
  toldForMs?: number;
}

/** How long after its end a countdown is still told to somebody who comes back, unless it says so. */
const toldForMs = 60_000;

/**
 * Where a countdown stands.
 * @param now UTC milliseconds
 * @returns undefined when there is none, or it ended long ago, or the clock went back behind its start
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
