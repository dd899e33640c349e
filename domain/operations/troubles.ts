import type { StoredSection } from "../plumbing/settings.ts";

/** A problem of the deployment, by its name (`job:back_up`, `backup`, `database`). */
export interface Trouble {
  name: string;
  /** The error of a failed job. */
  error: string | null;
}

/** The time of the alert for each trouble, UTC milliseconds, by its name. */
export type ToldTroubles = Record<string, number>;

/** Minimum time between two alerts of the same trouble, in milliseconds. */
const toldAgainMs = 86_400_000;

/** Age in milliseconds at which a run without an end counts as dead. */
export const runDiedMs = 30 * 60_000;

/**
 * The due alerts, one for each trouble while it lasts.
 * @returns the troubles to tell now, and the alerts to remember
 */
export function troublesToTell(
  troubles: readonly Trouble[],
  told: ToldTroubles,
  now: number,
): { fresh: Trouble[]; remembered: ToldTroubles } {
  const lasting = new Set(troubles.map(({ name }) => name));
  const remembered = Object.fromEntries(
    Object.entries(told).filter(([name, at]) => lasting.has(name) || now - at < toldAgainMs),
  );
  return { fresh: troubles.filter(({ name }) => remembered[name] === undefined), remembered };
}

/** The stored alerts (any value, or none). */
export function readToldTroubles(stored: StoredSection): ToldTroubles {
  const entries = Object.entries(stored ?? {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])),
  );
}
