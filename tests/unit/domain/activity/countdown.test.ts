import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockText, countdownAt } from "../../../../domain/activity/countdown.ts";

const now = 1_800_000_000_000;

describe("a countdown", () => {
  const rest = { endsAt: now + 90_000, seconds: 90 };

  it("follows the clock, however long the screen was off", () => {
    expect(countdownAt(rest, now)).toEqual({ left: 90 });
    expect(countdownAt(rest, now + 30_001)).toEqual({ left: 60 });
    expect(countdownAt(rest, now + 89_999)).toEqual({ left: 1 });
    expect(countdownAt(rest, now + 90_000)).toEqual({ left: 0 });
  });

  it("is over for a minute, then forgotten", () => {
    expect(countdownAt(rest, now + 150_000)).toEqual({ left: 0 });
    expect(countdownAt(rest, now + 150_001)).toBeUndefined();
  });

  it("is dropped if the clock goes back before its start", () => {
    expect(countdownAt(rest, now - 1)).toBeUndefined();
    expect(countdownAt(undefined, now)).toBeUndefined();
  });

  it("never has more left than it began with", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (ms) => {
        expect(countdownAt(rest, now + ms)?.left ?? 0).toBeLessThanOrEqual(90);
      }),
    );
  });
});

describe("a countdown as text", () => {
  it.each([
    [0, "0:00"],
    [9, "0:09"],
    [90, "1:30"],
    [180, "3:00"],
  ])("of %i s reads %s", (seconds, text) => expect(clockText(seconds)).toBe(text));
});
