import type { SubscriptionChangeKind } from "../../../domain/memberships/subscriptions.ts";
import { m } from "../../paraglide/messages.js";

type Texts = Record<SubscriptionChangeKind, () => string>;

/** Labels of the buttons. */
export const actionTexts: Texts = {
  renewal: m.subscriptions_renew,
  correction: m.subscriptions_correct,
  from_today: m.subscriptions_from_today,
  pause: m.subscriptions_pause,
  end: m.subscriptions_end,
};

/** The effect of each change, in a sentence. */
export const meaningTexts: Texts = {
  renewal: m.subscriptions_renew_text,
  correction: m.subscriptions_correct_text,
  from_today: m.subscriptions_from_today_text,
  pause: m.subscriptions_pause_text,
  end: m.subscriptions_end_text,
};

/** Toasts after each change. */
export const doneTexts: Texts = {
  renewal: m.subscriptions_renewed,
  correction: m.subscriptions_corrected,
  from_today: m.subscriptions_changed,
  pause: m.subscriptions_paused,
  end: m.subscriptions_ended,
};
