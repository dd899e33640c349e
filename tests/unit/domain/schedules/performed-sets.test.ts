import { describe, expect, it } from "vitest";
import { checkFields } from "../../../../domain/fields.ts";
import {
  performedBounds,
  performedFields,
  stepBy,
  volume,
} from "../../../../domain/schedules/performed-sets.ts";

describe("a typed set", () => {
  it.each([
    ["٧٨٫٥", undefined],
    ["78,5", undefined],
    ["", undefined],
    ["0", undefined],
    ["500", undefined],
    ["785", { code: "out_of_range", min: 0, max: 500 }],
    ["-1", { code: "out_of_range", min: 0, max: 500 }],
    ["ثقيل", { code: "not_a_number" }],
  ])("weighs %s", (weight, problem) => {
    expect(checkFields(performedFields, { reps: "10", weight })?.weight).toEqual(problem);
  });

  it.each([
    ["١٢", undefined],
    ["0", undefined],
    ["1000", undefined],
    ["", { code: "required" }],
    ["7.5", { code: "not_whole" }],
    ["1001", { code: "out_of_range", min: 0, max: 1000 }],
  ])("has %s repetitions", (reps, problem) => {
    expect(checkFields(performedFields, { reps, weight: "" })?.reps).toEqual(problem);
  });
});

describe("the buttons", () => {
  it("step by a plate and by a repetition, and stay in range", () => {
    expect(stepBy(40, 1, performedBounds.weight)).toBe(42.5);
    expect(stepBy(null, 1, performedBounds.weight)).toBe(2.5);
    expect(stepBy(1, -1, performedBounds.weight)).toBe(0);
    expect(stepBy(499, 1, performedBounds.weight)).toBe(500);
    expect(stepBy(0, -1, performedBounds.reps)).toBe(0);
  });
});

describe("the volume", () => {
  it("is repetitions × weight, and zero for body weight", () => {
    const sets = [
      { setNumber: 1, reps: 10, weight: 42.55 },
      { setNumber: 2, reps: 8, weight: null },
    ];
    expect(volume(sets)).toBe(425.5);
    expect(volume([])).toBe(0);
  });
});
