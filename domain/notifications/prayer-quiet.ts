import { quietUntil } from "../prayers/quiet-prayers.ts";
import { isRamadan, type RamadanSettings } from "../prayers/ramadan.ts";
import { type PrayerSettings, placeOf } from "../prayers/settings.ts";

/** What decides whether a person's alert waits for the end of a prayer. */
interface PrayingPerson {
  timeZone: string;
  prayers: PrayerSettings;
  ramadan: RamadanSettings;
}

/**
 * The end of the prayer until which alerts of people wait. People of one place share one calculation.
 * @param at UTC milliseconds
 * @returns UTC milliseconds for a person; undefined if their alerts go out now
 */
export function prayerQuietAt(at: number): (person: PrayingPerson) => number | undefined {
  const known = new Map<string, number | undefined>();
  return ({ timeZone, prayers, ramadan }) => {
    const place = prayers.quiet ? placeOf(prayers, timeZone) : undefined;
    if (!place) return undefined;
    const key = JSON.stringify(place);
    if (!known.has(key)) {
      const until = quietUntil(at, place, (date) => isRamadan(date, place.country, ramadan), {
        ofMonth: ramadan.on,
      });
      known.set(key, until);
    }
    return known.get(key);
  };
}
