/** What keeps a deployment from running well, by a name of its own (`job:back_up`, `backup`, `database`). */
export interface Trouble {
  name: string;
  /** A failed job's own words. */
  error: string | null;
}

/** When the operator was told of each trouble, UTC milliseconds, by its name. */
export type ToldTroubles = Record<string, number>;

/** How soon the operator may hear of the same trouble again, in milliseconds: what comes and goes is one. */
const toldAgainMs = 86_400_000;

/** A run without an end is one that died after so many milliseconds. */
export const runDiedMs = 30 * 60_000;

/**
 * Whom to tell what, each trouble once for as long as it lasts.
 * @returns the troubles to tell now, and what is remembered of those told before
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

/** What is stored of it (anything, or nothing). */
export function readToldTroubles(stored: Record<string, unknown> | null | undefined): ToldTroubles {
  const entries = Object.entries(stored ?? {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])),
  );
}
