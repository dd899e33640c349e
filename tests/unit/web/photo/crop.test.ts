import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  closest,
  movedBy,
  partOf,
  wholeCrop,
  zoomedTo,
  zoomOf,
} from "../../../../web/photo/crop.ts";

const anySide = fc.integer({ min: 1, max: 9000 });
const anyPicture = fc.record({ width: anySide, height: anySide });
const anyNumber = fc.double({ min: -20_000, max: 20_000, noNaN: true });
const anyStep = fc.oneof(
  fc.record({ dx: anyNumber, dy: anyNumber }),
  fc.record({ zoom: fc.double({ min: 0.01, max: 50, noNaN: true }) }),
);

describe("the square of a photo", () => {
  it("stays within the picture and its zoom limits, whatever is dragged and zoomed", () => {
    fc.assert(
      fc.property(anyPicture, fc.array(anyStep, { maxLength: 8 }), (picture, steps) => {
        const crop = steps.reduce(
          (now, step) =>
            "zoom" in step
              ? zoomedTo(now, step.zoom, picture)
              : movedBy(now, step.dx, step.dy, picture),
          wholeCrop(picture),
        );
        const { x, y, width, height } = partOf(crop);
        const near = 1e-6;
        expect(width).toBe(height);
        expect(x).toBeGreaterThanOrEqual(-near);
        expect(y).toBeGreaterThanOrEqual(-near);
        expect(x + width).toBeLessThanOrEqual(picture.width + near);
        expect(y + height).toBeLessThanOrEqual(picture.height + near);
        expect(zoomOf(crop, picture)).toBeGreaterThanOrEqual(1 - near);
        expect(zoomOf(crop, picture)).toBeLessThanOrEqual(closest + near);
      }),
    );
  });

  it("begins as the largest square in the middle", () => {
    expect(partOf(wholeCrop({ width: 900, height: 1400 }))).toEqual({
      x: 0,
      y: 250,
      width: 900,
      height: 900,
    });
  });
});
