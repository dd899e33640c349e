import type { MealTiming } from "../../../domain/libraries/meals.ts";
import { timingOptions } from "../../meals/texts.ts";
import { m } from "../../paraglide/messages.js";
import { FilterChips } from "../../ui/filter-chips.tsx";

type CategoryFilterProps = {
  value: MealTiming | undefined;
  onChange: (category: MealTiming | undefined) => void;
};

/** All meals, or those of one slot. */
export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  return (
    <FilterChips
      name="filter"
      label={m.diet_category()}
      all={m.diet_all()}
      options={timingOptions()}
      value={value}
      onChange={onChange}
    />
  );
}
