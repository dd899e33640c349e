import type {
  ScheduledExercise,
  ScheduledMeal,
} from "../../../../../domain/contract/schedules/schedules.ts";
import type { PlannedWeek } from "../../../../../domain/contract/schedules/weeks.ts";

export const exercise = (
  id: string,
  overrides: Partial<ScheduledExercise> = {},
): ScheduledExercise => ({
  ...{ id, exerciseId: `library-${id}`, date: "2026-01-04", dayOfWeek: 0, position: 0 },
  ...{ name: id, englishName: null, category: "legs", type: "strength", description: null },
  videoUrl: null,
  ...{ videoId: null, sets: 4, reps: 12, repsTo: null, seconds: null, metres: null },
  ...{ weight: null, percent: null, duration: null, note: null, rest: null, rpe: null },
  ...{ tempo: null, superset: null },
  ...{ progression: null, progressionStep: null, progressionRuns: false },
  ...{ status: "pending", completedAt: null },
  ...overrides,
});
export const meal = (id: string, overrides: Partial<ScheduledMeal> = {}): ScheduledMeal => ({
  ...{ id, mealId: `library-${id}`, date: "2026-01-04", dayOfWeek: 0, position: 0 },
  ...{ name: id, description: null, calories: 100, protein: 5, carbs: 10, fat: null },
  ...{ quantity: 100, timing: "lunch", substitute: null, status: "pending", consumedAt: null },
  ...overrides,
});
export const week = (overrides: Partial<PlannedWeek> = {}): PlannedWeek => ({
  ...{ traineeId: "t", traineeName: "ليان", traineeGender: "female", today: "2026-01-05" },
  ...{ weekStart: "2026-01-04", editable: true, scheduleId: "s", updatedAt: 1 },
  ...{ exercisesAppliedFrom: null, mealsAppliedFrom: null, previous: null, applied: [] },
  ...{ following: [], fromTemplate: [] },
  performed: [],
  lastTimes: [],
  movements: [],
  ...{ targets: [], following: [], fromTemplate: [] },
  exercises: [exercise("a"), exercise("b", { position: 1 })],
  meals: [meal("m"), meal("n", { dayOfWeek: 2, date: "2026-01-06" })],
  ...overrides,
});
