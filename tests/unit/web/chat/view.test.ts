import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { largest, still, within, zoomedAt } from "../../../../web/chat/viewer/view.ts";

const box = { left: 0, top: 0, width: 390, height: 600 };
const place = fc.record({
  x: fc.integer({ min: -195, max: 195 }),
  y: fc.integer({ min: -300, max: 300 }),
});

describe("the viewer's zoom", () => {
  it("stays within its bounds, and within the picture's edge", () => {
    const moves = fc.array(fc.tuple(fc.double({ min: 0.2, max: 4, noNaN: true }), place));
    fc.assert(
      fc.property(moves, (steps) => {
        const view = steps.reduce((known, [factor, on]) => zoomedAt(known, factor, on, box), still);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(largest);
        expect(within(view, box)).toEqual(view);
      }),
    );
  });

  it("keeps the point under the fingers in place", () => {
    const on = { x: 50, y: -80 };
    const view = zoomedAt(still, 2, on, box);
    expect({ x: (on.x - view.x) / view.scale, y: (on.y - view.y) / view.scale }).toEqual(on);
  });

  it("is centred again when the whole picture is visible", () => {
    const view = zoomedAt(zoomedAt(still, 3, { x: 90, y: 10 }, box), 0.1, { x: 0, y: 0 }, box);
    expect(view).toEqual(still);
  });
});
