import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../../domain/calendar.ts";
import { monthLengths, readRamadanSettings } from "../../../../domain/prayers/ramadan.ts";
import { readPrayerSettings } from "../../../../domain/prayers/settings.ts";
import { fastingDayOf } from "../../../../domain/ramadan/month-view.ts";
import { isNear } from "../../../../domain/ramadan/near-month.ts";
import { seeMonth } from "../../../../domain/ramadan/see-month.ts";
import { usualFastingSlots } from "../../../../domain/ramadan/slots.ts";
import { mayBeNear } from "../../../../domain/ramadan/when-shown.ts";

const forecast = { first: "2027-02-08", eid: "2027-03-09" };
const yes = { shown: true, slots: usualFastingSlots };
const facts = (overrides: { city?: string | null; timeZone?: string; stored?: object } = {}) => ({
  prayers: readPrayerSettings({ city: overrides.city ?? null }),
  ramadan: readRamadanSettings({ ...overrides.stored }),
  timeZone: overrides.timeZone ?? "Asia/Hebron",
});

describe("the month near a day", () => {
  it("is known from two weeks before it until the third day of Eid", () => {
    const seen = (date: string) => seeMonth(date, facts(), yes)?.year ?? null;
    expect(seen("2027-01-24")).toBeNull();
    expect(seen("2027-01-25")).toBe(1448);
    expect(seen("2027-03-11")).toBe(1448);
    expect(seen("2027-03-12")).toBeNull();
  });

  it("has the times of each of its days in the person's minutes", () => {
    const view = seeMonth("2027-02-08", facts({ city: "jerusalem" }), yes)?.view;
    expect(view?.days).toHaveLength(29);
    const [fajr, maghrib] = view?.days[0] ?? [];
    expect(Math.abs((fajr ?? 0) - (5 * 60 + 5))).toBeLessThanOrEqual(1);
    expect(Math.abs((maghrib ?? 0) - (17 * 60 + 19))).toBeLessThanOrEqual(1);
    // Two hours behind: a person whose clock is another than the city's.
    const abroad = seeMonth("2027-02-08", facts({ city: "jerusalem", timeZone: "Etc/UTC" }), yes);
    expect(abroad?.view?.days[0]?.[1]).toBe((maghrib ?? 0) - 120);
  });

  it("delays isha in Makkah by two hours after maghrib", () => {
    const view = seeMonth(
      "2027-02-08",
      facts({ city: "makkah", timeZone: "Asia/Riyadh" }),
      yes,
    )?.view;
    for (const day of view?.days ?? []) expect((day?.[2] ?? 0) - (day?.[1] ?? 0)).toBe(120);
  });

  it("is the country's own, if the trainer moved it by a day", () => {
    const stored = { months: { "1448 PS": { first: "2027-02-09", eid: "2027-03-10" } } };
    const month = seeMonth("2027-02-08", facts({ city: "hebron", stored }), yes);
    expect(month).toMatchObject({ first: "2027-02-09", eid: "2027-03-10" });
    expect(seeMonth("2027-02-08", facts({ city: "dubai", stored }), yes)).toMatchObject(forecast);
  });

  it("asks the undecided, and is nothing to those who said no, without a city, or where the trainer has none", () => {
    expect(seeMonth("2027-02-08", facts(), { ...yes, shown: null })).toMatchObject({ view: null });
    expect(seeMonth("2027-02-08", facts(), { ...yes, shown: false })).toBeNull();
    expect(seeMonth("2027-02-08", facts({ timeZone: "Pacific/Auckland" }), yes)).toBeNull();
    expect(seeMonth("2027-02-08", facts({ stored: { on: false } }), yes)).toBeNull();
  });

  it("is loaded on every day on which some country may have it", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -40, max: 400 }),
        fc.integer({ min: -1, max: 1 }),
        fc.constantFrom(...monthLengths),
        (days, moved, length) => {
          const date = addDays(forecast.first, days);
          const first = addDays(forecast.first, moved);
          const month = { first, eid: addDays(first, length) };
          if (isNear(month, date)) expect(mayBeNear(date)).toBe(true);
        },
      ),
    );
    // The third day of Eid after thirty days from 9 February on.
    expect(mayBeNear("2027-03-13")).toBe(true);
    expect(mayBeNear("2027-06-01")).toBe(false);
  });
});

describe("a day of the month", () => {
  const view = seeMonth("2027-02-08", facts(), yes)?.view;

  it("is numbered from 1 to 29, and no other day is one", () => {
    expect(fastingDayOf(view, "2027-02-08")?.number).toBe(1);
    expect(fastingDayOf(view, "2027-03-07")).toMatchObject({ number: 28, isLast: false });
    expect(fastingDayOf(view, "2027-03-08")).toMatchObject({ number: 29, isLast: true });
    for (const date of ["2027-02-07", "2027-03-09", "2026-02-20"]) {
      expect(fastingDayOf(view, date)).toBeUndefined();
    }
    expect(fastingDayOf(null, "2027-02-08")).toBeUndefined();
  });

  it("is an ordinary day where the sun gives no times", () => {
    const days = view?.days.map(() => null) ?? [];
    expect(view && fastingDayOf({ ...view, days }, "2027-02-08")).toBeUndefined();
  });
});
