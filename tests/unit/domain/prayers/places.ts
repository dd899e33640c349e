import { minuteOfDay } from "../../../../domain/calendar.ts";
import { cityOf } from "../../../../domain/prayers/cities.ts";
import { type OwnPlace, placeOf, readPrayerSettings } from "../../../../domain/prayers/settings.ts";

/** The place of a city as its people have it without choices, by its usual clock. */
export function placeIn(city: string): OwnPlace {
  const place = placeOf(readPrayerSettings({ city }), cityOf(city)?.zones[0] ?? "");
  if (!place) throw new Error(`no city ${city}`);
  return place;
}

/** An instant as the clock of a zone shows it, `HH:MM`. */
export function shownIn(zone: string, instant: number | undefined): string {
  if (instant === undefined) return "none";
  const minute = minuteOfDay(instant, zone);
  return [Math.floor(minute / 60), minute % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}
