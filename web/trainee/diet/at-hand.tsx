import type { ReactNode } from "react";
import { plateNutrients } from "../../../domain/activity/meal-day.ts";
import type { MealAtHand, MealsAtHand } from "../../../domain/contract/activity/diet.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { amountText, caloriesText } from "./texts.ts";

type AtHandProps = {
  known: MealsAtHand;
  isToday: boolean;
  onEat: (meals: readonly MealAtHand[]) => void;
  /** Called for a favourite; its grams are asked for. */
  onChoose: (food: MealAtHand) => void;
};

/** Meals to eat again without a search: the day before, recent ones, favourites. */
export function AtHand({ known, isToday, onEat, onChoose }: AtHandProps) {
  const { dayBefore, recents, favourites } = known;
  return (
    <>
      {dayBefore.length > 0 && (
        <Shelf
          title={isToday ? m.diet_as_yesterday() : m.diet_as_day_before()}
          meals={dayBefore}
          verb={m.diet_eat_again}
          onTap={(meal) => onEat([meal])}
          action={
            dayBefore.length > 1 && (
              <Button variant="ghost" onClick={() => onEat(dayBefore)}>
                {m.diet_eat_all_again()}
              </Button>
            )
          }
        />
      )}
      {favourites.length > 0 && (
        <Shelf
          title={m.diet_favourites()}
          meals={favourites}
          verb={m.diet_choose_grams}
          onTap={onChoose}
        />
      )}
      {recents.length > 0 && (
        <Shelf
          title={m.diet_recents()}
          meals={recents}
          verb={m.diet_eat_again}
          onTap={(meal) => onEat([meal])}
        />
      )}
    </>
  );
}

type ShelfProps = {
  title: string;
  meals: readonly MealAtHand[];
  /** The action of a tap, for screen readers. */
  verb: (of: { name: string }) => string;
  onTap: (meal: MealAtHand) => void;
  action?: ReactNode;
};

function Shelf({ title, meals, verb, onTap, action }: ShelfProps) {
  return (
    <section aria-label={title}>
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h3 className="text-base font-semibold">{title}</h3>
        {action}
      </header>
      {/* A new first meal remounts the line, as the browser would keep the old first one in view. */}
      <ul key={meals[0]?.id} className="-mx-1 flex snap-x gap-2 overflow-x-auto px-1 pb-2">
        {meals.map((meal) => (
          <li key={meal.id} className="w-44 shrink-0 snap-start">
            <button
              type="button"
              aria-label={verb({ name: meal.name })}
              onClick={() => onTap(meal)}
              className="flex size-full min-h-16 items-center gap-2 rounded-lg border border-line px-3 py-2 text-start transition hover:bg-soft"
            >
              <span className="min-w-0 grow">
                <bdi className="clamp-line block font-medium">{meal.name}</bdi>
                <span className="flex flex-wrap gap-x-2 text-sm text-muted">
                  {factsOf(meal).map((fact) => (
                    <span key={fact}>{fact}</span>
                  ))}
                </span>
              </span>
              <Icon name="plus" className="shrink-0 text-accent-ink" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function factsOf(meal: MealAtHand): string[] {
  const calories = caloriesText(plateNutrients(meal).calories);
  return meal.foodId === null ? [calories] : [amountText(meal), calories];
}
