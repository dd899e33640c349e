import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { behindGuard, type CsvValue, csvLine } from "../../../domain/csv.ts";

/** Parses a CSV text like another program, by RFC 4180. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (quoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') {
      quoted = !quoted;
    } else if (!quoted && sign === ",") {
      row.push(cell);
      cell = "";
    } else if (!quoted && sign === "\r" && text[at + 1] === "\n") {
      rows.push([...row, cell]);
      row = [];
      cell = "";
      at += 1;
    } else {
      cell += sign;
    }
  }
  expect(quoted).toBe(false);
  expect([...row, cell]).toEqual([""]);
  return rows;
}

const unguarded = (cell: string) => behindGuard(cell) ?? cell;
const written = (value: CsvValue) => (value === null ? "" : String(value));

const signs = fc.constantFrom(..."=+-@'\"\t\r\n,; ﹦＝＋－＠بـ٣aA0");
const text = fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: signs }));
const value = fc.oneof(
  text,
  fc.constant(null),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const table = fc.array(fc.array(value, { minLength: 1, maxLength: 5 }), { maxLength: 5 });

describe("a CSV file", () => {
  it("returns every value to its reader", () => {
    fc.assert(
      fc.property(table, (rows) => {
        const read = parse(rows.map(csvLine).join(""));
        const expected = rows.map((row) => row.map(written));
        const texts = read.map((row, at) =>
          row.map((cell, place) =>
            typeof rows[at]?.[place] === "string" ? unguarded(cell) : cell,
          ),
        );
        expect(texts).toEqual(expected);
      }),
    );
  });

  it("begins no text as a formula", () => {
    fc.assert(
      fc.property(text, (typed) => {
        const [[cell = ""] = []] = parse(csvLine([typed]));
        expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      }),
    );
  });

  it.each([
    ["+970599123457", "+970 599 123 457"],
    ["+12025550123", "+12 025 550 123"],
    // A number with other characters keeps its guard.
    ["+970599123457-1", "'+970599123457-1"],
    ["+1", "'+1"],
  ])("has the phone number %s in groups, as text", (number, cell) => {
    expect(csvLine([number])).toBe(`${cell}\r\n`);
  });

  it("never takes a word's apostrophe for a guard", () => {
    expect(["'tis", "'80s", "'", "it's"].map(behindGuard)).toEqual(Array(4).fill(undefined));
    expect(["'=1", "''tis"].map(behindGuard)).toEqual(["=1", "'tis"]);
  });

  it("leaves numbers numbers, below zero too", () => {
    expect(csvLine([-2.5, 0, null, "-2.5"])).toBe("-2.5,0,,'-2.5\r\n");
  });

  it("keeps quotes and lines inside one cell", () => {
    expect(csvLine(['قال "نعم"\nثم مضى', "سهل"])).toBe('"قال ""نعم""\nثم مضى",سهل\r\n');
  });
});
