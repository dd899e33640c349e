import { type ExerciseCategory, exerciseCategories } from "../../../domain/exercises.ts";
import { type AccountStatus, accountStatuses } from "../../../domain/trainee.ts";
import { categoryTexts } from "../../exercises/texts.ts";
import { m } from "../../paraglide/messages.js";
import { Select } from "../../ui/select.tsx";
import { SortSelect } from "../list/sort-select.tsx";
import type { ListState } from "./list-state.ts";
import { statusTexts } from "./texts.ts";

type ChoicesProps = {
  state: ListState;
  /** A table has heads to sort by, cards have not. */
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
        aria-label={m.exercises_category()}
        value={state.category ?? all}
        options={[
          choice(all, m.exercises_all_categories()),
          ...exerciseCategories.map((category) => choice(category, categoryTexts[category]())),
        ]}
        onChange={(value) => onChange({ category: (value as ExerciseCategory) || undefined })}
      />
      <Select
        aria-label={m.exercises_status()}
        value={state.status ?? all}
        options={[
          choice(all, m.exercises_all_statuses()),
          ...accountStatuses.map((status) => choice(status, statusTexts[status]())),
        ]}
        onChange={(value) => onChange({ status: (value as AccountStatus) || undefined })}
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
