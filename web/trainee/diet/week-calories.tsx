import { type DayNutrition, dayNutrition, overPlan } from "../../../domain/activity/meal-day.ts";
import { type LocalDate, weekDates } from "../../../domain/calendar.ts";
import type { MealWeek } from "../../../domain/contract/activity/diet.ts";
import { formatCount, formatDay } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Card } from "../../ui/card.tsx";
import { targetOfDay } from "./target-of-day.ts";

type WeekCaloriesProps = {
  week: Pick<MealWeek, "weekStart" | "meals" | "ownMeals" | "targets" | "uncompared">;
  date: LocalDate;
  today: LocalDate;
  onShow: (date: LocalDate) => void;
};

const height = 96;

/** The calories of each day as a bar against its plan; a bar opens its day. */
export function WeekCalories({ week, date, today, onShow }: WeekCaloriesProps) {
  const days = weekDates(week.weekStart).map((day) => {
    const onDay = <Meal extends { date: string }>(meals: readonly Meal[]) =>
      meals.filter((meal) => meal.date === day);
    const target = targetOfDay(week, day);
    return { day, ...caloriesOf(dayNutrition(onDay(week.meals), onDay(week.ownMeals), target)) };
  });
  const initials = m.calendar_weekday_initials().split(" ");
  const most = Math.max(1, ...days.flatMap(({ eaten, plan }) => [eaten ?? 0, plan ?? 0]));
  return (
    <Card title={m.diet_week()}>
      <ol className="grid grid-cols-7 gap-1">
        {days.map(({ day, eaten, plan, over }, place) => (
          <li key={day}>
            <button
              type="button"
              aria-current={day === date ? "date" : undefined}
              onClick={() => onShow(day)}
              className={`grid w-full justify-items-center gap-1 rounded-md py-1.5 text-sm transition hover:bg-soft ${day === date ? "bg-soft font-semibold" : ""}`}
            >
              <svg width="16" height={height} aria-hidden="true" className="overflow-visible">
                <Bar value={plan ?? 0} most={most} className="fill-line" />
                {day <= today && (
                  <Bar
                    value={eaten ?? 0}
                    most={most}
                    className={over > 0 ? "fill-warn" : "fill-accent"}
                  />
                )}
              </svg>
              <span aria-hidden="true">{initials[place]}</span>
              <span className="sr-only">{sentenceOf({ day, eaten, plan })}</span>
            </button>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function caloriesOf({ consumed, planned }: DayNutrition) {
  const [eaten, plan] = [consumed.total.calories, planned.total.calories];
  return { eaten, plan, over: overPlan(eaten, plan) };
}

function Bar({ value, most, className }: { value: number; most: number; className: string }) {
  const tall = Math.round((value / most) * height);
  return <rect y={height - tall} width="16" height={tall} rx={4} className={className} />;
}

function sentenceOf({
  day,
  eaten,
  plan,
}: {
  day: string;
  eaten: number | null;
  plan: number | null;
}) {
  const amount = (kcal: number | null) => (kcal === null ? m.macros_unknown() : formatCount(kcal));
  const said = { day: formatDay(day, { weekday: "long" }), eaten: amount(eaten) };
  return plan === null
    ? m.diet_week_day_eaten(said)
    : m.diet_week_day({ ...said, plan: amount(plan) });
}
