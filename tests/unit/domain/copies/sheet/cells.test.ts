import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../../../domain/calendar.ts";
import { readQuantity, readSeconds } from "../../../../../domain/copies/sheet/cells.ts";
import { dateOrderOf, readDate } from "../../../../../domain/copies/sheet/dates.ts";
import { isBlank, isFormula } from "../../../../../domain/copies/sheet/rows.ts";
import { readBloodType } from "../../../../../domain/copies/sheet/words.ts";
import { readGoals } from "../../../../../domain/people/goal-words.ts";

const day = fc.integer({ min: 0, max: 365 * 90 }).map((days) => addDays("1940-01-01", days));
const arabicDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
const persianDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));

describe("a day in a cell", () => {
  it("is read in its column's order, in any digits and with any separator", () => {
    fc.assert(
      fc.property(
        day,
        fc.constantFrom("dmy" as const, "mdy" as const),
        fc.constantFrom("/", "-", "."),
        fc.constantFrom((text: string) => text, arabicDigits, persianDigits),
        fc.boolean(),
        (date, order, sign, digits, short) => {
          const [year, month, dayOfMonth] = date.split("-").map(Number);
          const parts = order === "dmy" ? [dayOfMonth, month, year] : [month, dayOfMonth, year];
          const padded = parts.map((part) => String(part).padStart(short ? 1 : 2, "0"));
          expect(readDate(digits(padded.join(sign)), order)).toBe(date);
          expect(readDate(digits(date), order)).toBe(date);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("is read by month names, with a time after it, and as Excel's number", () => {
    const read = (text: string) => readDate(text, "dmy");
    for (const text of ["9 آذار 2026", "٩ مارس ٢٠٢٦", "Mar 9, 2026", "9 March 2026", "9-Mar-26"]) {
      expect(read(text)).toBe("2026-03-09");
    }
    expect(read("2026-03-09 14:05:00")).toBe("2026-03-09");
    expect(read("09/03/2026 2:05 PM")).toBe("2026-03-09");
    expect(read("46090")).toBe("2026-03-09");
  });

  it.each([
    ["28 Mar 2026, 17:29", "2026-03-28"],
    ["Apr 5, 2026, 7:30:00 AM", "2026-04-05"],
    ["Jan 15, 2024, 7:30:00\u202fAM", "2024-01-15"],
    ["2026-04-07 06:30:00 +0300", "2026-04-07"],
    ["2026-04-08T23:30:00+03:00", "2026-04-08"],
    ["2026-04-08T23:30:00.123Z", "2026-04-08"],
    ["2026-04-08 23:30:00 UTC", "2026-04-08"],
    ["09.04.2026, 07:30", "2026-04-09"],
    ["28 مارس 2026، 17:29", "2026-03-28"],
    ["٢٨ آذار ٢٠٢٦، ٥:٢٩ م", "2026-03-28"],
    ["السبت، 28 مارس 2026", "2026-03-28"],
    ["يوم السبت 28 مارس 2026 الساعة 17:29", "2026-03-28"],
    ["Saturday, March 28th, 2026 at 5:29 PM", "2026-03-28"],
    ["Sat Mar 28 2026 17:29:00 GMT+0300 (Eastern European Summer Time)", "2026-03-28"],
    ["17:29, 28/03/2026", "2026-03-28"],
    ["28/3/2026 م", "2026-03-28"],
    ["20260328", "2026-03-28"],
    ["20260328T172900Z", "2026-03-28"],
    ["46109.7284722", "2026-03-28"],
  ])("is read from %j, whatever its time and zone", (text, date) => {
    expect(readDate(text, "dmy")).toBe(date);
  });

  it("has its column's order even with a time and a zone", () => {
    expect(dateOrderOf(["03/28/2026, 17:29", "04/01/2026 07:30 +0300"])).toBe("mdy");
    expect(readDate("04/01/2026, 07:30", "mdy")).toBe("2026-04-01");
  });

  it("is undefined for a nonexistent day", () => {
    for (const text of [
      "31/02/1990",
      "13/13/1992",
      "0/1/2020",
      "2026-02-30",
      "123456",
      "20261340",
      "1447/09/10 هـ",
      "17:29",
      "غداً",
      "",
    ]) {
      expect(readDate(text, "dmy")).toBeUndefined();
    }
    expect(readDate("2/30/2026", "mdy")).toBeUndefined();
  });

  it("has the order of its whole column, and is unclear if nothing decides", () => {
    expect(dateOrderOf(["01/02/2026", "25/02/2026"])).toBe("dmy");
    expect(dateOrderOf(["01/02/2026", "02/25/2026", "13/13/2026"])).toBe("mdy");
    expect(dateOrderOf(["01/02/2026", "03/04/2026"])).toBe("unclear");
    expect(dateOrderOf(["25/01/2026", "01/25/2026"])).toBe("unclear");
    expect(dateOrderOf(["2026-02-01", "9 آذار 2026", "05/05/2026"])).toBe("dmy");
  });

  it("gets the order of its column, for any days", () => {
    fc.assert(
      fc.property(
        fc.array(day, { minLength: 1, maxLength: 20 }),
        fc.constantFrom("dmy" as const, "mdy" as const),
        (dates, order) => {
          const texts = dates.map((date) => {
            const [year, month, dayOfMonth] = date.split("-");
            return order === "dmy"
              ? `${dayOfMonth}/${month}/${year}`
              : `${month}/${dayOfMonth}/${year}`;
          });
          const found = dateOrderOf(texts);
          if (found === "unclear") return;
          expect(texts.map((text) => readDate(text, found))).toEqual(dates);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe("a cell", () => {
  it("is a number with its own unit, and no number with another unit", () => {
    expect(["٧٨٫٥", "78,5 كغ", "78.5kg", "٣٤ سنة", "31%"].map(readQuantity)).toEqual([
      78.5, 78.5, 78.5, 34, 31,
    ]);
    expect(["165 lb", "5'6", "خمسون", "1e3", "78 - 80"].map(readQuantity)).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });

  it("is a number with a spoken half or quarter", () => {
    const halves = ["٧٢ ونص", "٨٢ ونصف", "72 ونص كيلو", "72 كيلو ونص", "60 وربع", "72½", "65 ¾ كغ"];
    expect(halves.map(readQuantity)).toEqual([72.5, 82.5, 72.5, 72.5, 60.25, 72.5, 65.75]);
    expect(["ونص", "72.5 ونص", "نصف", "½"].map(readQuantity)).toEqual(Array(4).fill(undefined));
  });

  it("is a time in seconds, by clock or in words of either language", () => {
    const times = ["0:32:06", "1:30", "٤٥ ث", "1h 5m", "2 min", "دقيقتان", "90"];
    expect(times.map(readSeconds)).toEqual([1926, 90, 45, 3900, 120, 120, 90]);
    expect(["1:75", "soon", "1:2:3"].map(readSeconds)).toEqual(Array(3).fill(undefined));
  });

  it("is a formula if a spreadsheet would run it, except numbers and phones", () => {
    for (const text of ["=1+1", "@SUM(1)", "+cmd|x", "-2+3", "=HYPERLINK(1)", "＝1"]) {
      expect(isFormula(text)).toBe(true);
    }
    for (const text of ["+970 599-123 456", "-5", "-2.5", "+٩٧٠", "ليان", "a=b", "78"]) {
      expect(isFormula(text)).toBe(false);
    }
  });

  it("is blank for signs and words of absence", () => {
    for (const text of ["", "-", "—", "N/A", "#N/A", "لا يوجد", "؟"])
      expect(isBlank(text)).toBe(true);
    for (const text of ["0", "-5", "لا", "Nil Nasser"]) expect(isBlank(text)).toBe(false);
  });

  it("names goals and blood types in either language", () => {
    expect(readGoals("تخسيس ولياقة")).toEqual(["weight_loss", "fitness"]);
    expect(readGoals("Build muscle / strength")).toEqual(["muscle_gain", "strength"]);
    expect(readGoals("عشاء")).toEqual([]);
    expect(["O+", "موجب A", "ab-", "0 negative", "AB", "C+"].map(readBloodType)).toEqual([
      "O+",
      "A+",
      "AB-",
      "O-",
      undefined,
      undefined,
    ]);
  });
});
