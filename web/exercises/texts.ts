import type { ExerciseCategory, ExerciseType } from "../../domain/libraries/exercises.ts";
import { m } from "../paraglide/messages.js";

/** The names of the categories, for both areas. */
export const categoryTexts: Record<ExerciseCategory, () => string> = {
  cardio: m.exercises_category_cardio,
  back: m.exercises_category_back,
  chest: m.exercises_category_chest,
  shoulders: m.exercises_category_shoulders,
  legs: m.exercises_category_legs,
  abs: m.exercises_category_abs,
  biceps: m.exercises_category_biceps,
  triceps: m.exercises_category_triceps,
};

export const exerciseTypeTexts: Record<ExerciseType, () => string> = {
  strength: m.exercises_type_strength,
  cardio: m.exercises_type_cardio,
};
