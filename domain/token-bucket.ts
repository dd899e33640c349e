/** The size of a burst, and the rate a second. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** The remaining tokens, and the time of that count. */
export interface Bucket {
  tokens: number;
  /** The time of the count, in milliseconds. */
  at: number;
}

/**
 * Takes a token from a bucket that fills over time; a new one is full. A request at an empty bucket starts
 * the wait again, so constant requests get nothing.
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
