import type { Hours } from "../../../domain/activity/day-clock.ts";
import type { MealSlot, TrainingSlot } from "../../../domain/ramadan/slots.ts";
import { m } from "../../paraglide/messages.js";

export const mealSlotTexts: Record<MealSlot, () => string> = {
  suhoor: m.ramadan_meal_suhoor,
  iftar: m.ramadan_meal_iftar,
  after_tarawih: m.ramadan_meal_after_tarawih,
};

export const trainingSlotTexts: Record<TrainingSlot, () => string> = {
  before_suhoor: m.ramadan_training_before_suhoor,
  before_maghrib: m.ramadan_training_before_maghrib,
  after_tarawih: m.ramadan_training_after_tarawih,
};

/** «17:19», of a minute of the day. */
export const clockText = (minute: number): string =>
  `${Math.floor((minute % 1440) / 60)}:${String(minute % 60).padStart(2, "0")}`;

/** «From 4:05 to 5:20». */
export function hoursText([from, until]: Hours): string {
  const text = (hour: number) => (hour >= 24 ? "24:00" : clockText(Math.round(hour * 60)));
  return m.calendar_hours({ from: text(from), until: text(until) });
}
