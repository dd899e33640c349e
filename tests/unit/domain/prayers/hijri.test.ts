import { describe, expect, it } from "vitest";
import { addDays } from "../../../../domain/calendar.ts";
import { hijriOf, monthStart } from "../../../../domain/prayers/hijri.ts";

const [firstDay, lastDay] = ["2020-08-20", "2077-11-16"];

const parts = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
  timeZone: "UTC",
  year: "numeric",
  month: "numeric",
  day: "numeric",
});

/** The Hijri date by the runtime's own calendar. */
function byRuntime(date: string) {
  const shown = parts.formatToParts(Date.parse(date));
  const part = (type: string) => Number(shown.find((each) => each.type === type)?.value);
  return { year: part("year"), month: part("month"), day: part("day") };
}

describe("the Hijri date", () => {
  it("is the runtime's Umm al-Qura on every day of the table", () => {
    let days = 0;
    for (let date = firstDay; date <= lastDay; date = addDays(date, 1)) {
      const hijri = hijriOf(date);
      if (JSON.stringify(hijri) !== JSON.stringify(byRuntime(date))) {
        expect(hijri, date).toEqual(byRuntime(date));
      }
      days++;
    }
    expect(days).toBe(20_908);
    expect(hijriOf(lastDay)).toEqual({ year: 1500, month: 12, day: 30 });
  });

  it("is unknown outside of the table", () => {
    expect(hijriOf(addDays(firstDay, -1))).toBeUndefined();
    expect(hijriOf(addDays(lastDay, 1))).toBeUndefined();
  });
});

describe("the first day of a Hijri month", () => {
  it("has the first date of that month, for every month of the table", () => {
    for (let year = 1442; year <= 1500; year++) {
      for (let month = 1; month <= 12; month++) {
        const start = monthStart(year, month);
        expect(start && hijriOf(start)).toEqual({ year, month, day: 1 });
      }
    }
  });

  it("is unknown outside of the table", () => {
    expect(monthStart(1441, 12)).toBeUndefined();
    expect(monthStart(1501, 2)).toBeUndefined();
  });
});
