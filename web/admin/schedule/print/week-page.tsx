import type { ReactNode } from "react";
import { lightened } from "../../../../domain/activity/lighter-days.ts";
import { type NutritionTarget, targetOn } from "../../../../domain/body/nutrition-target.ts";
import { addDays, weekDates } from "../../../../domain/calendar.ts";
import type {
  ScheduledExercise,
  ScheduledMeal,
} from "../../../../domain/contract/schedules/schedules.ts";
import { scaleNutrients } from "../../../../domain/libraries/macros.ts";
import { mealTimings } from "../../../../domain/libraries/meals.ts";
import type { ScheduleKind } from "../../../../domain/schedules/schedules.ts";
import { placeInSuperset } from "../../../../domain/schedules/supersets.ts";
import { itemsIn } from "../../../../domain/schedules/week-items.ts";
import { totalOf } from "../../../../domain/schedules/week-totals.ts";
import { CategoryIcon } from "../../../exercises/category-icon.tsx";
import { Dose } from "../../../exercises/dose.tsx";
import { supersetName } from "../../../exercises/superset-name.ts";
import { formatCount, formatDay, shortDay } from "../../../lib/format/format.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { timingTexts } from "../../../meals/timing-texts.ts";
import { m } from "../../../paraglide/messages.js";
import { FactLine } from "../../../ui/fact-line.tsx";
import { decidedFacts } from "../cards/decided-facts.tsx";
import { type EditedWeek, isDated } from "../edits/edited-week.ts";

export interface PageChoice {
  kinds: readonly ScheduleKind[];
  pictures: boolean;
}

/** The name of the week, and of its trainee or template. */
export type PageTitle = { name: string; of: string };

type WeekPageProps = { week: EditedWeek; title: PageTitle; choice: PageChoice };

/** A week on one page: seven days side by side, sized by the text. */
export function WeekPage({ week, title, choice }: WeekPageProps) {
  const { kinds } = choice;
  return (
    <div className="flex min-h-full flex-col gap-[0.6em] leading-snug text-black">
      <header className="flex items-baseline justify-between gap-[2em] border-b border-line pb-[0.4em]">
        <p className="text-[1.6em] font-semibold">
          <bdi>{title.name}</bdi>
        </p>
        <p className="text-[1.2em]">{title.of}</p>
        <p className="text-[1.2em] font-semibold">{m.app_name()}</p>
      </header>
      <div className="grid grow grid-cols-7 gap-[0.5em]">
        {weekDates(week.weekStart).map((date, day) => (
          <section key={date} className="min-w-0 rounded-[0.5em] border border-line p-[0.5em]">
            <h2 className="border-b border-line pb-[0.2em] text-[1.15em] font-semibold">
              {formatDay(date, { weekday: "long" })}{" "}
              {isDated(week) && (
                <span className="text-[0.85em] font-normal text-muted">
                  {formatDay(addDays(week.weekStart, day), shortDay)}
                </span>
              )}
            </h2>
            {kinds.includes("exercises") && <Exercises week={week} day={day} choice={choice} />}
            {kinds.includes("meals") && <Meals week={week} day={day} />}
          </section>
        ))}
      </div>
    </div>
  );
}

type DayProps = Omit<WeekPageProps, "title"> & { day: number };

function Exercises({ week, day, choice }: DayProps) {
  const items = itemsIn(lightened(week.exercises, week.lighterDays), { dayOfWeek: day });
  if (items.length === 0) return <p className="pt-[0.4em] text-muted">{m.schedule_page_rest()}</p>;
  return (
    <ol className="grid grid-cols-1 gap-[0.45em] pt-[0.4em]">
      {items.map((item) => (
        <Exercise key={item.id} item={item} items={items} pictures={choice.pictures} />
      ))}
    </ol>
  );
}

type ExerciseProps = {
  item: ScheduledExercise;
  items: readonly ScheduledExercise[];
  pictures: boolean;
};

function Exercise({ item, items, pictures }: ExerciseProps) {
  const found = placeInSuperset(items, item.id);
  return (
    <li className="flex gap-[0.4em]">
      {pictures && (
        <span className="shrink-0 text-[0.6em]">
          <CategoryIcon category={item.category} />
        </span>
      )}
      <span className="min-w-0">
        <bdi className="block font-semibold wrap-anywhere">{nameIn(item)}</bdi>
        <span className="block">
          <Dose {...item} />
        </span>
        <FactLine facts={decidedFacts(item)} className="text-muted" />
        {found && (
          <FactLine
            className="text-muted"
            facts={[
              supersetName(found.superset.index),
              m.exercises_superset_place({
                number: found.place + 1,
                total: found.superset.items.length,
              }),
            ]}
          />
        )}
        {item.note && <bdi className="block text-muted wrap-anywhere">{item.note}</bdi>}
      </span>
    </li>
  );
}

function Meals({ week, day }: Omit<DayProps, "choice">) {
  const meals = week.meals.filter(({ dayOfWeek }) => dayOfWeek === day);
  const target = targetOn(week.targets, addDays(week.weekStart, day));
  if (meals.length === 0 && !target) return null;
  const calories = meals.length > 0 ? totalOf(meals).total.calories : null;
  return (
    <div className="grid grid-cols-1 gap-[0.35em] pt-[0.5em]">
      {mealTimings.map((timing) => {
        const items = itemsIn(meals, { dayOfWeek: day, timing });
        return (
          items.length > 0 && (
            <Slot key={timing} title={timingTexts[timing]()}>
              {items.map((meal) => (
                <Meal key={meal.id} meal={meal} />
              ))}
            </Slot>
          )
        );
      })}
      {(calories !== null || target) && (
        <p className="border-t border-line pt-[0.2em] font-semibold">{dayText(calories, target)}</p>
      )}
    </div>
  );
}

/** The day's calories and their target. */
function dayText(calories: number | null, target: NutritionTarget | undefined): string {
  if (calories === null) return m.templates_target({ kcal: formatCount(target?.calories ?? 0) });
  const kcal = formatCount(calories);
  if (!target) return m.schedule_kcal({ kcal });
  return m.schedule_of_target({ kcal, target: formatCount(target.calories) });
}

function Slot({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-[0.9em] text-muted">{title}</h3>
      <ul className="grid grid-cols-1 gap-[0.15em]">{children}</ul>
    </div>
  );
}

function Meal({ meal }: { meal: ScheduledMeal }) {
  const { calories } = scaleNutrients(meal, meal.quantity);
  return (
    <li>
      <bdi className="block font-semibold wrap-anywhere">{meal.name}</bdi>
      <FactLine
        className="text-muted"
        facts={[
          m.diet_grams({ grams: meal.quantity }),
          calories !== null && m.schedule_kcal({ kcal: formatCount(calories) }),
        ]}
      />
    </li>
  );
}
