/*
 * The reviews of one sitting: it begins with the first one that is shown, and the list ends it. Check-ins that were
 * ended or put off here are passed over at once, before the server's list follows.
 */

let since: number | undefined;
const ended = new Set<string>();
const later = new Set<string>();

export function beginSitting(): void {
  since ??= Date.now();
}

export function forgetSitting(): void {
  since = undefined;
  ended.clear();
  later.clear();
}

export const markEnded = (id: string): void => void ended.add(id);
export const markLater = (id: string): void => void later.add(id);
/** Takes both back, after a failure or an undo. */
export function markWaiting(id: string): void {
  ended.delete(id);
  later.delete(id);
}

const isPassed = (id: string): boolean => ended.has(id) || later.has(id);

interface Place {
  previous: string | undefined;
  next: string | undefined;
  /** From 1, of the sitting and what still waits; null for one that does not wait. */
  place: { at: number; of: number } | null;
}

/**
 * Where a check-in stands among the waiting ones.
 * @param waiting ids in their order
 */
export function placeOf(waiting: readonly string[], id: string): Place {
  const open = waiting.filter((each) => each === id || !isPassed(each));
  const at = open.indexOf(id);
  const isOpen = at >= 0 && !isPassed(id);
  return {
    previous: at > 0 ? open[at - 1] : undefined,
    next: open[at + 1],
    place: isOpen ? { at: ended.size + at + 1, of: ended.size + open.length } : null,
  };
}

/** The one to go on with after one that was settled: the next in line, or the first that is left. */
export function goOnFrom(waiting: readonly string[], id: string): string | undefined {
  const at = waiting.indexOf(id);
  const line = [...waiting.slice(at + 1), ...waiting.slice(0, Math.max(0, at))];
  return line.find((each) => each !== id && !isPassed(each));
}

/** The reviews that were ended, and the minutes since the first one was shown. */
export const sittingSoFar = (now = Date.now()) => ({
  ended: ended.size,
  minutes: Math.max(1, Math.round((now - (since ?? now)) / 60_000)),
});
