import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Cover,
  cutAt,
  guideTop,
  maxTop,
  movedBy,
  newCover,
  sizedBy,
} from "../../../../../web/trainee/check-ins/camera/covers.ts";

const near = 1e-9;
/** A side that a finger can hold. */
const least = 0.06;
const anyPull = fc.double({ min: -3, max: 3, noNaN: true });
const anyStep = fc.record({
  kind: fc.constantFrom("moved", "sized"),
  right: anyPull,
  down: anyPull,
});
const anyTop = fc.double({ min: -1, max: 2, noNaN: true }).map(cutAt);

function expectWhole({ x, y, width, height }: Cover) {
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(width).toBeGreaterThanOrEqual(least - near);
  expect(height).toBeGreaterThanOrEqual(least - near);
  expect(x + width).toBeLessThanOrEqual(1 + near);
  expect(y + height).toBeLessThanOrEqual(1 + near);
}

describe("a black box on a photo", () => {
  it("stays whole in the picture and large enough to hold, whatever is pulled", () => {
    fc.assert(
      fc.property(anyTop, fc.array(anyStep, { maxLength: 12 }), (top, steps) => {
        const cover = steps.reduce(
          (now, { kind, right, down }) =>
            kind === "moved" ? movedBy(now, right, down) : sizedBy(now, right, down),
          newCover(top),
        );
        expectWhole(cover);
      }),
    );
  });

  it("begins below the cut", () => {
    for (const top of [0, guideTop, maxTop]) expect(newCover(top).y).toBeGreaterThan(top);
  });

  it("keeps its size when it is moved, and its upper left corner when it is sized", () => {
    const cover = newCover(guideTop);
    const { width, height } = movedBy(cover, 0.1, -0.05);
    expect({ width, height }).toEqual({ width: cover.width, height: cover.height });
    const { x, y } = sizedBy(cover, 0.1, -0.05);
    expect({ x, y }).toEqual({ x: cover.x, y: cover.y });
  });
});

describe("the cut at the neck", () => {
  it("takes nothing at least, and at most its maximum", () => {
    expect([cutAt(-0.2), cutAt(0.3), cutAt(0.9)]).toEqual([0, 0.3, maxTop]);
  });
});
