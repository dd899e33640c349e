import type { ReactNode } from "react";
import { foldForSearch } from "../../domain/arabic.ts";
import type { Food } from "../../domain/contract/libraries/foods.ts";
import { foodSearch } from "../../domain/libraries/foods.ts";
import { m } from "../paraglide/messages.js";
import { FoodResults } from "./food-results.tsx";
import type { LoadFoods } from "./query.ts";

export type FoodSearchProps = {
  load: LoadFoods;
  search: string;
  /** The search field; the caller may show it elsewhere. */
  field?: ReactNode;
  /** The row of a found food. */
  row: (food: Food) => ReactNode;
  /** Whether the rows stand without a frame. */
  plain?: boolean;
};

export const isLongEnough = (search: string) =>
  foldForSearch(search).length >= foodSearch.minLength;

/** The search stays above its results. */
export const stickyClass = "sticky -top-1 z-10 grid grid-cols-1 gap-2 bg-overlay pt-1 pb-1";

/** A search by words. */
export function SimpleSearch({ load, search, field, row }: FoodSearchProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className={stickyClass}>{field}</div>
      {isLongEnough(search) ? (
        <FoodResults load={load} search={{ search }} row={row} />
      ) : (
        <p className="py-8 text-center text-muted">{m.foods_search_hint()}</p>
      )}
    </div>
  );
}
