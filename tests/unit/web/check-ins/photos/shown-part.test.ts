import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shownPart } from "../../../../../web/trainee/check-ins/camera/take.ts";

describe("the part of a camera's picture that is taken", () => {
  it.each([
    ["portrait", 1080, 1920, { x: 0, y: 240, width: 1080, height: 1440 }],
    ["landscape", 1920, 1080, { x: 555, y: 0, width: 810, height: 1080 }],
    ["square", 1000, 1000, { x: 125, y: 0, width: 750, height: 1000 }],
    ["as wide as the guide", 1440, 1920, { x: 0, y: 0, width: 1440, height: 1920 }],
  ])("is the middle of a picture: %s", (_, width, height, part) => {
    expect(shownPart(width, height)).toEqual(part);
  });

  it("is inside the picture, three to four, and as large as fits", () => {
    const anySide = fc.integer({ min: 120, max: 8000 });
    fc.assert(
      fc.property(anySide, anySide, (width, height) => {
        const part = shownPart(width, height);
        expect(part.x).toBeGreaterThanOrEqual(0);
        expect(part.y).toBeGreaterThanOrEqual(0);
        expect(part.x + part.width).toBeLessThanOrEqual(width);
        expect(part.y + part.height).toBeLessThanOrEqual(height);
        expect(Math.abs(part.width * 4 - part.height * 3)).toBeLessThanOrEqual(4);
        expect(part.width === width || part.height === height).toBe(true);
      }),
    );
  });
});
