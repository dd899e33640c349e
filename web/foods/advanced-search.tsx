import { useDeferredValue, useEffect, useState } from "react";
import {
  type FoodCategory,
  foodCategories,
  foodFilters,
  foodSearch,
} from "../../domain/libraries/foods.ts";
import { m } from "../paraglide/messages.js";
import { NumberField } from "../ui/number-field.tsx";
import { SelectField } from "../ui/select.tsx";
import { FoodResults } from "./food-results.tsx";
import { type FoodSearchProps, isLongEnough } from "./simple-search.tsx";
import { foodCategoryTexts } from "./texts.ts";

type Bounds = Partial<Record<BoundName, number>>;
type BoundName = "minCalories" | "maxCalories" | "minProtein" | "maxProtein";

const { calories, protein } = foodFilters;
const boundFields = [
  { name: "minCalories", label: m.foods_calories_from, range: calories, unit: m.macros_kcal },
  { name: "maxCalories", label: m.foods_calories_to, range: calories, unit: m.macros_kcal },
  { name: "minProtein", label: m.foods_protein_from, range: protein, unit: m.macros_g },
  { name: "maxProtein", label: m.foods_protein_to, range: protein, unit: m.macros_g },
] as const;

/** Words, a category, and ranges of calories and protein per 100 g. */
export function AdvancedSearch({ load, search, field, row, plain }: FoodSearchProps) {
  const [category, setCategory] = useState<FoodCategory>();
  const [typed, setTyped] = useState<Bounds>({});
  const bounds = useDeferredValue(usePaused(typed, foodSearch.pauseMs));
  const words = isLongEnough(search) ? search : "";
  const isOut = (name: BoundName, { min, max }: { min: number; max: number }) => {
    const value = typed[name];
    return value !== undefined && (value < min || value > max);
  };
  const refused = boundFields.some(({ name, range }) => isOut(name, range));
  const asked = words !== "" || category !== undefined || Object.keys(bounds).length > 0;

  return (
    <div className="grid grid-cols-1 gap-3">
      {field}
      <SelectField
        name="food-category"
        label={m.foods_category()}
        value={category ?? ""}
        options={[
          { value: "", label: m.foods_category_all() },
          ...foodCategories.map((value) => ({ value, label: foodCategoryTexts[value]() })),
        ]}
        onChange={(value) => setCategory(foodCategories.find((each) => each === value))}
      />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {boundFields.map(({ name, label, range, unit }) => (
          <NumberField
            key={name}
            name={name}
            label={label()}
            unit={unit()}
            {...range}
            placeholder={String(name.startsWith("min") ? range.min : range.max)}
            onValueChange={(value) => setTyped((current) => withBound(current, name, value))}
            error={isOut(name, range) ? m.foods_range_error(range) : undefined}
          />
        ))}
      </div>
      {asked && !refused ? (
        <FoodResults
          load={load}
          search={{ search: words, category, ...bounds }}
          row={row}
          plain={plain}
        />
      ) : (
        <p className="py-4 text-center text-muted">{m.foods_search_hint()}</p>
      )}
    </div>
  );
}

function withBound(bounds: Bounds, name: BoundName, value: number | undefined): Bounds {
  const { [name]: _, ...rest } = bounds;
  return value === undefined ? rest : { ...rest, [name]: value };
}

/** A value after a pause, so that no request is sent for each letter. */
export function usePaused<Value>(value: Value, ms: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
