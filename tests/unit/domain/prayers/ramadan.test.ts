import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween } from "../../../../domain/calendar.ts";
import { hijriOf } from "../../../../domain/prayers/hijri.ts";
import {
  forecastRamadan,
  hijriIn,
  isRamadan,
  monthKey,
  nextRamadan,
  readRamadanSettings,
} from "../../../../domain/prayers/ramadan.ts";

const forecast = { year: 1448, first: "2027-02-08", eid: "2027-03-09" };
const plain = readRamadanSettings(null);

/** Jordan begins a day after the forecast, and fasts 30 days. */
const late = readRamadanSettings({
  months: { [monthKey(1448, "JO")]: { first: "2027-02-09", eid: "2027-03-11" } },
});

/** Whether the stored settings keep a month of a country as possible. */
const isKept = ({ year, first, eid }: { year: number; first: string; eid: string }) =>
  monthKey(year, "EG") in
  readRamadanSettings({ months: { [monthKey(year, "EG")]: { first, eid } } }).months;

const years = fc.integer({ min: 1442, max: 1499 });
/** A month that a country may have. */
const anyMonth = fc
  .tuple(years, fc.integer({ min: -1, max: 1 }), fc.constantFrom(29, 30))
  .map(([year, moved, days]) => {
    const first = addDays(forecastRamadan(year)?.first ?? "", moved);
    return { year, first, eid: addDays(first, days) };
  });

describe("the forecast of Ramadan", () => {
  it("of 1448 is 8 February to 8 March 2027", () => {
    expect(forecastRamadan(1448)).toEqual(forecast);
    expect(daysBetween(forecast.first, forecast.eid)).toBe(29);
  });

  it("has 29 or 30 days each year, and is a possible month", () => {
    for (let year = 1442; year <= 1500; year++) {
      const month = forecastRamadan(year);
      expect(month && isKept(month), String(year)).toBe(true);
    }
    expect(forecastRamadan(1441)).toBeUndefined();
    expect(forecastRamadan(1501)).toBeUndefined();
  });
});

describe("a country's month", () => {
  it("is possible one day beside the forecast, with 29 or 30 days", () => {
    fc.assert(fc.property(anyMonth, isKept));
  });

  it.each([
    ["two days early", { first: "2027-02-06", eid: "2027-03-07" }],
    ["two days late", { first: "2027-02-10", eid: "2027-03-11" }],
    ["with 28 days", { first: "2027-02-08", eid: "2027-03-08" }],
    ["with 31 days", { first: "2027-02-08", eid: "2027-03-11" }],
    ["on no real day", { first: "2027-02-30", eid: "2027-03-09" }],
    ["without Eid", { first: "2027-02-08", eid: "" }],
  ])("is impossible %s", (_, days) => {
    expect(isKept({ year: 1448, ...days })).toBe(false);
  });

  it("is impossible in a year without forecast", () => {
    expect(isKept({ ...forecast, year: 1600 })).toBe(false);
    expect(isKept({ ...forecast, year: 1447 })).toBe(false);
  });

  it("differs from the forecast for that country and year alone", () => {
    const monthOf = (country: string | null) => nextRamadan("2027-02-01", country, late);
    expect(monthOf("JO")).toEqual({ year: 1448, first: "2027-02-09", eid: "2027-03-11" });
    expect(monthOf("PS")).toEqual(forecast);
    expect(monthOf(null)).toEqual(forecast);
    expect(nextRamadan("2028-01-01", "JO", late)).toEqual(forecastRamadan(1449));
  });
});

