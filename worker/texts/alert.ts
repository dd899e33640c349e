import { directionOf, type Language } from "../../domain/language.ts";
import type { PushType } from "../../domain/notifications/push.ts";
import { m } from "./paraglide/messages.js";

/** Texts for a lock screen: the kind of event, never its content. */
const bodies: Record<PushType | "try", (inputs: object, options: { locale: Language }) => string> =
  {
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
  };

export interface Alert {
  type: PushType | "try";
  /** A path inside the app. */
  link: string;
  /** A later alert with the same tag replaces an earlier one. */
  tag: string;
}

/** An alert in the form that the service worker reads. */
export function alertData({ type, link, tag }: Alert, language: Language): string {
  const title = m.app_name({}, { locale: language });
  const body = bodies[type]({}, { locale: language });
  return JSON.stringify({ title, body, lang: language, dir: directionOf(language), link, tag });
}
