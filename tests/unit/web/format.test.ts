import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../domain/calendar.ts";
import {
  type DayParts,
  datedDay,
  formatCount,
  formatDay,
  formatPercent,
  fullDay,
  shortDay,
} from "../../../web/lib/format/format.ts";
import { overwriteGetLocale } from "../../../web/paraglide/runtime.js";

const shapes: DayParts[] = [
  shortDay,
  fullDay,
  datedDay,
  { weekday: "long" },
  { weekday: "long", ...shortDay },
  { ...shortDay, month: "long", year: "numeric" },
  { month: "short", year: "numeric" },
  { day: "numeric" },
];
const leapYear = Array.from({ length: 366 }, (_, day) => addDays("2028-01-01", day));

describe("a day in words", () => {
  it.each([
    ["ar", "ar-u-ca-gregory-nu-latn"],
    ["en", "en-GB"],
  ] as const)("is what CLDR writes in %s", (locale, tag) => {
    overwriteGetLocale(() => locale);
    for (const shape of shapes) {
      const format = new Intl.DateTimeFormat(tag, { ...shape, timeZone: "UTC" });
      for (const date of leapYear)
        expect(formatDay(date, shape)).toBe(format.format(Date.parse(date)));
    }
  });
});

describe("a count", () => {
  const format = new Intl.NumberFormat("en", {
    useGrouping: true,
    maximumFractionDigits: 0,
    signDisplay: "negative",
  });

  it("is rounded, with grouped thousands", () => {
    expect([2228.4, 12_345, -1_234_567.5].map(formatCount)).toEqual([
      "2,228",
      "12,345",
      "-1,234,568",
    ]);
    const anyValue = fc.oneof(
      fc.integer(),
      fc.integer({ min: -12_000, max: 12_000 }),
      fc.double({ min: -1e15, max: 1e15, noNaN: true }),
      fc.constantFrom(-0, -0.4, -0.5, 0.5, 9999.5),
    );
    fc.assert(fc.property(anyValue, (value) => formatCount(value) === format.format(value)));
  });
});

it("a percentage keeps its sign beside it within a line of Arabic", () =>
  expect(formatPercent(54)).toBe("\u200e54%"));
