import {
  type ActivityLevel,
  activityLevels,
  calculatorDefaults,
} from "../../../domain/body/calories.ts";
import { m } from "../../paraglide/messages.js";

const storageKey = "activity-level";

export const activityTexts = {
  low: m.calories_activity_low,
  medium: m.calories_activity_medium,
  high: m.calories_activity_high,
};

/** The last chosen level of this device; profiles have none. */
export function readActivity(): ActivityLevel {
  try {
    const stored = localStorage.getItem(storageKey);
    return activityLevels.find((level) => level === stored) ?? calculatorDefaults.activity;
  } catch {
    return calculatorDefaults.activity;
  }
}

export function keepActivity(level: ActivityLevel): void {
  try {
    localStorage.setItem(storageKey, level);
  } catch {
    // Storage may be refused; the choice then lasts as long as the screen.
  }
}
