import type { FieldRule } from "../fields.ts";
import { cityOf, countryOf, usualCityIn } from "./cities.ts";
import {
  type MethodId,
  type Minutes,
  methodIds,
  methods,
  type Prayer,
  prayers,
} from "./methods.ts";
import type { PrayerPlace } from "./times.ts";

/** A person's choices of prayer times. */
export interface PrayerSettings {
  /** A city's id; null means the usual city of the person's time zone, if it has one. */
  city: string | null;
  /** Null means the method of the city's country. */
  method: MethodId | null;
  /** Minutes by which the person's mosque differs. */
  minutes: Record<Prayer, number>;
  /** Whether alerts wait for the end of a prayer. */
  quiet: boolean;
}

/** The field of a prayer's minutes. */
export const minutesField = {
  kind: "number",
  min: -30,
  max: 30,
  decimals: 0,
} as const satisfies FieldRule;

const noMinutes: PrayerSettings["minutes"] = { fajr: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 };

/** The stored choices (any value, or none), completed by defaults. */
export function readPrayerSettings(stored: unknown): PrayerSettings {
  const { city, method, minutes, quiet } = (stored ?? {}) as Record<string, unknown>;
  const given = (minutes ?? {}) as Record<string, unknown>;
  const { min, max } = minutesField;
  const ofPrayer = (prayer: Prayer) => {
    const value = given[prayer];
    return Number.isInteger(value) && Number(value) >= min && Number(value) <= max
      ? Number(value)
      : noMinutes[prayer];
  };
  return {
    city: typeof city === "string" && cityOf(city) ? city : null,
    method: methodIds.find((id) => id === method) ?? null,
    minutes: Object.fromEntries(prayers.map((prayer) => [prayer, ofPrayer(prayer)])) as Record<
      Prayer,
      number
    >,
    quiet: quiet !== false,
  };
}

/** The place of a person's prayer times. */
export interface OwnPlace extends PrayerPlace {
  /** The city's id. */
  city: string;
  /** The country's code. */
  country: string;
}

/**
 * The place of a person's times.
 * @param timeZone the person's IANA zone
 * @returns undefined without a chosen city in a zone without a usual one
 */
export function placeOf(
  { city, method, minutes }: PrayerSettings,
  timeZone: string,
): OwnPlace | undefined {
  const id = city ?? usualCityIn(timeZone);
  const known = id === undefined ? undefined : cityOf(id);
  if (id === undefined || !known) return undefined;
  const { country, latitude, longitude, zones } = known;
  return {
    city: id,
    country,
    latitude,
    longitude,
    // Of a city with several clocks, the person's own.
    zone: zones.find((zone) => zone === timeZone) ?? zones[0],
    method: methods[method ?? countryOf(country).method],
    minutes: sumOf(minutes, known.minutes ?? 0),
  };
}

function sumOf(own: Record<Prayer, number>, ofCity: number): Minutes {
  const sums = prayers.map((prayer) => [prayer, own[prayer] + ofCity] as const);
  return { ...Object.fromEntries(sums), sunrise: ofCity };
}
