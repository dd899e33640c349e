import table from "./cities.json" with { type: "json" };
import type { MethodId } from "./methods.ts";

/** In Arabic and English. */
type Names = readonly [ar: string, en: string];

/** A country of the table. */
interface Country {
  names: Names;
  method: MethodId;
}

/** A city of the table. Two people of one city may live by different clocks. */
export interface City {
  /** The code of its country, ISO 3166. */
  country: string;
  names: Names;
  /** Degrees; north and east are positive. */
  latitude: number;
  longitude: number;
  /** The IANA zones of its clocks, the usual first; also a second name of one zone. */
  zones: readonly [string, ...string[]];
  /** Minutes by which the authority's times of this city differ from those of its coordinates. */
  minutes?: number;
}

/** A line of the table: the names, the coordinates, the minutes. */
type Row = readonly [ar: string, en: string, latitude: number, longitude: number, minutes?: number];

/** A country of the table, with its cities by the zones of their clocks. */
interface Listed extends Country {
  cities: Readonly<Record<string, Readonly<Record<string, Row>>>>;
}

const countries = table as unknown as Readonly<Record<string, Listed>>;

const cities = new Map<string, City>();
for (const [country, { cities: byZones }] of Object.entries(countries)) {
  for (const [zoneNames, rows] of Object.entries(byZones)) {
    const zones = zoneNames.split(" ") as [string, ...string[]];
    for (const [id, [ar, en, latitude, longitude, minutes]] of Object.entries(rows)) {
      cities.set(id, { country, names: [ar, en], latitude, longitude, zones, minutes });
    }
  }
}

/** All cities by their ids, countries and cities in the order of the form. */
export const cityEntries = (): [id: string, city: City][] => [...cities];

/** Whether a text is the id of a city. */
export const isCity = (id: string): boolean => cities.has(id);

/** The city of an id; undefined if the table has none. */
export const cityOf = (id: string): City | undefined => cities.get(id);

/** The country of a code of the table. */
export function countryOf(code: string): Country {
  const country = Object.hasOwn(countries, code) ? countries[code] : undefined;
  if (!country) throw new RangeError(`no country ${code}`);
  return country;
}

/** The first city of the table with a zone's clock; undefined without one. */
export function usualCityIn(zone: string): string | undefined {
  for (const [id, { zones }] of cities) if (zones.includes(zone)) return id;
  return undefined;
}
