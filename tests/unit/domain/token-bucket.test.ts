import { describe, expect, it } from "vitest";
import { type Bucket, takeToken } from "../../../domain/token-bucket.ts";

const rate = { burst: 5, perSecond: 10 };

/** The number of attempts at these instants (ms) that get a token. */
function countAllowed(instants: readonly number[]): number {
  let bucket: Bucket | undefined;
  return instants.filter((now) => {
    const attempt = takeToken(bucket, rate, now);
    bucket = attempt.bucket;
    return attempt.taken;
  }).length;
}

const every = (ms: number, count: number) => Array.from({ length: count }, (_, i) => i * ms);

describe("a bucket of tokens", () => {
  it("gives a burst at once, and then at its rate", () => {
    expect(countAllowed(every(0, 20))).toBe(5);
    expect(countAllowed(every(100, 50))).toBe(50);
    expect(countAllowed([...every(0, 5), 100, 200, 300])).toBe(8);
  });

  it("never has more than the burst, however long it is unused", () => {
    expect(countAllowed([0, ...every(0, 20).map(() => 3_600_000)])).toBe(1 + 5);
  });

  it("gives nothing to constant requests, and again after a pause", () => {
    expect(countAllowed([...every(0, 5), ...every(50, 40).map((at) => at + 50)])).toBe(5);
    expect(countAllowed([...every(0, 6), 100])).toBe(6);
  });

  it("does not fill when the clock goes back", () => {
    expect(countAllowed([1000, 1000, 1000, 1000, 1000, 0, 0])).toBe(5);
  });
});
