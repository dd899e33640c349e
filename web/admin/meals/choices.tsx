import { mealTimings } from "../../../domain/libraries/meals.ts";
import { accountStatuses } from "../../../domain/trainees/trainee.ts";
import { timingTexts } from "../../meals/texts.ts";
import { m } from "../../paraglide/messages.js";
import { FilterSelect } from "../list/filter-select.tsx";
import { SortSelect } from "../list/sort-select.tsx";
import type { ListState } from "./list-state.ts";
import { statusTexts } from "./texts.ts";

type ChoicesProps = {
  state: ListState;
  wide: boolean;
  onChange: (changes: Partial<ListState>) => void;
};

/** What the list is narrowed by; where no heads can be pressed, its order too. */
export function Choices({ state, wide, onChange }: ChoicesProps) {
  return (
    <>
      <FilterSelect
        label={m.meals_filter_category()}
        all={m.meals_all_categories()}
        value={state.category}
        offered={mealTimings}
        textOf={(timing) => timingTexts[timing]()}
        onChange={(category) => onChange({ category })}
      />
      <FilterSelect
        label={m.meals_filter_status()}
        all={m.meals_all_statuses()}
        value={state.status}
        offered={accountStatuses}
        textOf={(status) => statusTexts[status]()}
        onChange={(status) => onChange({ status })}
      />
      {!wide && (
        <SortSelect
          label={m.meals_sort()}
          state={state}
          offered={offeredSorts}
          other={m.meals_sort_other()}
          onChange={onChange}
        />
      )}
    </>
  );
}

const offeredSorts = {
  "created desc": m.meals_sort_created_desc,
  "created asc": m.meals_sort_created_asc,
  "name asc": m.meals_sort_name_asc,
  "name desc": m.meals_sort_name_desc,
  "calories asc": m.meals_sort_calories_asc,
  "calories desc": m.meals_sort_calories_desc,
  "protein desc": m.meals_sort_protein_desc,
};
