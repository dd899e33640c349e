import type { TrainingSlot } from "../../domain/ramadan/slots.ts";
import { m } from "../paraglide/messages.js";

export const trainingSlotTexts: Record<TrainingSlot, () => string> = {
  before_suhoor: m.ramadan_training_before_suhoor,
  before_maghrib: m.ramadan_training_before_maghrib,
  after_tarawih: m.ramadan_training_after_tarawih,
};
