import type { Hours } from "../../domain/activity/day-clock.ts";
import type { FastingMeal } from "../../domain/ramadan/slots.ts";
import { m } from "../paraglide/messages.js";

export const fastingMealTexts: Record<FastingMeal, () => string> = {
  suhoor: m.ramadan_meal_suhoor,
  iftar: m.ramadan_meal_iftar,
  after_tarawih: m.ramadan_meal_after_tarawih,
};

const dayMinutes = 24 * 60;

/** «05:03», of a minute of the day; of a day before or after it by the clock of a far city, too. */
export function clockText(minute: number): string {
  const ofDay = ((minute % dayMinutes) + dayMinutes) % dayMinutes;
  return [Math.floor(ofDay / 60), ofDay % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

/** «From 04:05 to 05:20». */
export function hoursText([from, until]: Hours): string {
  const text = (hour: number) => (hour >= 24 ? "24:00" : clockText(Math.round(hour * 60)));
  return m.calendar_hours({ from: text(from), until: text(until) });
}
