export type ExerciseColumn =
  | ("name" | "englishName" | "category" | "sets" | "reps" | "seconds" | "rest")
  | ("description" | "videoUrl");

export type MealColumn =
  | "name"
  | "description"
  | "timing"
  | "calories"
  | "protein"
  | "carbs"
  | "fat";
