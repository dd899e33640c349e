import { type MealSort, type MealTiming, mealTimings } from "../../../domain/meals.ts";
import { type AccountStatus, accountStatuses } from "../../../domain/trainee.ts";
import type { SortDirection } from "../../../domain/trainees.ts";
import { timingTexts } from "../../meals/texts.ts";
import { m } from "../../paraglide/messages.js";
import { Select } from "../../ui/select.tsx";
import type { ListState } from "./list-state.ts";
import { statusTexts } from "./texts.ts";

type ChoicesProps = {
  state: ListState;
  wide: boolean;
  onChange: (changes: Partial<ListState>) => void;
};

const all = "";

/** What the list is narrowed by; where no heads can be pressed, its order too. */
export function Choices({ state, wide, onChange }: ChoicesProps) {
  const choice = (value: string, label: string) => ({ value, label });
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
      {!wide && <SortSelect state={state} onChange={onChange} />}
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

function SortSelect({ state, onChange }: Pick<ChoicesProps, "state" | "onChange">) {
  const value = `${state.sort} ${state.direction}`;
  const options = Object.entries(offeredSorts).map(([sort, text]) => ({
    value: sort,
    label: text(),
  }));
  // An address from a wide screen may hold an order that cards do not offer.
  if (!(value in offeredSorts)) options.push({ value, label: m.meals_sort_other() });
  return (
    <Select
      className="max-sm:col-span-2"
      aria-label={m.meals_sort()}
      value={value}
      options={options}
      onChange={(chosen) => {
        const [sort, direction] = chosen.split(" ") as [MealSort, SortDirection];
        onChange({ sort, direction });
      }}
    />
  );
}
