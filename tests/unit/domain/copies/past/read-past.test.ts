import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pastPortion } from "../../../../../domain/contract/copies/past.ts";
import { readAmount, readSeconds } from "../../../../../domain/copies/past/amounts.ts";
import { readPast } from "../../../../../domain/copies/past/read-past.ts";
import {
  fileText,
  pastOf,
  pastToday,
  portionsOf,
  refusalOf,
} from "../../../../support/past-files.ts";

describe("a file that is not one person's past", () => {
  it.each([
    ["empty", ""],
    ["empty", "Date,Weight\n"],
    ["unknown_file", "<html><body>hello</body></html>"],
    ["unknown_file", "PK\u0003\u0004 something\n1,2\n"],
    ["unknown_file", "first,second\n1,2\n"],
    ["broken", 'Date,Weight\n2026-01-01,"80\n'],
    ["too_large", "a".repeat(21 * 1024 * 1024)],
    ["too_large", `Date,Weight\n${"1,2\n".repeat(200_001)}`],
    ["of_many_people", "Name,Date,Weight\nLayan,2026-01-01,60\nAdam,2026-01-01,80\n"],
    [
      "of_many_people",
      "Email,Date,Weight\na@example.com,2026-01-01,60\nb@example.com,2026-01-01,80\n",
    ],
  ])("is refused as %s", (refused, text) => {
    expect(refusalOf(text)).toBe(refused);
  });

  it.each(["roster-glofox-style.csv", "roster-names.csv"])("is refused if it is %s", (name) => {
    expect(refusalOf(fileText(`sheets/${name}`))).toBe("of_many_people");
  });
});

it("a file is recognised by its head, whatever its name, line ends and mark", () => {
  const text = fileText("sheets/hevy-workouts-kg.csv");
  const marked = `\ufeff${text.replaceAll("\n", "\r\n")}`;
  expect(pastOf(marked)).toEqual(pastOf(text));
});

it("a fault is counted after the first 500 are told", () => {
  const past = pastOf(`Date,Weight\n${"someday,80\n".repeat(700)}`);
  expect([past.faults.length, past.faultCount]).toEqual([500, 700]);
});

/** Rows under the heads of the apps, of cells that are nearly those of an app. */
const texts = fc
  .tuple(
    fc.constantFrom(
      "Date,Weight,Waist,Body Fat %",
      "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment",
      "Date;Exercise Name;Set Order;Weight;Weight Unit;Reps;Distance;Seconds",
      "Day,Group,Metric,Unit,Amount",
      "Date,Meal,Calories,Fat (g),Protein (g)",
      "Date,Step count,Average weight (kg)",
    ),
    fc.array(
      fc.array(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
          fc.constantFrom("2026-01-01", "5", "80", "kg", "lb", "Weight", "W", "0:30", "1.5", "💪"),
        ),
        { minLength: 2, maxLength: 9 },
      ),
      { minLength: 1 },
    ),
  )
  .map(([head, rows]) => {
    const separator = head.includes(";") ? ";" : ",";
    return `${head}\n${rows.map((row) => ["2026-01-01", ...row].join(separator)).join("\n")}`;
  });

describe("all that is read", () => {
  it.each([
    "past/strong-unit-columns.csv",
    "past/fitnotes-body.csv",
    "past/mfp-Nutrition-Summary-2026-07-01-to-2026-07-03.csv",
    "sheets/googlefit-Daily activity metrics.csv",
    "sheets/hevy-workouts-kg.csv",
  ])("of %s is accepted as portions", (path) => {
    const portions = portionsOf(pastOf(fileText(path)));
    expect(portions.length).toBeGreaterThan(0);
    for (const portion of portions) expect(pastPortion.parse(portion)).toEqual(portion);
  });

  it("of any text is accepted as portions, or the text is refused", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const read = readPast(text, { today: pastToday, fileName: "" });
        if ("refused" in read) return;
        for (const portion of portionsOf(read.past)) {
          expect(pastPortion.safeParse(portion).error).toBeUndefined();
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe("an amount", () => {
  it.each([
    ["100.5999984741211", false, 100.5999984741211],
    ["1e-7", false, 1e-7],
    ["62,5", true, 62.5],
    ["62,500", true, 62.5],
    ["1,250", false, 1250],
    ["1.250,5", true, 1250.5],
    ["1,250.5", false, 1250.5],
    ["1,250.5", true, 1250.5],
    ["1.250.000", false, 1_250_000],
    ["80.0", true, 80],
    ["1\u202f250", true, 1250],
    ["١٢٫٥", false, 12.5],
    ["-5", false, -5],
    ["12 kg", false, undefined],
    ["1,25,0", false, undefined],
    ["1.2.3", false, undefined],
    ["", false, undefined],
  ])("of %s is read", (text, decimalComma, amount) => {
    expect(readAmount(text, decimalComma)).toBe(amount);
  });

  it.each([
    ["0:32:06", 1926],
    ["32:06", 1926],
    ["1h 5m", 3900],
    ["90", 90],
    ["soon", undefined],
  ])("of time %s is read in seconds", (text, seconds) => {
    expect(readSeconds(text, false)).toBe(seconds);
  });
});
