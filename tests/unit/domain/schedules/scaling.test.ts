import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quantityBounds } from "../../../../domain/libraries/bounds.ts";
import { scaledQuantities } from "../../../../domain/schedules/scaling.ts";

const plate = (calories: number | null, quantity = 200) => ({ calories, quantity });
const total = (plates: readonly { calories: number | null }[], grams: readonly number[]) =>
  plates.reduce((sum, { calories }, at) => sum + ((calories ?? 0) * (grams[at] ?? 0)) / 100, 0);

const plates = fc.array(
  fc.record({
    calories: fc.option(fc.integer({ min: 0, max: 900 })),
    quantity: fc.integer({ min: quantityBounds.min, max: 800 }),
  }),
  { minLength: 1, maxLength: 6 },
);
const targets = fc.integer({ min: 800, max: 5000 });

describe("meals scaled to a target", () => {
  it("grow and shrink together, and meet it as nearly as 50 g allow", () => {
    expect(scaledQuantities([plate(150), plate(100)], 1000)).toEqual([400, 400]);
    expect(scaledQuantities([plate(150), plate(100)], 250)).toEqual([100, 100]);
    expect(scaledQuantities([plate(150), plate(100)], 290)).toEqual([100, 150]);
  });

  it("keep their grams without known calories", () => {
    expect(scaledQuantities([plate(null, 130), plate(100, 100)], 400)).toEqual([130, 400]);
    expect(scaledQuantities([plate(null, 130), plate(0, 90)], 400)).toEqual([130, 90]);
  });

  it("are whole steps within the bounds, and no single step comes nearer", () => {
    fc.assert(
      fc.property(plates, targets, (day, target) => {
        const grams = scaledQuantities(day, target);
        const missing = Math.abs(target - total(day, grams));
        for (const [at, { calories, quantity }] of day.entries()) {
          const scaled = grams[at] ?? 0;
          if (calories === null || calories === 0 || total(day, grams) === 0) {
            expect(scaled).toBe(quantity);
            continue;
          }
          expect(scaled % quantityBounds.step).toBe(0);
          expect(scaled).toBeGreaterThanOrEqual(quantityBounds.min);
          expect(scaled).toBeLessThanOrEqual(quantityBounds.max);
          for (const by of [-quantityBounds.step, quantityBounds.step]) {
            const next = scaled + by;
            if (next < quantityBounds.min || next > quantityBounds.max) continue;
            const other = Math.abs(target - total(day, grams.with(at, next)));
            expect(other).toBeGreaterThanOrEqual(missing - 1e-6);
          }
        }
      }),
    );
  });

  it("come no further away when scaled again", () => {
    fc.assert(
      fc.property(plates, targets, (day, target) => {
        const once = scaledQuantities(day, target);
        const again = day.map(({ calories }, at) => ({ calories, quantity: once[at] ?? 0 }));
        const missing = Math.abs(target - total(day, once));
        expect(Math.abs(target - total(day, scaledQuantities(again, target)))).toBeLessThanOrEqual(
          missing + 1e-6,
        );
      }),
    );
  });
});
