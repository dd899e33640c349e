import type { MealTiming } from "../../../domain/meals.ts";
import { m } from "../../paraglide/messages.js";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { mealOptions } from "./texts.ts";

const all = "all";

type CategoryFilterProps = {
  value: MealTiming | undefined;
  onChange: (category: MealTiming | undefined) => void;
};

/** All meals, or those of one slot. */
export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const options = [{ value: all, label: m.diet_all() }, ...mealOptions()];
  return (
    <ChoiceChips
      name="filter"
      label={m.diet_category()}
      labelHidden
      oneLine
      options={options}
      defaultValue={[value ?? all]}
      onChange={([chosen = all]) => onChange(chosen === all ? undefined : (chosen as MealTiming))}
    />
  );
}
