import fc from "fast-check";
import { expect, it } from "vitest";
import { eatenGrams } from "../../../../domain/activity/diet.ts";
import { portionsRule } from "../../../../domain/activity/portions-rule.ts";
import { checkField } from "../../../../domain/fields.ts";

it("portions have the bounds of their grams, in their unit", () => {
  expect(portionsRule(eatenGrams, 60)).toMatchObject({ min: 0.01, max: 83.33 });
  expect(portionsRule(eatenGrams, 2.3)).toMatchObject({ min: 0.05, max: 2173.91 });
  expect(checkField(portionsRule(eatenGrams, 60), 100)).toMatchObject({ max: 83.33 });
});

it("an allowed number of portions has allowed grams", () => {
  const hundredths = fc.integer({ min: 1, max: 500_000 });
  fc.assert(
    fc.property(hundredths, fc.integer({ min: 1, max: 50_000 }), (count, tenths) => {
      const [portions, grams] = [count / 100, tenths / 10];
      fc.pre(checkField(portionsRule(eatenGrams, grams), portions) === undefined);
      expect(portions * grams).toBeGreaterThanOrEqual(eatenGrams.min - 1e-9);
      expect(portions * grams).toBeLessThanOrEqual(eatenGrams.max + 1e-9);
    }),
  );
});
