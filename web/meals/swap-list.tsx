import type { MealChoice } from "../../domain/contract/libraries/meals.ts";
import { swapFor } from "../../domain/libraries/macros.ts";
import { formatCount } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";
import { Amount } from "../ui/bidi.tsx";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Icon } from "../ui/every-icon.tsx";
import { SimilarityBadge } from "./macro-type-chip.tsx";
import { mealButtonClass } from "./meal-list.tsx";
import { SwapChange } from "./swap-change.tsx";
import { alternativesAmong, type MealToReplace } from "./to-replace.ts";

type AlternativesProps = {
  meals: readonly MealChoice[];
  alternativesOf: MealToReplace;
  onChoose: (meal: MealChoice, instead?: MealToReplace) => void;
};

/** The alternatives of a meal, and a link to all meals. */
export function SwapList({ onAll, ...props }: AlternativesProps & { onAll: () => void }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Alternatives {...props} />
      <Button variant="secondary" onClick={onAll}>
        <Icon name="search" />
        {m.meals_alternatives_all()}
      </Button>
    </div>
  );
}

/** Meals of the same type with at least 90 % similarity, and the grams of equal calories. */
export function Alternatives({ meals, alternativesOf, onChoose }: AlternativesProps) {
  const found = alternativesAmong(meals, alternativesOf);
  if (found.length === 0) {
    return <EmptyState icon={<Icon name="bowl" />} title={m.meals_alternatives_none()} />;
  }
  return (
    <>
      <p className="text-sm text-muted">{m.meals_alternatives_hint()}</p>
      <ul className="grid grid-cols-1 gap-2">
        {found.map(({ meal, similarity }) => {
          const swap = swapFor(alternativesOf, meal);
          return (
            <li key={meal.id}>
              <button
                type="button"
                onClick={() => onChoose(meal, alternativesOf)}
                className={mealButtonClass}
              >
                <span
                  dir="auto"
                  className="clamp-lines-2 w-fit max-w-full font-medium wrap-anywhere"
                >
                  {meal.name}
                </span>
                <SimilarityBadge percent={similarity} />
                <span className="col-span-full flex flex-wrap items-baseline gap-x-3">
                  <span className="font-semibold">
                    <Amount value={formatCount(swap.grams)} unit={m.macros_g()} unitClass="" />
                  </span>
                  <SwapChange swap={swap} />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
