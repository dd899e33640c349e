import {
  type TemplateLevel,
  templateLevels,
  templateSearchText,
} from "../../domain/templates/templates.ts";
import { type Goal, goals } from "../../domain/trainee.ts";
import { oneOf, readTable } from "./table.ts";
import {
  type TemplateExercise,
  type TemplateMeal,
  templateExercises,
  templateMeals,
} from "./template-items.ts";

interface LibraryTemplate {
  /** The last part of its id. */
  number: number;
  name: string;
  englishName: string;
  /** Its audience, reasons and source. */
  description: string;
  englishDescription: string;
  goal: Goal;
  level: TemplateLevel | null;
  daysPerWeek: number | null;
  weeks: number;
  search: string;
  exercises: TemplateExercise[];
  meals: TemplateMeal[];
}

export const libraryTemplates: readonly LibraryTemplate[] = readTable("templates", [
  "number",
  "name",
  "english_name",
  "goal",
  "level",
  "days",
  "weeks",
  "description",
  "english_description",
]).map((row) => {
  const number = Number(row.number);
  const texts = {
    name: row.name,
    englishName: row.english_name,
    description: row.description,
    englishDescription: row.english_description,
  };
  const belongsToIt = ({ template }: { template: number }) => template === number;
  return {
    number,
    ...texts,
    goal: oneOf(goals, row.goal),
    level: row.level === "" ? null : oneOf(templateLevels, row.level),
    daysPerWeek: row.days === "" ? null : Number(row.days),
    weeks: Number(row.weeks),
    search: templateSearchText(texts),
    exercises: templateExercises.filter(belongsToIt),
    meals: templateMeals.filter(belongsToIt),
  };
});
