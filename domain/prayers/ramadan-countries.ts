import { cityEntries, cityOf, usualCityIn } from "./cities.ts";

// Apart from ramadan-window.ts, which phones and the panel load without the table of cities.

/** The country that a time zone suggests; undefined for a zone without a city of the table. */
export function countryIn(zone: string): string | undefined {
  const city = usualCityIn(zone);
  return city === undefined ? undefined : cityOf(city)?.country;
}

/** The codes of all countries of the table, in its order. */
export const countryCodes = (): string[] => [
  ...new Set(cityEntries().map(([, { country }]) => country)),
];

/** The year and country of a key of the settings; undefined for another text. */
export function readMonthKey(key: string): { year: number; country: string } | undefined {
  const [, year = "", country = ""] = /^(\d{4}) ([A-Z]{2})$/.exec(key) ?? [];
  return countryCodes().includes(country) ? { year: Number(year), country } : undefined;
}
