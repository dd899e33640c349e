import { dayNutrition, eatenPlate, mealSlots } from "../../domain/activity/meal-day.ts";
import type { LocalDate } from "../../domain/calendar.ts";
import type { OwnMeal } from "../../domain/contract/activity/diet.ts";
import type { ScheduledMeal } from "../../domain/contract/schedules/schedules.ts";
import type { NutrientSum } from "../../domain/libraries/macros.ts";
import type { MealTiming } from "../../domain/libraries/meals.ts";
import type { MealStatus } from "../../domain/schedules/schedules.ts";

type Language = "ar" | "en";

interface DayReport {
  language: Language;
  name: string;
  date: LocalDate;
  /** What the trainee wrote; may be empty. */
  text: string;
  meals: readonly ScheduledMeal[];
  ownMeals: readonly OwnMeal[];
}

interface Texts {
  locale: string;
  title: (name: string) => string;
  calories: (eaten: string, planned: string) => string;
  incomplete: string;
  grams: (grams: number) => string;
  instead: (name: string) => string;
  beside: string;
  comma: string;
  statuses: Record<MealStatus, string>;
  timings: Record<MealTiming, string>;
}

const texts: Record<Language, Texts> = {
  ar: {
    locale: "ar-u-ca-gregory-nu-latn",
    title: (name) => `يوم غذائي من ${name}`,
    calories: (eaten, planned) => `السعرات: ${eaten} من ${planned}`,
    incomplete: "بعض القيم غير متوفرة",
    grams: (grams) => `${grams} غ`,
    instead: (name) => `بدل ${name}`,
    beside: "خارج الخطة",
    comma: "، ",
    statuses: { consumed: "تم", skipped: "تخطٍّ", pending: "لم تُسجّل" },
    timings: { breakfast: "الفطور", lunch: "الغداء", dinner: "العشاء", snack: "وجبة خفيفة" },
  },
  en: {
    locale: "en-GB",
    title: (name) => `A day of food from ${name}`,
    calories: (eaten, planned) => `Calories: ${eaten} of ${planned}`,
    incomplete: "some values are not available",
    grams: (grams) => `${grams} g`,
    instead: (name) => `instead of ${name}`,
    beside: "beside the plan",
    comma: ", ",
    statuses: { consumed: "done", skipped: "skipped", pending: "not logged" },
    timings: { breakfast: "Breakfast", lunch: "Lunch", dinner: "Dinner", snack: "Snack" },
  },
};

const messageLength = 240;

/** What the trainer reads: the note with the day below it, and the notification that tells of it. */
export function dietNoteTexts(report: DayReport): { note: string; title: string; message: string } {
  const { name, text, language } = report;
  const day = dayLines(report);
  const typed = text.trim();
  const message = typed || day.slice(0, 2).join(" · ");
  return {
    note: (typed ? [typed, "", ...day] : day).join("\n"),
    title: texts[language].title(name),
    message: message.length > messageLength ? `${message.slice(0, messageLength - 1)}…` : message,
  };
}

function dayLines({ language, date, meals, ownMeals }: DayReport): string[] {
  const words = texts[language];
  const { consumed, planned } = dayNutrition(meals, ownMeals);
  const calories = words.calories(caloriesOf(consumed), caloriesOf(planned));
  const isWhole = consumed.missing.calories === 0;
  const lines = mealSlots(meals, ownMeals).flatMap(({ timing, assigned, logged }) => [
    ...assigned.map((meal) => {
      const { name, quantity } = eatenPlate(meal);
      const instead = meal.substitute ? [words.instead(meal.name)] : [];
      const parts = [`${name} ${words.grams(quantity)}`, ...instead, words.statuses[meal.status]];
      return `${words.timings[timing]}: ${parts.join(words.comma)}`;
    }),
    ...logged.map((meal) => {
      const grams = meal.foodId ? ` ${words.grams(meal.quantity)}` : "";
      const parts = [`${meal.name}${grams}`, words.beside, words.statuses[meal.status]];
      return `${words.timings[timing]}: ${parts.join(words.comma)}`;
    }),
  ]);
  const weekday = new Intl.DateTimeFormat(words.locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(Date.parse(`${date}T00:00:00Z`));
  return [weekday, isWhole ? calories : `${calories}${words.comma}${words.incomplete}`, ...lines];
}

const caloriesOf = ({ total }: NutrientSum) => String(total.calories ?? "–");
