import { describe, expect, it } from "vitest";
import { isTimeZone, minuteOfDay } from "../../../../domain/calendar.ts";
import table from "../../../../domain/prayers/cities.json" with { type: "json" };
import {
  cityEntries,
  cityOf,
  countryOf,
  isCity,
  usualCityIn,
} from "../../../../domain/prayers/cities.ts";
import { methodIds } from "../../../../domain/prayers/methods.ts";

const entries = cityEntries();
const countries = [...new Set(entries.map(([, { country }]) => country))];

/** The Arab countries after Palestine and Jordan. */
const arabCountries = "AE BH TN DZ KM DJ SA SD SY SO IQ OM QA KW LB LY EG MA MR YE".split(" ");

const byName = new Intl.Collator("ar").compare;
const sortedName = (country: string) => countryOf(country).names[0].replace(/^ال/, "");
const sorted = (codes: readonly string[]) =>
  codes.toSorted((a, b) => byName(sortedName(a), sortedName(b)));

describe("the table of cities", () => {
  it("has every city once", () => {
    const listed = Object.values(table).flatMap(({ cities }) =>
      Object.values(cities).flatMap((rows) => Object.keys(rows)),
    );
    expect(listed).toEqual(entries.map(([id]) => id));
    expect(new Set(listed).size).toBe(listed.length);
  });

  it("covers every Arab country, Palestine and Jordan first, then by the Arabic alphabet", () => {
    expect(countries.slice(0, 2)).toEqual(["PS", "JO"]);
    expect(countries.slice(2, 22)).toEqual(sorted(arabCountries));
    expect(countries.slice(22)).toEqual(sorted(countries.slice(22)));
  });

  it("knows the method of every country", () => {
    for (const country of countries) expect(methodIds).toContain(countryOf(country).method);
    expect(() => countryOf("XX")).toThrow(RangeError);
    expect(() => countryOf("toString")).toThrow(RangeError);
  });

  it("names every city in Arabic and in Latin letters, once a country", () => {
    for (const [id, { names }] of entries) {
      expect(id).toMatch(/^[a-z_]{3,40}$/);
      expect(names[0]).toMatch(/^[\p{Script=Arabic}\p{M} ]+$/u);
      expect(names[1]).toMatch(/^[\p{Script=Latin}' -]+$/u);
    }
    const named = entries.map(([, { country, names }]) => `${country} ${names[0]}`);
    expect(new Set(named).size).toBe(named.length);
  });

  it("gives every city clocks that exist and agree with its longitude", () => {
    const winterNoon = Date.parse("2027-01-15T12:00Z");
    for (const [id, { longitude, zones }] of entries) {
      for (const zone of zones) {
        expect(isTimeZone(zone), `${id} ${zone}`).toBe(true);
        const ahead = minuteOfDay(winterNoon, zone) - 720;
        const bySun = longitude * 4;
        const apart = Math.abs(((ahead - bySun + 2160) % 1440) - 720);
        expect(apart, `${id} ${zone}`).toBeLessThanOrEqual(110);
      }
    }
  });

  it("counts all of Palestine's own clock from al-Aqsa", () => {
    const ofPalestine = entries.filter(
      ([, { country, zones }]) => country === "PS" && zones[0] !== "Asia/Jerusalem",
    );
    expect(ofPalestine.length).toBeGreaterThanOrEqual(15);
    for (const [, { latitude, longitude }] of ofPalestine) {
      expect([latitude, longitude]).toEqual([31.7761, 35.2358]);
    }
    const minutes = Object.fromEntries(
      ofPalestine.flatMap(([id, city]) => (city.minutes ? [[id, city.minutes]] : [])),
    );
    expect(minutes).toEqual({
      hebron: 1,
      tulkarm: 1,
      qalqilya: 1.5,
      jericho: -1,
      gaza: 3,
      khan_yunis: 4,
      deir_al_balah: 3,
      rafah: 4,
    });
  });

  it("recognises its own ids only", () => {
    expect(isCity("hebron")).toBe(true);
    expect(isCity("atlantis")).toBe(false);
    expect(isCity("constructor")).toBe(false);
    expect(cityOf("constructor")).toBeUndefined();
  });
});

describe("the usual city of a zone", () => {
  it.each([
    ["Asia/Hebron", "jerusalem"],
    ["Asia/Jerusalem", "jerusalem"],
    ["Asia/Gaza", "gaza"],
    ["Asia/Riyadh", "riyadh"],
    ["Europe/Berlin", "berlin"],
    ["Africa/El_Aaiun", "laayoune"],
    // Older browsers' names of a zone.
    ["Asia/Calcutta", "delhi"],
    ["America/Buenos_Aires", "buenos_aires"],
  ])("of %s is %s", (zone, city) => {
    expect(usualCityIn(zone)).toBe(city);
  });

  it("is none where the table has no city", () => {
    expect(usualCityIn("Pacific/Apia")).toBeUndefined();
    expect(usualCityIn("")).toBeUndefined();
  });
});
