import { describe, expect, it } from "vitest";
import { addDays } from "../../../../domain/calendar.ts";
import {
  forecastRamadan,
  maxShift,
  monthFault,
  monthLengths,
} from "../../../../domain/prayers/ramadan.ts";
import { countryIn, readMonthKey } from "../../../../domain/prayers/ramadan-countries.ts";
import {
  answeredMonth,
  askedOn,
  isNearRamadan,
  isSettled,
  monthFrom,
  monthToSet,
  readRamadanChoices,
} from "../../../../domain/prayers/ramadan-window.ts";

const year = 1448;
const forecast = forecastRamadan(year) ?? { year, first: "", eid: "" };
const unanswered = { first: forecast.first, answered: null };

it("the month of the tests is of 29 days from 8 February 2027", () => {
  expect(forecast).toEqual({ year, first: "2027-02-08", eid: "2027-03-09" });
});

describe("a country's month", () => {
  it.each([
    ["2027-02-08", "2027-03-09", undefined],
    ["2027-02-07", "2027-03-09", undefined],
    ["2027-02-09", "2027-03-11", undefined],
    ["2027-02-08", "2027-03-08", "eid"],
    ["2027-02-08", "2027-03-11", "eid"],
    ["2027-02-06", "2027-03-07", "first"],
    ["2027-02-10", "2027-03-11", "first"],
  ] as const)("from %s to %s has the fault %s", (first, eid, fault) => {
    expect(monthFault({ year, first, eid })).toBe(fault);
  });

  it("is impossible in a year without a forecast", () => {
    expect(monthFault({ ...forecast, year: 1300 })).toBe("first");
  });

  it("keeps its Eid when its first day moves, if it can", () => {
    expect(monthFrom(forecast, "2027-02-07")).toEqual({ first: "2027-02-07", eid: "2027-03-09" });
    expect(monthFrom(forecast, "2027-02-09")).toEqual({ first: "2027-02-09", eid: "2027-03-10" });
  });

  it("is possible in every year, wherever it begins and however long it is", () => {
    for (let each = 1443; each < 1500; each++) {
      const month = forecastRamadan(each);
      if (!month) throw new Error(`no forecast of ${each}`);
      for (let shift = -maxShift; shift <= maxShift; shift++)
        expect(
          monthFault({ year: each, ...monthFrom(month, addDays(month.first, shift)) }),
        ).toBeUndefined();
      for (const length of monthLengths) {
        const eid = addDays(month.first, length);
        expect(monthFault({ year: each, first: month.first, eid })).toBeUndefined();
      }
    }
  });

  it("has a first day that is settled after its second day, and an Eid after the day that follows it", () => {
    expect(isSettled("2027-02-08", "2027-02-09")).toBe(false);
    expect(isSettled("2027-02-08", "2027-02-10")).toBe(true);
    expect(isSettled("2027-03-09", "2027-03-10")).toBe(false);
    expect(isSettled("2027-03-09", "2027-03-11")).toBe(true);
  });

  it("is the one to set until shortly after its Eid", () => {
    expect(monthToSet("2026-11-30")?.year).toBe(1448);
    expect(monthToSet("2027-03-11")?.year).toBe(1448);
    expect(monthToSet("2027-03-14")?.year).toBe(1449);
  });
});

describe("the question of the first day", () => {
  it.each([
    ["2027-02-05", undefined],
    ["2027-02-06", ["2027-02-07", "2027-02-08"]],
    ["2027-02-07", ["2027-02-08", "2027-02-09"]],
    ["2027-02-08", ["2027-02-08", "2027-02-09"]],
    ["2027-02-09", ["2027-02-08", "2027-02-09"]],
    ["2027-02-10", undefined],
  ])("on %s is between %o", (today, days) => {
    expect(askedOn(today, forecast, unanswered)?.days).toEqual(days);
  });

  it("is asked once", () => {
    expect(askedOn("2027-02-07", forecast, { ...unanswered, answered: "first" })).toBeUndefined();
  });
});

describe("the question of Eid", () => {
  it.each([
    ["2027-03-07", undefined],
    ["2027-03-08", ["2027-03-09", "2027-03-10"]],
    ["2027-03-09", ["2027-03-09", "2027-03-10"]],
    ["2027-03-10", undefined],
  ])("on %s is between %o", (today, days) => {
    const asked = askedOn(today, forecast, { ...unanswered, answered: "first" });
    expect(asked?.days).toEqual(days);
  });

  it("follows the first day that the country had", () => {
    const later = { first: "2027-02-09", answered: null };
    expect(askedOn("2027-03-09", forecast, later)).toEqual({
      question: "eid",
      days: ["2027-03-10", "2027-03-11"],
    });
  });

  it("is asked once", () => {
    expect(askedOn("2027-03-08", forecast, { ...unanswered, answered: "eid" })).toBeUndefined();
  });
});

it("no question falls on a day that reads nothing, in any year and for any month", () => {
  for (let each = 1446; each < 1470; each++) {
    const month = forecastRamadan(each);
    if (!month) throw new Error(`no forecast of ${each}`);
    for (let shift = -maxShift; shift <= maxShift; shift++) {
      const chosen = { first: addDays(month.first, shift), answered: null };
      for (let day = -10; day < 45; day++) {
        const today = addDays(month.first, day);
        if (askedOn(today, month, chosen)) expect(isNearRamadan(today), today).toBe(true);
      }
    }
  }
  expect(isNearRamadan("2026-11-30")).toBe(false);
  expect(isNearRamadan("2027-02-20")).toBe(false);
});

it("an answer moves the first day, or Eid alone, and is noted", () => {
  const month = { first: "2027-02-09", eid: "2027-03-10" };
  const of = (question: "first" | "eid") => ({ question, forecast, month });
  expect(answeredMonth(of("first"), "2027-02-07")).toEqual({
    first: "2027-02-07",
    eid: "2027-03-09",
    answered: "first",
  });
  expect(answeredMonth(of("eid"), "2027-03-11")).toEqual({
    first: "2027-02-09",
    eid: "2027-03-11",
    answered: "eid",
  });
});

it("the stored section is read with known answers and possible months alone", () => {
  const possible = { first: "2027-02-09", eid: "2027-03-10" };
  expect(
    readRamadanChoices({
      on: false,
      months: {
        "1448 PS": { ...possible, answered: "first" },
        "1448 JO": { ...possible, answered: "perhaps" },
        "1448 EG": { first: "2027-03-09", eid: "2027-03-10" },
      },
    }),
  ).toEqual({
    on: false,
    months: {
      "1448 PS": { ...possible, answered: "first" },
      "1448 JO": { ...possible, answered: null },
    },
  });
  expect(readRamadanChoices(null)).toEqual({ on: true, months: {} });
});

it("a time zone suggests the country of its city", () => {
  expect(countryIn("Asia/Hebron")).toBe("PS");
  expect(countryIn("Asia/Amman")).toBe("JO");
  expect(countryIn("Pacific/Apia")).toBeUndefined();
});

it("the key of a month names a year and a country of the table", () => {
  expect(readMonthKey("1448 PS")).toEqual({ year, country: "PS" });
  for (const key of ["1448 XX", "PS", "1448-PS", "1448 PS "])
    expect(readMonthKey(key), key).toBeUndefined();
});
