/** Seconds of rest between two sets that a person chooses from. */
export const restChoices = [60, 90, 120, 180] as const;
export type RestSeconds = (typeof restChoices)[number];
/** The rest of somebody who never chose. */
export const defaultRest: RestSeconds = 90;

/** A rest under way: it is told by the clock, so a locked screen or a reload takes nothing away. */
export interface Rest {
  /** UTC milliseconds. */
  endsAt: number;
  /** How long it was to be. */
  seconds: number;
}

/** How long after its end a rest is still told to somebody who comes back. */
const toldForMs = 60_000;

/**
 * Where a rest stands.
 * @param now UTC milliseconds
 * @returns undefined when there is none, or it ended long ago, or the clock went back behind its start
 */
export function restAt(rest: Rest | undefined, now: number): { left: number } | undefined {
  if (!rest) return undefined;
  const ms = rest.endsAt - now;
  if (ms < -toldForMs || ms > rest.seconds * 1000) return undefined;
  return { left: Math.max(0, Math.ceil(ms / 1000)) };
}

/** 90 → `1:30`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
