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

/** The goal, the level and the days a week, where set. */
export const tagsOf = ({ goal, level, daysPerWeek }: Tagged): string[] => [
  ...(goal ? [goalTexts[goal]()] : []),
  ...(level ? [levelTexts[level]()] : []),
  ...(daysPerWeek === null ? [] : [m.templates_days_per_week({ count: daysPerWeek })]),
];

/** The length of a template and its numbers of items. */
export const countsOf = ({ weeks, exercises, meals, calories }: Template): string[] => [
  m.templates_weeks_count({ count: weeks }),
  ...(exercises > 0 ? [m.schedule_exercises_count({ count: exercises })] : []),
  ...(meals > 0 ? [m.schedule_meals_count({ count: meals })] : []),
  ...(calories === null ? [] : [m.templates_kcal_a_day({ kcal: formatCount(calories) })]),
];

/** The description in the screen's language, if there is one; otherwise the other. */
export const descriptionIn = ({
  description,
  englishDescription,
}: Pick<Template, "description" | "englishDescription">): string | null =>
  getLocale() === "en" ? englishDescription || description : description;

/** Whether its items changed after its followers received them. */
export const isAhead = ({ editedAt, people }: Template): boolean => editedAt !== null && people > 0;
