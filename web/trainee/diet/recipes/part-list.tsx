import { Fragment, type ReactNode, useRef, useState } from "react";
import type { MealAtHand } from "../../../../domain/contract/activity/diet.ts";
import type { Food } from "../../../../domain/contract/libraries/foods.ts";
import { rawFirst } from "../../../../domain/libraries/raw-foods.ts";
import { AdvancedSearch } from "../../../foods/advanced-search.tsx";
import { DairySearch } from "../../../foods/dairy-search.tsx";
import type { FoodView } from "../../../foods/food-dialog.tsx";
import { FoodResults } from "../../../foods/food-results.tsx";
import { FoodSearchField } from "../../../foods/food-search-field.tsx";
import { isLongEnough } from "../../../foods/simple-search.tsx";
import { useOnline } from "../../../lib/waiting/use-waiting-writes.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { choiceOf, ViewChip } from "../add/food-list.tsx";
import { FoundFoods } from "../add/found-foods.tsx";
import type { Everyday } from "../add/use-everyday.ts";
import { loadFoods } from "../library-queries.ts";
import { usedParts } from "./part-meals.ts";
import { useOwnFoods } from "./use-own-foods.ts";

type PartListProps = {
  search: string;
  onSearch: (search: string) => void;
  everyday: Everyday | undefined;
  row: (meal: MealAtHand, details?: Food) => ReactNode;
};

/** The search for ingredients, raw ones first; until something is typed, those of earlier recipes or of every kitchen. */
export function PartList({ search, onSearch, everyday, row }: PartListProps) {
  const [view, setView] = useState<FoodView>("simple");
  const online = useOnline();
  const used = usedParts(useOwnFoods().foods ?? []);
  const toggle = (other: FoodView) => setView(view === other ? "simple" : other);
  const found = (food: Food) => row(choiceOf(food), food);
  const field = useRef<HTMLDivElement>(null);
  const startTitle = used.length > 0 ? m.own_foods_parts_used() : m.diet_common();
  const restart = () => {
    onSearch("");
    field.current?.querySelector("input")?.focus();
  };
  const none = {
    text: m.own_foods_parts_none(),
    action: (
      <Button variant="secondary" onClick={restart}>
        {startTitle}
      </Button>
    ),
  };
  const props = { load: loadFoods, row: found, plain: true };
  return (
    <div className="grid grid-cols-1 gap-3">
      <div ref={field} className="sticky -top-1 z-10 bg-overlay py-1">
        <FoodSearchField search={search} onSearch={onSearch} autoFocus />
      </div>
      <div className="-mt-2 edges -mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] *:shrink-0">
        <ViewChip on={view === "advanced"} onPress={() => toggle("advanced")}>
          {m.foods_view_advanced()}
        </ViewChip>
        <ViewChip on={view === "dairy"} onPress={() => toggle("dairy")}>
          {m.foods_view_dairy()}
        </ViewChip>
      </div>
      {view === "advanced" ? (
        <AdvancedSearch {...props} search={search} />
      ) : view === "dairy" ? (
        <DairySearch {...props} search={search} />
      ) : !isLongEnough(search) ? (
        <section aria-label={startTitle}>
          <h3 className="pb-1 text-sm font-medium text-muted">{startTitle}</h3>
          <ul>
            {used.length > 0
              ? used.map((meal) => row(meal))
              : everyday
                  ?.basicFoods()
                  .map((food) => <Fragment key={food.id}>{found(food)}</Fragment>)}
          </ul>
        </section>
      ) : online ? (
        <FoodResults {...props} search={{ search }} order={rawFirst} none={none} />
      ) : (
        <FoundFoods
          search={search}
          everyday={everyday}
          eaten={[]}
          own={[]}
          row={found}
          eatenRow={row}
        />
      )}
    </div>
  );
}
