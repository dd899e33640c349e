import { describe, expect, it } from "vitest";
import { cityEntries } from "../../../../domain/prayers/cities.ts";
import { findCities } from "../../../../web/prayers/city-search.ts";

const found = (search: string) =>
  findCities(search).flatMap(({ cities }) => cities.map(({ id }) => id));

describe("the search for a city", () => {
  it("has every city once before anything is typed, each under its country", () => {
    expect(found("").sort()).toEqual(
      cityEntries()
        .map(([id]) => id)
        .sort(),
    );
    for (const { country, cities } of findCities("")) {
      expect(cities.every(({ city }) => city.country === country)).toBe(true);
    }
  });

  it.each([
    ["القاهره", "cairo"],
    ["عمان", "amman"],
    ["مكه", "makkah"],
    ["الامارات", "dubai"],
    ["cairo EGY", "cairo"],
    ["tromso", "tromso"],
    ["Tromsø", "tromso"],
  ])("finds by «%s»", (search, id) => expect(found(search)).toContain(id));

  it("finds a city only with all words", () => expect(found("القاهرة الأردن")).toEqual([]));
});
