import type { PushSettings } from "./push.ts";
import { isQuiet } from "./quiet-hours.ts";

/** Reminders of the fasting day that a person may choose. Nobody has one by default. */
export const reminderKinds = ["suhoor", "water", "training", "weigh_in"] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/**
 * Reminders at one shown time of the day, which the person chose with it: a suhoor that the night's quiet hours
 * swallow would be useless, and so would a workout before it.
 */
const passesQuietHours: Readonly<Record<ReminderKind, boolean>> = {
  suhoor: true,
  training: true,
  water: false,
  weigh_in: false,
};

/** Whether a chosen reminder comes at an instant, by the person's quiet hours. */
export const mayRemind = (
  { quiet }: PushSettings,
  kind: ReminderKind,
  { at, timeZone }: { at: number; timeZone: string },
): boolean => passesQuietHours[kind] || !(quiet && isQuiet(quiet, at, timeZone));
