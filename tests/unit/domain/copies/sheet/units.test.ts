import { describe, expect, it } from "vitest";
import { readQuantity } from "../../../../../domain/copies/sheet/cells.ts";
import { readTraineeRows } from "../../../../../domain/copies/sheet/trainee-rows.ts";
import {
  readOtherUnit,
  type UnitReadings,
  unitReadingOf,
  unitsOf,
} from "../../../../../domain/copies/sheet/units.ts";
import { findingsOf, openText } from "../../../../support/sheets.ts";

describe("another unit", () => {
  it("is converted exactly", () => {
    expect(readOtherUnit("weight", "165 lbs")).toBe(165 * 0.45359237);
    expect(readOtherUnit("weight", "١٦٥ باوند")).toBe(165 * 0.45359237);
    expect(readOtherUnit("height", "5'11\"")).toBe(71 * 2.54);
    expect(readOtherUnit("height", "5 ft 11 in")).toBe(71 * 2.54);
    expect(readOtherUnit("height", "6’")).toBe(72 * 2.54);
    expect(readOtherUnit("waist", "34 inches")).toBe(34 * 2.54);
    expect(["80", "80 كغ", "lbs", "165 lb 3"].map((cell) => readOtherUnit("weight", cell))).toEqual(
      Array(4).fill(undefined),
    );
  });

  const text = (heads: string, ...rows: string[]) =>
    openText(
      "trainees",
      [
        `Name,Email,${heads}`,
        ...rows.map((row, at) => `Person ${"abc"[at]},p${at}@example.com,${row}`),
      ].join("\n"),
    );
  const read = (opened: ReturnType<typeof text>, chosen: UnitReadings = {}) => {
    const { sheet, options } = opened;
    const units = unitsOf(sheet, options.columns, chosen);
    const result = readTraineeRows(sheet, { ...options, units });
    return {
      values: result.rows.map(({ weight, height }) => [weight, height]),
      findings: findingsOf(result),
    };
  };

  it("is that of all values where the header says so, beside values with their own", () => {
    const opened = text("Weight (lbs),Height (in)", "165,71", "80 kg,180 cm", "165 lbs,5'11\"");
    expect(unitReadingOf(opened.sheet, 2, "weight")).toBe("all");
    expect(read(opened)).toEqual({
      values: [
        [74.8, 180.3],
        [80, 180],
        [74.8, 180.3],
      ],
      findings: [],
    });
    expect(read(opened, { weight: "metric", height: "marked" }).values).toEqual([
      [165, null],
      [80, 180],
      [null, 180.3],
    ]);
  });

  it("is asked about where cells alone have it, and until then not converted", () => {
    const opened = text("Weight,Height", "165 lbs,5'11\"", "80,180");
    expect(unitReadingOf(opened.sheet, 2, "weight")).toBe("unclear");
    expect(read(opened)).toEqual({
      values: [
        [null, null],
        [80, 180],
      ],
      findings: [
        [2, "height", "other_unit", "cell"],
        [2, "weight", "other_unit", "cell"],
      ],
    });
    expect(read(opened, { weight: "marked", height: "marked" }).values).toEqual([
      [74.8, 180.3],
      [80, 180],
    ]);
  });

  it("leaves a metric column alone, and is not preferred to one", () => {
    const opened = text("Weight (lbs),Current weight (kg)", "165,74.8");
    expect(opened.options.columns).toEqual(["name", "email", undefined, "weight"]);
    expect(unitsOf(opened.sheet, opened.options.columns)).toEqual({});
  });
});

it("thousands are read as written here and in Europe", () => {
  expect(["1,250", "1.250,5", "١٬٢٥٠", "1,250.5", "٧٢ ونص"].map(readQuantity)).toEqual([
    1250, 1250.5, 1250, 1250.5, 72.5,
  ]);
});
