import { directionOf, type Language } from "../../domain/language.ts";
import type { PushType } from "../../domain/notifications/push.ts";
import type { ReminderKind } from "../../domain/notifications/reminders.ts";
import { m } from "./paraglide/messages.js";

/** Texts for a lock screen: the kind of event, never its content; of the fast only the fajr that its person asked for. */
const bodies: Record<
  PushType | "try" | ReminderKind,
  (inputs: { minutes: number }, options: { locale: Language }) => string
> = {
  info: m.alert_info,
  success: m.alert_success,
  warning: m.alert_warning,
  error: m.alert_error,
  weight: m.alert_weight,
  exercise: m.alert_exercise,
  meal: m.alert_meal,
  subscription: m.alert_subscription,
  chat: m.alert_chat,
  try: m.alert_try,
  suhoor: m.alert_suhoor,
  water: m.alert_water,
  training: m.alert_training,
  weigh_in: m.alert_weigh_in,
};

export interface Alert {
  type: PushType | "try" | ReminderKind;
  /** A path inside the app. */
  link: string;
  /** A later alert with the same tag replaces an earlier one. */
  tag: string;
  /** Whole minutes until the beginning that a reminder announces. */
  minutes?: number;
  /** The time for which a push service keeps it undelivered, in seconds; a day by default. */
  keptSeconds?: number;
}

/** An alert in the form that the service worker reads. */
export function alertData({ type, link, tag, minutes = 0 }: Alert, language: Language): string {
  const title = m.app_name({}, { locale: language });
  const body = bodies[type]({ minutes }, { locale: language });
  return JSON.stringify({ title, body, lang: language, dir: directionOf(language), link, tag });
}
