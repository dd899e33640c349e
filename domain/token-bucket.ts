/** How much may come at once, and how much more every second. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** How much is left of what may come, and since when. */
export interface Bucket {
  tokens: number;
  /** When that was so, milliseconds. */
  at: number;
}

/**
 * Takes a token out of a bucket that fills with time; a new one is full. Whoever asks an empty one
 * begins to wait anew, so that asking on and on gets nothing.
 */
export function takeToken(
  bucket: Bucket | undefined,
  { burst, perSecond }: Rate,
  now: number,
): { bucket: Bucket; taken: boolean } {
  const { tokens, at } = bucket ?? { tokens: burst, at: now };
  const passed = Math.max(0, now - at);
  const filled = Math.min(burst, tokens + (passed * perSecond) / 1000);
  const taken = filled >= 1;
  return { bucket: { tokens: taken ? filled - 1 : 0, at: now }, taken };
}
