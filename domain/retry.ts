const firstReconnect = 1_000;
const maxReconnectMs = 30_000;
const minReconnectMs = 100;

/**
 * The wait before a lost connection is opened again, in milliseconds. Random within a span of 1 s after the
 * first failure, doubling up to 30 s, so that clients do not return together.
 * @param failures consecutive failures, at least 1
 * @param random 0 (inclusive) to 1 (exclusive)
 */
export function reconnectDelay(failures: number, random: number): number {
  const doublings = Math.min(30, Math.max(0, failures - 1));
  const span = Math.min(maxReconnectMs, firstReconnect * 2 ** doublings);
  return Math.max(minReconnectMs, Math.round(span * random));
}

const firstDelay = 30_000;
const maxDelayMs = 6 * 3_600_000;

/**
 * The wait before an effect is tried again, in milliseconds: 30 s after the first failure, doubling up to
 * 6 h, random in the upper half so that failures do not return together.
 * @param failures failures so far, at least 1
 * @param random 0 (inclusive) to 1 (exclusive)
 */
export function retryDelay(failures: number, random: number): number {
  const full = Math.min(maxDelayMs, firstDelay * 2 ** Math.min(30, Math.max(0, failures - 1)));
  return Math.round(full * (0.5 + random / 2));
}
