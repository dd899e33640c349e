import { type MealTiming, mealTimings } from "../../../domain/meals.ts";
import { type AccountStatus, accountStatuses } from "../../../domain/trainee.ts";
import { timingTexts } from "../../meals/texts.ts";
import { m } from "../../paraglide/messages.js";
import { Select } from "../../ui/select.tsx";
import { SortSelect } from "../list/sort-select.tsx";
import type { ListState } from "./list-state.ts";
import { statusTexts } from "./texts.ts";

type ChoicesProps = {
  state: ListState;
  wide: boolean;
  onChange: (changes: Partial<ListState>) => void;
};

const all = "";
const choice = (value: string, label: string) => ({ value, label });

/** What the list is narrowed by; where no heads can be pressed, its order too. */
export function Choices({ state, wide, onChange }: ChoicesProps) {
  return (
    <>
      <Select
        aria-label={m.meals_filter_category()}
        value={state.category ?? all}
        options={[
          choice(all, m.meals_all_categories()),
          ...mealTimings.map((timing) => choice(timing, timingTexts[timing]())),
        ]}
        onChange={(value) => onChange({ category: (value as MealTiming) || undefined })}
      />
      <Select
        aria-label={m.meals_filter_status()}
        value={state.status ?? all}
        options={[
          choice(all, m.meals_all_statuses()),
          ...accountStatuses.map((status) => choice(status, statusTexts[status]())),
        ]}
        onChange={(value) => onChange({ status: (value as AccountStatus) || undefined })}
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
