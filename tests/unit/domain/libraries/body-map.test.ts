import { describe, expect, it } from "vitest";
import { seenBody } from "../../../../domain/libraries/movement/body-map.ts";
import { muscles } from "../../../../domain/libraries/movement/muscle-names.ts";
import { boxOf } from "../../../../domain/libraries/movement/paths.ts";

const front = seenBody("front");
const back = seenBody("back");

describe("the body of the map", () => {
  it("shows every muscle from one side at least", () => {
    const seen = new Set([...front.muscles.keys(), ...back.muscles.keys()]);
    expect([...seen].sort()).toEqual([...muscles].sort());
  });

  it("shows the chest from the front and the lats from behind only", () => {
    expect([front, back].map((each) => each.muscles.has("chest"))).toEqual([true, false]);
    expect([front, back].map((each) => each.muscles.has("lats"))).toEqual([false, true]);
  });

  it.each([
    ["front", front],
    ["back", back],
  ])("is symmetrical from the %s, with every muscle on it", (_, seen) => {
    const { left, top, width, height } = seen.box;
    expect(left + width / 2).toBeCloseTo(0);
    for (const [muscle, shapes] of seen.muscles) {
      expect([muscle, shapes.length]).toEqual([muscle, 2]);
      const box = boxOf(shapes);
      expect(box.left + box.width / 2).toBeCloseTo(0);
      expect(box.left).toBeGreaterThanOrEqual(left);
      expect(box.top).toBeGreaterThanOrEqual(top);
      expect(box.top + box.height).toBeLessThanOrEqual(top + height);
    }
  });
});
