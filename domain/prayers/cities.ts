import table from "./cities.json" with { type: "json" };
import type { MethodId } from "./methods.ts";

/** A country of the table. */
export interface Country {
  /** In Arabic and English. */
  names: readonly [ar: string, en: string];
  method: MethodId;
}

/** A city of the table. Two people of one city may live by different clocks. */
export interface City {
  /** The code of its country, ISO 3166. */
  country: string;
  names: readonly [ar: string, en: string];
  /** Degrees; north and east are positive. */
  latitude: number;
  longitude: number;
  /** The IANA zones of its clocks, the usual first. */
  zones: readonly [string, ...string[]];
  /** Minutes by which the authority's times of this city differ from those of its coordinates. */
  minutes?: number;
}

const countries = table.countries as unknown as Readonly<Record<string, Country>>;
const cities = table.cities as unknown as Readonly<Record<string, City>>;

/** All cities by their ids, countries and cities in the order of the form. */
export const cityEntries = (): [id: string, city: City][] => Object.entries(cities);

/** Whether a text is the id of a city. */
export const isCity = (id: string): boolean => Object.hasOwn(cities, id);

/** The city of an id; undefined if the table has none. */
export const cityOf = (id: string): City | undefined => (isCity(id) ? cities[id] : undefined);

/** The country of a code of the table. */
export function countryOf(code: string): Country {
  const country = countries[code];
  if (!country) throw new RangeError(`no country ${code}`);
  return country;
}

/** The first city of the table whose usual clock is a zone's; undefined without one. */
export const usualCityIn = (zone: string): string | undefined =>
  cityEntries().find(([, { zones }]) => zones[0] === zone)?.[0];
