import { foodSearch } from "../../domain/libraries/foods.ts";
import { m } from "../paraglide/messages.js";
import { SearchField } from "../ui/search-field.tsx";

type FoodSearchFieldProps = {
  search: string;
  onSearch: (search: string) => void;
  autoFocus?: boolean;
  /** The pause in typing in milliseconds; none where results are on the phone. */
  pauseMs?: number;
};

/** The search field of every food search. */
export function FoodSearchField({
  search,
  onSearch,
  autoFocus,
  pauseMs = foodSearch.pauseMs,
}: FoodSearchFieldProps) {
  return (
    <SearchField
      autoFocus={autoFocus}
      label={m.foods_search()}
      value={search}
      onSearch={onSearch}
      pauseMs={pauseMs}
    />
  );
}
