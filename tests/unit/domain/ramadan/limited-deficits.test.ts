import { describe, expect, it } from "vitest";
import { targetOn } from "../../../../domain/body/nutrition-target.ts";
import { limitedTargets } from "../../../../domain/ramadan/limited-deficits.ts";

// 1,367 kcal at rest, 2,119 with medium activity: 85 % of it are 1,802.
const body = { gender: "female", age: 29, height: 165, weight: 64.2 } as const;
const lighterDays = [{ startsOn: "2027-02-09", endsOn: "2027-02-10" }];
const limits = { lighterDays, body };
const days = ["2027-02-08", "2027-02-09", "2027-02-10", "2027-02-11"];
const target = { startsOn: "2027-01-01", calories: 1400, protein: 120, carbs: 100, fat: 50 };
const caloriesOf = (targets: Parameters<typeof targetOn>[0]) =>
  days.map((day) => targetOn(targets, day)?.calories);

describe("the targets of lighter days", () => {
  it("are at least 85 % of the need, and other days keep theirs", () => {
    const limited = limitedTargets([target], days, limits);
    expect(caloriesOf(limited)).toEqual([1400, 1802, 1802, 1400]);
    expect(targetOn(limited, "2027-02-09")).toMatchObject({ protein: 120, fat: 50 });
  });

  it("are never lowered", () => {
    const high = { ...target, calories: 2500 };
    expect(caloriesOf(limitedTargets([high], days, limits))).toEqual([2500, 2500, 2500, 2500]);
  });

  it("stay where the need is unknown", () => {
    const unknown = { lighterDays, body: { ...body, weight: null } };
    expect(caloriesOf(limitedTargets([target], days, unknown))).toEqual([1400, 1400, 1400, 1400]);
  });

  it("begin and end with those of the person", () => {
    const ends = { startsOn: "2027-02-10", calories: null, protein: null, carbs: null, fat: null };
    const begins = { ...target, startsOn: "2027-02-09" };
    expect(caloriesOf(limitedTargets([ends, begins], days, limits))).toEqual([
      undefined,
      1802,
      undefined,
      undefined,
    ]);
  });

  it("are the same list without a lighter day, and without a target", () => {
    const targets = [target];
    expect(limitedTargets(targets, ["2027-02-08"], limits)).toBe(targets);
    expect(limitedTargets([], days, limits)).toEqual([]);
  });
});
