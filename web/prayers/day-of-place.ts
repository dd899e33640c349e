import { addDays, localDateAt, minuteOfDay } from "../../domain/calendar.ts";
import { cityOf, countryOf } from "../../domain/prayers/cities.ts";
import type { MethodId } from "../../domain/prayers/methods.ts";
import { isRamadan, readRamadanSettings } from "../../domain/prayers/ramadan.ts";
import { type OwnPlace, type PrayerSettings, placeOf } from "../../domain/prayers/settings.ts";
import { type DayTimes, prayerTimes } from "../../domain/prayers/times.ts";
import { type TimeName, timeNames } from "./texts.ts";

/** What is known of a person's prayers at an instant. */
export interface PlaceDay {
  place: OwnPlace;
  method: MethodId;
  /** The city's civil day; undefined where the sun does not rise or set on it. */
  times: DayTimes | undefined;
  /** The next prayer. After isha it is the fajr of tomorrow. */
  next: { name: TimeName; at: number; tomorrow: boolean } | undefined;
  /** Whether the clocks of the city show another time than the person's. */
  otherClock: boolean;
}

/**
 * The day of a person's place.
 * @param timeZone the person's IANA zone
 * @param now UTC milliseconds
 * @returns undefined without a chosen city in a zone without a usual one
 */
export function dayOfPlace(
  settings: PrayerSettings,
  timeZone: string,
  now: number,
): PlaceDay | undefined {
  const place = placeOf(settings, timeZone);
  const city = place && cityOf(place.city);
  if (!place || !city) return undefined;
  const date = localDateAt(now, place.zone);
  const timesOf = (day: string) =>
    prayerTimes(place, day, {
      inRamadan: isRamadan(day, place.country, readRamadanSettings(null)),
    });
  const times = timesOf(date);
  return {
    place,
    method: settings.method ?? countryOf(place.country).method,
    times,
    next: nextOf(times, () => timesOf(addDays(date, 1)), now),
    otherClock: !city.zones.some((zone) => clockOf(zone, now) === clockOf(timeZone, now)),
  };
}

function nextOf(
  today: DayTimes | undefined,
  tomorrow: () => DayTimes | undefined,
  now: number,
): PlaceDay["next"] {
  if (!today) return undefined;
  const name = timeNames.find((each) => each !== "sunrise" && today[each] > now);
  if (name) return { name, at: today[name], tomorrow: false };
  const fajr = tomorrow()?.fajr;
  return fajr === undefined ? undefined : { name: "fajr", at: fajr, tomorrow: true };
}

const clockOf = (zone: string, now: number) =>
  `${localDateAt(now, zone)} ${minuteOfDay(now, zone)}`;
