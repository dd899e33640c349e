import fc from "fast-check";
import { expect, it } from "vitest";
import { movedBy, newCover, sizedBy } from "../../../../../web/trainee/check-ins/camera/covers.ts";
import { coveredPixels } from "../../../../../web/trainee/check-ins/camera/draw.ts";

const side = fc.integer({ min: 40, max: 6000 });
const pull = fc.double({ min: -1, max: 1, noNaN: true });

it("an opaque box covers each drawn pixel that shows anything of what is under it", () => {
  fc.assert(
    fc.property(
      fc.record({ width: side, height: side, top: fc.double({ min: 0, max: 0.6, noNaN: true }) }),
      fc.record({ width: side, height: side }),
      fc.tuple(pull, pull, pull, pull),
      ({ width, height, top }, drawn, [right, down, wider, higher]) => {
        const cut = Math.round(height * top);
        const cover = movedBy(sizedBy(newCover(top), wider, higher), right, down);
        const {
          left,
          upper,
          right: end,
          lower,
        } = coveredPixels(cover, { width, height, cut }, drawn);
        // The columns and rows of the drawn picture that hold the edges of the box.
        const perRow = (height - cut) / drawn.height;
        const firstRow = Math.floor((cover.y * height - cut) / perRow);
        const lastRow = Math.ceil(((cover.y + cover.height) * height - cut) / perRow) - 1;
        if (lastRow >= 0) {
          expect(upper).toBeLessThanOrEqual(Math.max(0, firstRow));
          expect(lower - 1).toBeGreaterThanOrEqual(Math.min(drawn.height - 1, lastRow));
        }
        expect(left).toBeLessThanOrEqual(Math.floor(cover.x * drawn.width));
        const lastColumn = Math.ceil((cover.x + cover.width) * drawn.width) - 1;
        expect(end - 1).toBeGreaterThanOrEqual(Math.min(drawn.width - 1, lastColumn));
        expect(end).toBeLessThanOrEqual(drawn.width);
        expect(lower).toBeLessThanOrEqual(drawn.height);
      },
    ),
    { numRuns: 2000 },
  );
});
