import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clamp, latinDigits, parseNumber, roundTo } from "../../../domain/numerals.ts";

const arabic = (text: string) => text.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "");
const persian = (text: string) => text.replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹"[Number(digit)] ?? "");
const groupedBy = (value: number, sign: string) =>
  String(value).replace(/\B(?=(?:\d{3})+$)/g, sign);
const anyDecimal = fc
  .tuple(fc.integer({ min: -999_999, max: 999_999 }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, rest]) => `${whole}.${String(rest).padStart(2, "0")}`);

describe("a typed number", () => {
  it("is the same in every set of digits and with every decimal sign", () => {
    fc.assert(
      fc.property(anyDecimal, fc.constantFrom(".", ",", "٫", "،"), (text, sign) => {
        const typed = text.replace(".", sign);
        for (const each of [typed, arabic(typed), persian(typed), ` ${typed} `, `\u200f${typed}`]) {
          expect(parseNumber(each)).toBe(Number(text));
        }
      }),
    );
  });

  it.each([
    ["78.5", 78.5],
    ["78,5", 78.5],
    ["٧٨٫٥", 78.5],
    ["۷۸٫۵", 78.5],
    [".5", 0.5],
    ["5.", 5],
    ["+3", 3],
    ["-0.5", -0.5],
    ["1,234", 1234],
    ["١٬٢٣٤", 1234],
    ["12،345", 12_345],
    ["1,234,567", 1_234_567],
    ["1,234.5", 1234.5],
    ["١٬٢٣٤٫٥", 1234.5],
    ["-1,000", -1000],
    // No group of thousands begins with a zero, and none has four digits before it.
    ["0,125", 0.125],
    ["1234,567", 1234.567],
    ["1,2345", 1.2345],
  ])("%j is %d", (text, number) => expect(parseNumber(text)).toBe(number));

  it.each([
    "",
    " ",
    ".",
    "-",
    "1,234,5",
    "1,23,456",
    "1٬2",
    "1.234,5",
    "1.2.3",
    "1e5",
    "0x10",
    "NaN",
    "Infinity",
    "٧٨كغ",
    "½",
    "12a",
  ])("%j is none", (text) => expect(parseNumber(text)).toBeUndefined());

  it("is thousands, never a fraction, with a sign of thousands", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 99_999_999 }),
        fc.constantFrom(",", "٬", "،"),
        fc.constantFrom((text: string) => text, arabic, persian),
        (value, sign, digits) => {
          expect(parseNumber(digits(groupedBy(value, sign)))).toBe(value);
        },
      ),
    );
  });

  it("is finite or undefined for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const number = parseNumber(text);
        expect(number === undefined || Number.isFinite(number)).toBe(true);
      }),
    );
  });
});

describe("digits", () => {
  it("become Latin, everything else stays", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const latin = latinDigits(text);
        expect(latin).toHaveLength(text.length);
        expect(latinDigits(latin)).toBe(latin);
        expect(/[٠-٩۰-۹]/.test(latin)).toBe(false);
      }),
    );
    expect(latinDigits("٣×١٢ @ ۴۰")).toBe("3×12 @ 40");
  });
});

describe("rounding", () => {
  it.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [0.15, 1, 0.2],
    [78.449_999, 1, 78.4],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [-0.04, 1, 0],
    [0.1 + 0.2, 1, 0.3],
  ])("%d to %d decimals is %d", (value, decimals, rounded) => {
    expect(Object.is(roundTo(value, decimals), rounded)).toBe(true);
  });

  it("is near, stable and symmetrical", () => {
    const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(value, fc.integer({ min: 0, max: 4 }), (number, decimals) => {
        const rounded = roundTo(number, decimals);
        expect(Math.abs(rounded - number)).toBeLessThanOrEqual(0.5 / 10 ** decimals + 1e-6);
        expect(roundTo(rounded, decimals)).toBe(rounded);
        expect(roundTo(-number, decimals) + rounded).toBe(0);
        expect(Object.is(rounded, -0)).toBe(false);
      }),
    );
  });

  it("has at most the requested decimals", () => {
    fc.assert(
      fc.property(fc.integer({ min: -2_000_000, max: 2_000_000 }), (thousandths) => {
        expect(String(roundTo(thousandths / 1000, 1))).toMatch(/^-?\d+(\.\d)?$/);
      }),
    );
  });
});

describe("clamping", () => {
  it("stays between", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (value) => {
        const clamped = clamp(value, 30, 200);
        expect(clamped >= 30 && clamped <= 200).toBe(true);
        if (value >= 30 && value <= 200) expect(clamped).toBe(value);
      }),
    );
  });
});
