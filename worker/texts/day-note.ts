import { dayNutrition, eatenPlate, mealSlots, overPlan } from "../../domain/activity/meal-day.ts";
import { targetOn } from "../../domain/body/nutrition-target.ts";
import type { LocalDate } from "../../domain/calendar.ts";
import type { OwnMeal } from "../../domain/contract/activity/diet.ts";
import type { DatedTarget } from "../../domain/contract/body/nutrition-targets.ts";
import type { ScheduledMeal } from "../../domain/contract/schedules/schedules.ts";
import type { Language } from "../../domain/language.ts";
import type { NutrientSum } from "../../domain/libraries/macros.ts";
import type { MealTiming } from "../../domain/libraries/meals.ts";
import { type DeficitLimits, limitedTarget } from "../../domain/ramadan/limited-deficits.ts";
import type { MealStatus } from "../../domain/schedules/schedules.ts";
import { noticeMessage } from "./note-notice.ts";
import { m } from "./paraglide/messages.js";

interface DayReport {
  language: Language;
  name: string;
  date: LocalDate;
  /** The trainee's text; may be empty. */
  text: string;
  meals: readonly ScheduledMeal[];
  ownMeals: readonly OwnMeal[];
  targets: readonly DatedTarget[];
  /** What limits the day's deficit. */
  limits: DeficitLimits;
}

type Message<Inputs = object> = (inputs: Inputs, options: { locale: Language }) => string;

const statuses: Record<MealStatus, Message> = {
  consumed: m.day_note_consumed,
  skipped: m.day_note_skipped,
  pending: m.day_note_pending,
};
const timings: Record<MealTiming, Message> = {
  breakfast: m.day_note_breakfast,
  lunch: m.day_note_lunch,
  dinner: m.day_note_dinner,
  snack: m.day_note_snack,
};
export const dateLocales: Record<Language, string> = { ar: "ar-u-ca-gregory-nu-latn", en: "en-GB" };

/** The texts for the trainer: the note followed by the day, and its notification. */
export function dayNoteTexts(report: DayReport): { note: string; title: string; message: string } {
  const { name, text, language } = report;
  const day = dayLines(report);
  const typed = text.trim();
  const message = typed || day.slice(0, 2).join(" · ");
  return {
    note: (typed ? [typed, "", ...day] : day).join("\n"),
    title: m.day_note_title({ name }, { locale: language }),
    message: noticeMessage(message),
  };
}

function dayLines({ language, date, meals, ownMeals, targets, limits }: DayReport): string[] {
  const locale = { locale: language };
  const comma = m.ui_comma({}, locale);
  const target = limitedTarget(targetOn(targets, date), date, limits);
  const { consumed, planned, targeted } = dayNutrition(meals, ownMeals, target);
  const eaten = caloriesOf(consumed);
  const calories =
    planned.total.calories === null
      ? m.day_note_eaten({ eaten }, locale)
      : m.day_note_calories({ eaten, planned: caloriesOf(planned) }, locale);
  const isWhole = consumed.missing.calories === 0;
  const lines = mealSlots(meals, ownMeals).flatMap(({ timing, assigned, logged }) => [
    ...assigned.map((meal) => {
      const { name, quantity } = eatenPlate(meal);
      const plate = `${name} ${m.diet_grams({ grams: quantity }, locale)}`;
      const instead = meal.substitute ? [m.day_note_instead({ name: meal.name }, locale)] : [];
      const parts = [plate, ...instead, statuses[meal.status]({}, locale)];
      return `${timings[timing]({}, locale)}: ${parts.join(comma)}`;
    }),
    ...logged.map((meal) => {
      const grams =
        meal.foodId || meal.portion ? ` ${m.diet_grams({ grams: meal.quantity }, locale)}` : "";
      const beside = m.day_note_beside({}, locale);
      const parts = [`${meal.name}${grams}`, beside, statuses[meal.status]({}, locale)];
      return `${timings[timing]({}, locale)}: ${parts.join(comma)}`;
    }),
  ]);
  const over = overPlan(consumed.total.calories, planned.total.calories);
  const overText = targeted ? m.day_note_over_target : m.day_note_over;
  const beyond = over > 0 ? [overText({ kcal: over }, locale)] : [];
  const weekday = new Intl.DateTimeFormat(dateLocales[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(Date.parse(`${date}T00:00:00Z`));
  const missing = isWhole ? [] : [m.day_note_incomplete({}, locale)];
  return [weekday, [calories, ...beyond, ...missing].join(comma), ...lines];
}

const caloriesOf = ({ total }: NutrientSum) => String(total.calories ?? "–");
