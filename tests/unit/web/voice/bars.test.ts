import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { waveform } from "../../../../domain/conversations/conversation.ts";
import { barsOf } from "../../../../web/voice/bars.ts";

describe("the picture of a voice note", () => {
  it("is at most 48 bars of whole heights from 0 to 31, for every recording", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (levels) => {
        const bars = barsOf(levels);
        expect(bars.length).toBeGreaterThanOrEqual(1);
        expect(bars.length).toBeLessThanOrEqual(waveform.bars);
        for (const bar of bars) {
          expect(Number.isInteger(bar)).toBe(true);
          expect(bar).toBeGreaterThanOrEqual(0);
          expect(bar).toBeLessThanOrEqual(waveform.height);
        }
      }),
    );
  });

  it("is highest where it is loudest, and flat in silence", () => {
    const levels = Array.from({ length: 480 }, (_, index) => (index === 240 ? 0.3 : 0.01));
    const bars = barsOf(levels);
    expect(bars.indexOf(waveform.height)).toBe(24);
    expect(barsOf(Array(100).fill(0))).toEqual(Array(48).fill(0));
  });
});
