import { askedCounts } from "../../domain/check-ins/questions.ts";
import { seedId } from "../seed/ids.ts";
import { libraryForms } from "./check-in-forms.ts";
import { libraryFoods } from "./dishes.ts";
import { libraryExercises } from "./exercises.ts";
import type { LibraryFood } from "./foods.ts";
import { libraryMeals } from "./meals.ts";
import { initialPlans } from "./plans.ts";
import { shopped } from "./shopping.ts";
import { type StarterPart, type StarterRow, starterTables, writtenAt } from "./starter-tables.ts";
import { templateRows } from "./starter-templates.ts";

export const foodId = ({ sequence }: LibraryFood) => seedId("food", writtenAt, 0, sequence);

const plans = initialPlans.map(
  (plan, position): StarterRow => ({
    id: plan.id,
    values: [
      plan.name,
      plan.englishName,
      plan.priceAgorot,
      plan.months,
      JSON.stringify(plan.features),
      JSON.stringify(plan.englishFeatures),
      position,
    ],
  }),
);

const exercises = libraryExercises.map(
  (exercise): StarterRow => ({
    id: seedId("exercise", writtenAt, 0, exercise.number),
    values: [
      exercise.category,
      exercise.type,
      exercise.name,
      exercise.englishName,
      exercise.sets,
      exercise.reps,
      // `duration` in words, of versions before `seconds`.
      null,
      // `description` is for the trainer's words; the movement has the steps.
      null,
      exercise.search,
      exercise.seconds,
      exercise.metres,
      exercise.movement,
    ],
  }),
);

/** The values of `added` of foods, in its order. */
function shopValues(food: LibraryFood) {
  const { boughtAs, unit, grams } = shopped(food);
  const bought = boughtAs?.map((each) => ({ foodId: foodId(each.food), grams: each.grams }));
  return [bought ? JSON.stringify(bought) : null, unit, grams];
}

const foods = libraryFoods.map(
  (food): StarterRow => ({
    id: foodId(food),
    values: [
      food.usdaId,
      food.source,
      food.category,
      food.rank,
      food.name,
      food.englishName,
      food.per100.calories,
      food.per100.protein,
      food.per100.carbs,
      food.per100.fat,
      food.per100.fiber,
      food.per100.sugar,
      food.per100.saturatedFat,
      food.per100.sodium,
      food.search,
      food.familiarity,
      ...shopValues(food),
    ],
    parts: food.portions.map(({ name, englishName, grams }) => [name, englishName, grams]),
  }),
);

const meals = libraryMeals.map(
  ({ number, timing, name, description, per100, search, parts }): StarterRow => ({
    id: seedId("meal", writtenAt, 0, number),
    values: [
      timing,
      timing,
      name,
      description,
      per100.calories,
      per100.protein,
      per100.carbs,
      per100.fat,
      search,
    ],
    parts: parts.map(({ food, grams }) => [foodId(food), grams]),
  }),
);

const checkInForms = libraryForms.map(
  ({ number, name, englishName, questions }): StarterRow => ({
    id: seedId("checkInForm", writtenAt, 0, number),
    values: [name, englishName, JSON.stringify(questions), JSON.stringify(askedCounts(questions))],
  }),
);

/** The starter library, with referenced tables before their references. */
export const starter: readonly StarterPart[] = [
  { table: starterTables.plans, rows: plans },
  { table: starterTables.exercises, rows: exercises },
  { table: starterTables.foods, rows: foods },
  { table: starterTables.meals, rows: meals },
  { table: starterTables.templates, rows: templateRows },
  { table: starterTables.check_in_forms, rows: checkInForms },
];
