import type { ExerciseCategory } from "../../../domain/libraries/exercises.ts";
import type { ExerciseStatus } from "../../../domain/schedules/schedules.ts";
import { m } from "../../paraglide/messages.js";
import type { Tone } from "../../ui/badge.tsx";

export const categoryTexts: Record<ExerciseCategory, () => string> = {
  cardio: m.training_category_cardio,
  back: m.training_category_back,
  chest: m.training_category_chest,
  shoulders: m.training_category_shoulders,
  legs: m.training_category_legs,
  abs: m.training_category_abs,
  biceps: m.training_category_biceps,
  triceps: m.training_category_triceps,
};

export const statusTexts: Record<ExerciseStatus, { text: () => string; tone: Tone }> = {
  pending: { text: m.training_status_pending, tone: "neutral" },
  completed: { text: m.training_status_completed, tone: "good" },
  skipped: { text: m.training_status_skipped, tone: "warn" },
};
