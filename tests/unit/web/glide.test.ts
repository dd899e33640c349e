import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slowed, throwSpeed } from "../../../web/trainee/weight/glide.ts";

describe("a thrown ruler", () => {
  it("has the speed of the last moves", () => {
    const trail = [0, 16, 32, 48].map((at) => ({ at, x: at }));
    expect(throwSpeed(trail, 50)).toBe(1);
    expect(
      throwSpeed(
        trail.map(({ at, x }) => ({ at, x: -x })),
        50,
      ),
    ).toBe(-1);
  });

  it("is not thrown after a resting finger", () => {
    expect(
      throwSpeed(
        [0, 16, 32].map((at) => ({ at, x: at * 3 })),
        200,
      ),
    ).toBe(0);
    expect(throwSpeed([{ at: 0, x: 0 }], 4)).toBe(0);
    expect(throwSpeed([], 0)).toBe(0);
  });

  it("is never faster than a limit", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer(), fc.nat({ max: 200 }))),
        fc.nat({ max: 400 }),
        (moves, now) => {
          const trail = moves.map(([x, at]) => ({ x, at })).sort((a, b) => a.at - b.at);
          expect(Math.abs(throwSpeed(trail, now))).toBeLessThanOrEqual(1.5);
        },
      ),
    );
  });

  it("comes to rest within three seconds and 350 pixels", () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 32 }), (frame) => {
        let speed = 1.5;
        let distance = 0;
        let ms = 0;
        while (speed > 0) {
          distance += speed * frame;
          ms += frame;
          speed = slowed(speed, frame);
        }
        expect(ms).toBeLessThan(3000);
        expect(distance).toBeLessThan(380);
      }),
    );
  });
});
