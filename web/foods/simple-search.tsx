import { foldForSearch } from "../../domain/arabic.ts";
import type { Food } from "../../domain/contract/libraries/foods.ts";
import { foodSearch } from "../../domain/libraries/foods.ts";
import { m } from "../paraglide/messages.js";
import { FoodResults } from "./food-results.tsx";
import { FoodSearchField } from "./food-search-field.tsx";
import type { LoadFoods } from "./query.ts";

export type FoodSearchProps = {
  load: LoadFoods;
  search: string;
  onSearch: (search: string) => void;
  onChoose: (food: Food) => void;
};

export const isLongEnough = (search: string) =>
  foldForSearch(search).length >= foodSearch.minLength;

/** The search stays above its results. */
export const stickyClass = "sticky -top-1 z-10 grid grid-cols-1 gap-2 bg-overlay pt-1 pb-1";

/** A search by words. */
export function SimpleSearch({ load, search, onSearch, onChoose }: FoodSearchProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className={stickyClass}>
        <FoodSearchField search={search} onSearch={onSearch} autoFocus />
      </div>
      {isLongEnough(search) ? (
        <FoodResults load={load} search={{ search }} onChoose={onChoose} />
      ) : (
        <p className="py-8 text-center text-muted">{m.foods_search_hint()}</p>
      )}
    </div>
  );
}
