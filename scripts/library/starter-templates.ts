import { seedId } from "../seed/ids.ts";
import { type StarterRow, type StarterValue, writtenAt } from "./starter-tables.ts";
import type { TemplateExercise, TemplateMeal } from "./template-items.ts";
import { libraryTemplates } from "./templates.ts";

/** Above every number of the library and every letter's code. */
const dayFactor = 10_000;

/** A sequence number of an item from its day in the template and its library row. */
const onDay = ({ week, dayOfWeek }: { week: number; dayOfWeek: number }, number: number) =>
  (week * 7 + dayOfWeek) * dayFactor + number;

function exerciseItem(exercise: TemplateExercise): StarterValue[] {
  const { template, number, superset } = exercise;
  const idOf = (kind: "templateExercise" | "templateSuperset", on: number) =>
    seedId(kind, writtenAt, template, onDay(exercise, on));
  return [
    idOf("templateExercise", number),
    seedId("exercise", writtenAt, 0, number),
    exercise.week,
    exercise.dayOfWeek,
    exercise.position,
    exercise.sets,
    exercise.reps,
    exercise.repsTo,
    exercise.seconds,
    exercise.metres,
    exercise.rest,
    exercise.rpe,
    superset && idOf("templateSuperset", superset.charCodeAt(0)),
    exercise.progression,
    exercise.progressionStep,
    exercise.note,
    // Each step of a progression waits for the trainer's approval.
    0,
  ];
}

const mealItem = (meal: TemplateMeal): StarterValue[] => [
  seedId("templateMeal", writtenAt, meal.template, onDay(meal, meal.number)),
  seedId("meal", writtenAt, 0, meal.number),
  meal.week,
  meal.dayOfWeek,
  meal.position,
  meal.timing,
  meal.quantity,
];

/** The templates with their exercises and meals. */
export const templateRows = libraryTemplates.map(
  (template): StarterRow => ({
    id: seedId("template", writtenAt, 0, template.number),
    values: [
      template.name,
      template.englishName,
      template.description,
      template.englishDescription,
      template.goal,
      template.level,
      template.daysPerWeek,
      template.weeks,
      template.search,
    ],
    items: [template.exercises.map(exerciseItem), template.meals.map(mealItem)],
  }),
);
