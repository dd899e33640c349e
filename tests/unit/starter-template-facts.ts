import { libraryExercises } from "../../scripts/library/exercises.ts";
import { libraryMeals } from "../../scripts/library/meals.ts";
import type { TemplateExercise } from "../../scripts/library/template-items.ts";
import { libraryTemplates } from "../../scripts/library/templates.ts";
import { countsOf, type MuscleGroup } from "../support/muscles.ts";

export type Template = (typeof libraryTemplates)[number];

const exerciseOf = new Map(libraryExercises.map((exercise) => [exercise.number, exercise]));
export const mealOf = new Map(libraryMeals.map((meal) => [meal.number, meal]));
export const nameOf = ({ number }: TemplateExercise) => exerciseOf.get(number)?.englishName ?? "";
export function counted({ number }: TemplateExercise) {
  const exercise = exerciseOf.get(number);
  if (!exercise) throw new Error(`no exercise ${number}`);
  return countsOf(exercise);
}
export const isCardio = ({ number }: TemplateExercise) => exerciseOf.get(number)?.type === "cardio";
export const repeated = (values: readonly unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
export const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

export const weeksOf = ({ weeks }: Template) => Array.from({ length: weeks }, (_, week) => week);
export const daysOf = <Item extends { week: number; dayOfWeek: number }>(
  items: readonly Item[],
) => [...Map.groupBy(items, ({ week, dayOfWeek }) => week * 7 + dayOfWeek).entries()];
export const named = (number: number) => {
  const template = libraryTemplates.find((each) => each.number === number);
  if (!template) throw new Error(`no template ${number}`);
  return template;
};

/** Sets per muscle in one week: whole for the main muscle, half for the others. */
export function setsOf(
  exercises: readonly TemplateExercise[],
): Partial<Record<MuscleGroup, number>> {
  const sets: Partial<Record<MuscleGroup, number>> = {};
  for (const exercise of exercises.filter((each) => !isCardio(each))) {
    const { main, also } = counted(exercise);
    sets[main] = (sets[main] ?? 0) + exercise.sets;
    for (const muscle of also) sets[muscle] = (sets[muscle] ?? 0) + exercise.sets / 2;
  }
  return sets;
}

export const ofWeek = ({ exercises }: Template, week: number) =>
  exercises.filter((exercise) => exercise.week === week);
/** The weeks of Ramadan have rules of their own: they keep instead of adding. */
export const isOfRamadan = ({ englishName }: Template) => /^Ramadan\b/.test(englishName);
export const resistance = libraryTemplates.filter(
  (template) =>
    !isOfRamadan(template) && template.exercises.some((exercise) => !isCardio(exercise)),
);
export const wholeBody = resistance.filter(({ number }) => number !== 8);
export const withMeals = libraryTemplates.filter(({ meals }) => meals.length > 0);
