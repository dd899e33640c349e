import type { TrainingSlot } from "../../../domain/ramadan/slots.ts";
import { m } from "../../paraglide/messages.js";
import { trainingSlotTexts } from "../../prayers/training-slot-texts.ts";

/** The hour of training that a person shows, or that their day is an ordinary one. */
export const fastText = ({
  training,
  isOrdinary,
}: {
  training: TrainingSlot;
  isOrdinary: boolean;
}): string =>
  isOrdinary ? m.fasts_ordinary() : m.fasts_training({ slot: trainingSlotTexts[training]() });
