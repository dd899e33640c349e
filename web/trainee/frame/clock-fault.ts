const hourMs = 3_600_000;
/** A smaller difference seldom shows another day, and old answers that just arrived are no proof. */
const tolerated = 12 * hourMs;

/**
 * By how much a device's clock is wrong, from an answer and its arrival.
 * @param at the server's time of the answer, UTC milliseconds; missing in one of an earlier build
 * @param arrivedAt the same moment by the device
 * @returns milliseconds to add to the device's clock; undefined if it is right
 */
export function clockFault(at: number | undefined, arrivedAt: number): number | undefined {
  if (at === undefined || arrivedAt === 0) return undefined;
  const fault = at - arrivedAt;
  return Math.abs(fault) > tolerated ? fault : undefined;
}
