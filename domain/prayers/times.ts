import {
  CalculationParameters,
  Coordinates,
  HighLatitudeRule,
  Madhab,
  PrayerTimes,
  Rounding,
} from "adhan";
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

const minuteMs = 60_000;
const named = ["sunrise", ...prayers] as const;

/** On shorter days, beyond 65° north, the sun hardly rises, and the library puts asr anywhere. */
const minDaylightMs = 4 * 60 * minuteMs;

/**
 * The times of a day of a place, ±1 minute of the authorities' calendars.
 * @param date the place's civil day
 * @param inRamadan whether the day is in Ramadan, when some authorities delay isha
 * @returns undefined beyond 65° north where the sun does not set, or shines for less than four hours
 */
export function prayerTimes(
  { latitude, longitude, method, minutes = {} }: PrayerPlace,
  date: LocalDate,
  { inRamadan = false }: { inRamadan?: boolean } = {},
): DayTimes | undefined {
  const coordinates = new Coordinates(latitude, longitude);
  const parameters = parametersOf(method, coordinates, inRamadan);
  // The library reads the day by the device's clock.
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const calculated = new PrayerTimes(coordinates, new Date(year, month - 1, day), parameters);
  const daylight = calculated.sunset.getTime() - calculated.sunrise.getTime();
  if (daylight < minDaylightMs) return undefined;
  const times: Partial<DayTimes> = {};
  for (const name of named) {
    const moved = (method.minutes?.[name] ?? 0) + (minutes[name] ?? 0);
    const minute = Math.round(calculated[name].getTime() / minuteMs + moved);
    // No sunrise, no sunset, or a night without end before the polar day.
    if (Number.isNaN(minute)) return undefined;
    times[name] = minute * minuteMs;
  }
  return times as DayTimes;
}

function parametersOf(
  { fajr, isha, lateAsr, wholeTwilight }: Method,
  coordinates: Coordinates,
  inRamadan: boolean,
): CalculationParameters {
  const parameters =
    typeof isha === "number"
      ? new CalculationParameters(null, fajr, isha)
      : new CalculationParameters(null, fajr, 0, (inRamadan && isha.inRamadan) || isha.after);
  parameters.madhab = lateAsr ? Madhab.Hanafi : Madhab.Shafi;
  parameters.highLatitudeRule = wholeTwilight
    ? HighLatitudeRule.MiddleOfTheNight
    : HighLatitudeRule.recommended(coordinates);
  parameters.rounding = Rounding.None;
  return parameters;
}
