import { scheduleExercises, scheduleMeals } from "../../db/schema.ts";

const e = scheduleExercises;

/** A scheduled exercise as it crosses the wire. */
export const scheduledExerciseColumns = {
  id: e.id,
  exerciseId: e.exerciseId,
  date: e.date,
  dayOfWeek: e.dayOfWeek,
  position: e.position,
  name: e.name,
  category: e.category,
  type: e.type,
  description: e.description,
  videoUrl: e.videoUrl,
  videoId: e.videoId,
  sets: e.sets,
  reps: e.reps,
  weight: e.weight,
  duration: e.duration,
  status: e.status,
  completedAt: e.completedAt,
};

const m = scheduleMeals;

/** A scheduled meal as it crosses the wire. */
export const scheduledMealColumns = {
  id: m.id,
  mealId: m.mealId,
  date: m.date,
  dayOfWeek: m.dayOfWeek,
  position: m.position,
  timing: m.timing,
  name: m.name,
  description: m.description,
  calories: m.calories,
  protein: m.protein,
  carbs: m.carbs,
  fat: m.fat,
  quantity: m.quantity,
  substitute: m.substitute,
  status: m.status,
  consumedAt: m.consumedAt,
};
