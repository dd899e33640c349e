import type { DayClock } from "../../../../domain/activity/day-clock.ts";
import { timingAt } from "../../../../domain/activity/meal-choices.ts";
import { minuteOfDay } from "../../../../domain/calendar.ts";
import type { MealTiming } from "../../../../domain/libraries/meals.ts";
import { ownZone } from "../../../lib/format/own-zone.ts";

/** The meal that the clock of the person's own zone proposes. */
export const timingNow = (clock?: DayClock): MealTiming =>
  timingAt(Math.floor(minuteOfDay(Date.now(), ownZone()) / 60), clock);