describe("the next Ramadan", () => {
  it.each([
    ["between two months", "2026-11-30", 1448],
    ["on the evening before", "2027-02-07", 1448],
    ["on the first day", "2027-02-08", 1448],
    ["on the last day", "2027-03-08", 1448],
    ["on Eid", "2027-03-09", 1449],
    ["on the last day of the Hijri year", "2027-06-05", 1449],
    ["on the first day of the Hijri year", "2027-06-06", 1449],
  ])("%s is of the year %s → %i", (_, date, year) => {
    expect(nextRamadan(date, null, plain)).toEqual(forecastRamadan(year));
  });

  it("is still the present one where the country ends after the forecast", () => {
    expect(nextRamadan("2027-03-10", "JO", late)?.year).toBe(1448);
    expect(nextRamadan("2027-03-10", "PS", late)?.year).toBe(1449);
    expect(nextRamadan("2027-03-11", "JO", late)?.year).toBe(1449);
    expect([8, 9].map((day) => isRamadan(`2027-02-0${day}`, "JO", late))).toEqual([false, true]);
    expect([8, 9].map((day) => isRamadan(`2027-02-0${day}`, "PS", late))).toEqual([true, true]);
    expect(isRamadan("2027-03-10", "JO", late)).toBe(true);
    expect(isRamadan("2027-03-11", "JO", late)).toBe(false);
  });

  it("holds every day of any possible month, and none beside it", () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const { year, first, eid } = month;
        const settings = readRamadanSettings({
          months: { [monthKey(year, "EG")]: { first, eid } },
        });
        const days = Array.from({ length: daysBetween(first, eid) }, (_, day) =>
          addDays(first, day),
        );
        expect(new Set(days.map((day) => hijriOf(day)?.year))).toEqual(new Set([year]));
        for (const day of days) expect(nextRamadan(day, "EG", settings)).toEqual(month);
        expect(days.every((day) => isRamadan(day, "EG", settings))).toBe(true);
        expect(isRamadan(addDays(first, -1), "EG", settings)).toBe(false);
        expect(isRamadan(eid, "EG", settings)).toBe(false);
      }),
    );
  });

  it("is unknown outside of the table", () => {
    expect(nextRamadan("2020-08-19", null, plain)).toBeUndefined();
    expect(nextRamadan("2077-11-01", null, plain)).toBeUndefined();
    expect(isRamadan("2077-11-01", null, plain)).toBe(false);
  });
});

describe("the Hijri date beside a known month", () => {
  const aDayLater = { year: 1448, first: "2027-02-09", eid: "2027-03-11" };
  const aDayEarlier = { year: 1448, first: "2027-02-07", eid: "2027-03-08" };

  it("is the country's in its Ramadan, of 29 or 30 days", () => {
    for (const month of [forecast, aDayLater, aDayEarlier]) {
      const { first, eid } = month;
      expect(hijriIn(first, month)).toEqual({ year: 1448, month: 9, day: 1 });
      const last = addDays(eid, -1);
      expect(hijriIn(last, month)).toMatchObject({ month: 9, day: daysBetween(first, eid) });
      expect(hijriIn(eid, month)).toEqual({ year: 1448, month: 10, day: 1 });
      expect(hijriIn(addDays(first, -1), month)).toEqual(hijriOf("2027-02-07"));
    }
  });

  it("is the forecast on every day beside a month that follows it", () => {
    // The Shawwal of 1447 has 29 days.
    for (const year of [1447, 1448]) {
      const days = forecastRamadan(year);
      if (!days) throw new Error("no forecast");
      for (let passed = -40; passed < 80; passed++) {
        const date = addDays(days.first, passed);
        expect(hijriIn(date, days), date).toEqual(hijriOf(date));
      }
    }
  });

  it("is the forecast where no month is known, and far from it", () => {
    for (const date of ["2027-01-08", "2027-02-08", "2027-03-10", "2027-04-12"])
      expect(hijriIn(date, undefined)).toEqual(hijriOf(date));
    for (const date of ["2027-01-08", "2027-04-12"])
      expect(hijriIn(date, aDayLater)).toEqual(hijriOf(date));
  });
});

describe("the stored settings of Ramadan", () => {
  it("are on without choices by default", () => {
    expect(plain).toEqual({ on: true, months: {} });
    expect(readRamadanSettings({ on: false }).on).toBe(false);
    expect(readRamadanSettings({ on: "no" }).on).toBe(true);
  });

  it("keep possible months of a country only, with what else is stored of them", () => {
    const { first, eid } = forecast;
    const stored = {
      "1448 JO": { first, eid, answered: "first" },
      "1448 EG": { first, eid: "2027-03-20" },
      "1447 SA": { first, eid },
      "1448": { first, eid },
      "1448 Jordan": { first, eid },
      "1448 SY": null,
      "1448 LB": [first, eid],
    };
    const settings = readRamadanSettings({ months: stored });
    expect(settings.months).toEqual({ "1448 JO": { first, eid, answered: "first" } });
    expect(nextRamadan(first, "JO", settings)).toEqual(forecast);
  });

  it("are read from any value", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (months, days) => {
        for (const stored of [months, { months }, { months: { "1448 JO": days } }]) {
          const read = readRamadanSettings(stored as Record<string, unknown>);
          expect(read.on === true || read.on === false).toBe(true);
        }
        const read = readRamadanSettings({ months: { "1448 JO": { first: days, eid: months } } });
        expect(read.months).toEqual({});
      }),
    );
  });
});
