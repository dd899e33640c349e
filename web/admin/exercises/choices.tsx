import { exerciseCategories } from "../../../domain/libraries/exercises.ts";
import { accountStatuses } from "../../../domain/trainees/trainee.ts";
import { categoryTexts } from "../../exercises/texts.ts";
import { m } from "../../paraglide/messages.js";
import { FilterSelect } from "../list/filter-select.tsx";
import { SortSelect } from "../list/sort-select.tsx";
import type { ListState } from "./list-state.ts";
import { statusTexts } from "./texts.ts";

type ChoicesProps = {
  state: ListState;
  /** A table has heads to sort by, cards have not. */
  wide: boolean;
  onChange: (changes: Partial<ListState>) => void;
};

/** What the list is narrowed by; where no heads can be pressed, its order too. */
export function Choices({ state, wide, onChange }: ChoicesProps) {
  return (
    <>
      <FilterSelect
        label={m.exercises_category()}
        all={m.exercises_all_categories()}
        value={state.category}
        offered={exerciseCategories}
        textOf={(category) => categoryTexts[category]()}
        onChange={(category) => onChange({ category })}
      />
      <FilterSelect
        label={m.exercises_status()}
        all={m.exercises_all_statuses()}
        value={state.status}
        offered={accountStatuses}
        textOf={(status) => statusTexts[status]()}
        onChange={(status) => onChange({ status })}
      />
      {!wide && (
        <SortSelect
          label={m.exercises_sort()}
          state={state}
          offered={offeredSorts}
          other={m.exercises_sort_other()}
          onChange={onChange}
        />
      )}
    </>
  );
}

const offeredSorts = {
  "created desc": m.exercises_sort_created_desc,
  "created asc": m.exercises_sort_created_asc,
  "name asc": m.exercises_sort_name_asc,
  "name desc": m.exercises_sort_name_desc,
  "category asc": m.exercises_sort_category_asc,
};
