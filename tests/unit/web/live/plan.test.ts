import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { closeCodes } from "../../../../domain/conversations/live.ts";
import {
  afterEnding,
  afterNoTicket,
  deadCode,
  firstWordMs,
  isBlocked,
  noTries,
  renewAfter,
  type Tries,
} from "../../../../web/live/plan.ts";

const cut = { code: deadCode, carriedMs: 60_000 };
const mute = { code: deadCode, carriedMs: null };
const random = () => fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const failed = (count: number, ending = mute): Tries => {
  let tries = noTries;
  for (let each = 0; each < count; each++) tries = afterEnding(tries, ending, 0.5)?.tries ?? tries;
  return tries;
};

describe("the retry after a connection's end", () => {
  it("comes within a second after a long connection", () => {
    fc.assert(
      fc.property(random(), fc.integer({ min: 0, max: 50 }), (chance, failures) => {
        const next = afterEnding({ failures, mute: 0 }, cut, chance);
        expect(next?.tries).toEqual({ failures: 1, mute: 0 });
        expect(next?.waitMs).toBeLessThanOrEqual(1000);
      }),
    );
  });

  it("waits longer for each short connection, at most 30 seconds", () => {
    const waits = [1, 2, 3, 4, 5, 6, 20].map((failures) => {
      const tries = { failures: failures - 1, mute: 0 };
      return afterEnding(tries, { code: deadCode, carriedMs: 500 }, 0.999)?.waitMs ?? 0;
    });
    expect(waits.map((ms) => Math.round(ms / 1000))).toEqual([1, 2, 4, 8, 16, 30, 30]);
  });

  it("never comes at once, and not for all at the same moment", () => {
    expect(afterEnding(noTries, cut, 0)?.waitMs).toBe(100);
    expect(afterEnding(noTries, cut, 0.3)?.waitMs).not.toBe(afterEnding(noTries, cut, 0.6)?.waitMs);
  });

  it("is absent if the conversation is gone", () => {
    expect(afterEnding(noTries, { code: closeCodes.gone, carriedMs: 5 }, 0.5)).toBeUndefined();
  });

  it.each([
    ["too many frames", closeCodes.tooFast, 10_000],
    ["a newer window", closeCodes.replaced, 30_000],
  ])("waits after %s", (_, code, atLeast) => {
    const next = afterEnding(noTries, { code, carriedMs: 60_000 }, 0);
    expect(next?.waitMs).toBeGreaterThanOrEqual(atLeast);
  });
});

describe("a network without sockets", () => {
  it("is detected by three sockets with a ticket and without a frame", () => {
    expect([failed(2), failed(3)].map(isBlocked)).toEqual([false, true]);
  });

  it("is detected by two hanging sockets within ten seconds, at any chance", () => {
    fc.assert(
      fc.property(random(), (chance) => {
        const hung = { ...mute, hung: true as const };
        const first = afterEnding(noTries, hung, chance);
        if (!first) throw new Error("it never comes back");
        expect(isBlocked(first.tries)).toBe(false);
        const took = firstWordMs(noTries) + first.waitMs + firstWordMs(first.tries);
        expect(took).toBeLessThan(10_000);
        expect(isBlocked(afterEnding(first.tries, hung, chance)?.tries ?? noTries)).toBe(true);
      }),
    );
  });

  it("is retried at most once a minute", () => {
    const next = afterEnding(failed(3), mute, 0);
    expect(next?.waitMs).toBeGreaterThanOrEqual(60_000);
  });

  it("is not detected by missing tickets", () => {
    let tries = failed(2);
    for (let each = 0; each < 5; each++) tries = afterNoTicket(tries, 0.5).tries;
    expect(isBlocked(tries)).toBe(false);
  });

  it("ends with the first frame of a live object, even a refusal", () => {
    const next = afterEnding(failed(3), { code: closeCodes.expired, carriedMs: null }, 0.5);
    expect(isBlocked(next?.tries ?? failed(3))).toBe(false);
  });
});

describe("the renewal", () => {
  it("comes in time, at any chance", () => {
    fc.assert(
      fc.property(random(), fc.integer({ min: 5, max: 3600 }), (chance, seconds) => {
        const ms = renewAfter(seconds, chance);
        expect(ms).toBeGreaterThanOrEqual(seconds * 800);
        expect(ms).toBeLessThanOrEqual(seconds * 900);
      }),
    );
  });
});
