import { useState } from "react";
import { type DairyCategory, dairyCategories } from "../../domain/libraries/foods.ts";
import { m } from "../paraglide/messages.js";
import { FilterChips } from "../ui/filter-chips.tsx";
import { FoodResults } from "./food-results.tsx";
import { type FoodSearchProps, isLongEnough, stickyClass } from "./simple-search.tsx";
import { foodCategoryTexts } from "./texts.ts";

/** The dairy list by its eight categories, with a search. */
export function DairySearch({ load, search, field, row, plain }: FoodSearchProps) {
  const [category, setCategory] = useState<DairyCategory>();
  const words = isLongEnough(search) ? search : "";
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className={stickyClass}>
        {field}
        <FilterChips
          name="dairy-category"
          label={m.foods_category()}
          all={m.foods_dairy_all()}
          options={dairyCategories.map((value) => ({ value, label: foodCategoryTexts[value]() }))}
          value={category}
          onChange={setCategory}
        />
      </div>
      <FoodResults
        load={load}
        search={{ search: words, dairy: true, category }}
        row={row}
        plain={plain}
      />
    </div>
  );
}
