import { CalculationParameters, Coordinates, HighLatitudeRule, PrayerTimes } from "adhan";
import type { LocalDate } from "../calendar.ts";
import type { City } from "./cities.ts";
import { type Method, type Minutes, type Prayer, prayers } from "./methods.ts";

/** A place and how its times are calculated. */
export interface PrayerPlace extends Pick<City, "latitude" | "longitude"> {
  /** IANA name: its days, and the hours of its Friday. */
  zone: string;
  method: Method;
  /** Minutes by which its times differ from the method's. */
  minutes?: Minutes;
}

/** The times of one day, UTC milliseconds, whole minutes. Isha may be after midnight. */
export type DayTimes = Record<Prayer | "sunrise", number>;

/**
 * The times of a day of a place, ±1 minute of the authorities' calendars.
 * @param date the place's civil day
 * @param inRamadan whether the day is in Ramadan, when some authorities delay isha
 * @returns undefined where the sun does not set or rise that day, beyond about 65° north
 */
export function prayerTimes(
  { latitude, longitude, method, minutes = {} }: PrayerPlace,
  date: LocalDate,
  { inRamadan = false }: { inRamadan?: boolean } = {},
): DayTimes | undefined {
  const { fajr, isha } = method;
  const after = typeof isha === "number" ? 0 : (inRamadan && isha.inRamadan) || isha.after;
  const parameters = new CalculationParameters(
    null,
    fajr,
    typeof isha === "number" ? isha : 0,
    after,
  );
  const coordinates = new Coordinates(latitude, longitude);
  parameters.highLatitudeRule = HighLatitudeRule.recommended(coordinates);
  for (const name of [...prayers, "sunrise"] as const) {
    parameters.adjustments[name] = (method.minutes?.[name] ?? 0) + (minutes[name] ?? 0);
  }
  // The library reads the day by the device's clock; at noon no change of a clock moves it.
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const times = new PrayerTimes(coordinates, new Date(year, month - 1, day, 12), parameters);
  const at = (name: Prayer | "sunrise") => times[name].getTime();
  const known = Object.fromEntries(
    [...prayers, "sunrise" as const].map((name) => [name, at(name)]),
  );
  return Object.values(known).some(Number.isNaN) ? undefined : (known as DayTimes);
}
