import { type ReactNode, useState } from "react";
import { eatenFoods } from "../../../../domain/activity/meal-choices.ts";
import { foldForSearch } from "../../../../domain/arabic.ts";
import type { LocalDate } from "../../../../domain/calendar.ts";
import type { MealAtHand } from "../../../../domain/contract/activity/diet.ts";
import type { Food } from "../../../../domain/contract/libraries/foods.ts";
import { type MealTiming, mealTimings } from "../../../../domain/libraries/meals.ts";
import { AdvancedSearch } from "../../../foods/advanced-search.tsx";
import { DairySearch } from "../../../foods/dairy-search.tsx";
import type { FoodView } from "../../../foods/food-dialog.tsx";
import { FoodSearchField } from "../../../foods/food-search-field.tsx";
import { isLongEnough } from "../../../foods/simple-search.tsx";
import { nameIn } from "../../../lib/format/names.ts";
import { useWho } from "../../../lib/session/use-who.ts";
import { timingOptions } from "../../../meals/texts.ts";
import { m } from "../../../paraglide/messages.js";
import { ChoiceChips } from "../../../ui/choice-chips.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { loadFoods } from "../library-queries.ts";
import type { MealsHere } from "../use-at-hand.ts";
import { AtHand } from "./at-hand.tsx";
import { FoundFoods } from "./found-foods.tsx";
import { useHeld } from "./use-held.ts";
import type { Plate } from "./use-plate.ts";

type FoodListProps = {
  here: MealsHere;
  /** The trainee's own recipes and foods, each in its portion. */
  ownFoods: readonly MealAtHand[];
  date: LocalDate;
  plate: Plate;
  timing: MealTiming;
  /** Whether the foods need the room of the chips, as over a keyboard. */
  low: boolean;
  /** Present where the meal of the day is still open. */
  onTiming?: (timing: MealTiming) => void;
  search: string;
  onSearch: (search: string) => void;
  row: (meal: MealAtHand, name: string, details?: Food) => ReactNode;
  onHand: () => void;
};

/** The search with the focus, its other ways as quiet chips, and the foods at hand until something is typed. */
export function FoodList(props: FoodListProps) {
  const { here, ownFoods, date, plate, timing, low, onTiming, search, onSearch, row, onHand } =
    props;
  const gender = useWho()?.gender ?? "other";
  const [view, setView] = useState<FoodView>("simple");
  const known = useHeld(here.known, search);
  const eaten = known ? eatenFoods(known, timing) : [];
  const found = (food: Food) => {
    const last = eaten.find(({ foodId }) => foodId === food.id);
    return row(last ?? choiceOf(food), nameIn(food), food);
  };
  const atHand = (meal: MealAtHand) => row(meal, nameIn(meal));
  const toggle = (other: FoodView) => setView(view === other ? "simple" : other);
  return (
    <div data-low={low || undefined} className="group/low grid grid-cols-1 gap-3 data-low:gap-1">
      <div className="sticky -top-1 z-10 bg-overlay py-1">
        <FoodSearchField search={search} onSearch={onSearch} autoFocus pauseMs={0} />
      </div>
      <div
        hidden={low && view === "simple"}
        className="-mt-2 edges -mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] *:shrink-0"
      >
        <button type="button" onClick={onHand} className={chip}>
          <Icon name="edit" className="text-muted" />
          {m.diet_by_hand_yourself({ gender })}
        </button>
        <ViewChip on={view === "advanced"} onPress={() => toggle("advanced")}>
          {m.foods_view_advanced()}
        </ViewChip>
        <ViewChip on={view === "dairy"} onPress={() => toggle("dairy")}>
          {m.foods_view_dairy()}
        </ViewChip>
      </div>
      {onTiming && (
        <ChoiceChips
          name="timing"
          label={m.diet_category()}
          labelHidden
          oneLine={low}
          options={timingOptions()}
          value={[timing]}
          onChange={([chosen]) => {
            const next = mealTimings.find((each) => each === chosen);
            if (next) onTiming(next);
          }}
        />
      )}
      {view === "advanced" ? (
        <AdvancedSearch load={loadFoods} search={search} row={found} plain />
      ) : view === "dairy" ? (
        <DairySearch load={loadFoods} search={search} row={found} plain />
      ) : isLongEnough(search) ? (
        <FoundFoods
          search={search}
          everyday={here.everyday}
          eaten={eaten}
          own={matching([...ownFoods, ...eaten.filter(isByHand)], search).map(atHand)}
          row={found}
          eatenRow={atHand}
          onHand={onHand}
        />
      ) : known || here.failed ? (
        <AtHand
          known={known}
          everyday={here.everyday}
          ownFoods={ownFoods}
          date={date}
          timing={timing}
          plate={plate}
          row={atHand}
          foodRow={found}
        />
      ) : (
        <Loading className="grid gap-2">
          {["a", "b", "c", "d", "e"].map((each) => (
            <Skeleton key={each} className="h-14 rounded-md" />
          ))}
        </Loading>
      )}
    </div>
  );
}

const isByHand = ({ foodId, ownFoodId }: MealAtHand) => foodId === null && !ownFoodId;

/** The meals with every word of a search in their names. */
function matching(meals: readonly MealAtHand[], search: string): MealAtHand[] {
  const words = foldForSearch(search).split(" ").filter(Boolean);
  return meals.filter(({ name }) => {
    const folded = foldForSearch(name);
    return words.every((word) => folded.includes(word));
  });
}

const chip =
  "inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line px-3.5 text-sm transition select-none hover:bg-soft aria-pressed:border-accent-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-ink";

type ViewChipProps = { on: boolean; onPress: () => void; children: ReactNode };

export function ViewChip({ on, onPress, children }: ViewChipProps) {
  return (
    <button type="button" aria-pressed={on} onClick={onPress} className={chip}>
      {children}
    </button>
  );
}

/** A found food with its first household measure, otherwise 100 g. */
export function choiceOf(food: Food): MealAtHand {
  const { id, name, englishName, calories, protein, carbs, fat } = food;
  const [first] = food.portions;
  return {
    id,
    foodId: id,
    name,
    englishName,
    description: null,
    category: null,
    calories,
    protein,
    carbs,
    fat,
    quantity: first?.grams ?? 100,
    portion: first ? { ...first, count: 1 } : null,
  };
}
