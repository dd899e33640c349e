import type { Template } from "../../../domain/contract/templates/templates.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import type { TemplateLevel } from "../../../domain/templates/templates.ts";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import { goalTexts } from "../../person-form/texts.ts";

export const levelTexts: Record<TemplateLevel, () => string> = {
  beginner: m.templates_level_beginner,
  intermediate: m.templates_level_intermediate,
  advanced: m.templates_level_advanced,
};

export const kindTexts: Record<ScheduleKind, () => string> = {
  exercises: m.templates_kind_exercises,
  meals: m.templates_kind_meals,
};

type Tagged = Pick<Template, "goal" | "level" | "daysPerWeek">;

/** For whom and how often, as far as it was said. */
export const tagsOf = ({ goal, level, daysPerWeek }: Tagged): string[] => [
  ...(goal ? [goalTexts[goal]()] : []),
  ...(level ? [levelTexts[level]()] : []),
  ...(daysPerWeek === null ? [] : [m.templates_days_per_week({ count: daysPerWeek })]),
];

/** How long it is and how much it holds. */
export const countsOf = ({ weeks, exercises, meals, calories }: Template): string[] => [
  m.templates_weeks_count({ count: weeks }),
  ...(exercises > 0 ? [m.schedule_exercises_count({ count: exercises })] : []),
  ...(meals > 0 ? [m.schedule_meals_count({ count: meals })] : []),
  ...(calories === null ? [] : [m.templates_kcal_a_day({ kcal: formatCount(calories) })]),
];

/** The description in the language of the screen, as far as there is one. */
export const descriptionIn = ({
  description,
  englishDescription,
}: Pick<Template, "description" | "englishDescription">): string | null =>
  getLocale() === "en" ? englishDescription || description : description;

/** Whether its items were changed since those who follow it got them. */
export const isAhead = ({ editedAt, people }: Template): boolean => editedAt !== null && people > 0;
