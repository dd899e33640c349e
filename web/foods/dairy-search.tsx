import { useState } from "react";
import { type DairyCategory, dairyCategories, foodSearch } from "../../domain/foods.ts";
import { m } from "../paraglide/messages.js";
import { ChoiceChips } from "../ui/choice-chips.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { FoodResults } from "./food-results.tsx";
import { type FoodSearchProps, isLongEnough, stickyClass } from "./simple-search.tsx";
import { foodCategoryTexts } from "./texts.ts";

const all = "all";

/** The dairy list by its eight categories; words narrow it further. */
export function DairySearch({ load, search, onSearch, onChoose }: FoodSearchProps) {
  const [category, setCategory] = useState<DairyCategory>();
  const words = isLongEnough(search) ? search : "";
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className={stickyClass}>
        <SearchField
          label={m.foods_search()}
          value={search}
          onSearch={onSearch}
          pauseMs={foodSearch.pauseMs}
        />
        <ChoiceChips
          name="dairy-category"
          label={m.foods_category()}
          labelHidden
          oneLine
          options={[
            { value: all, label: m.foods_dairy_all() },
            ...dairyCategories.map((value) => ({ value, label: foodCategoryTexts[value]() })),
          ]}
          defaultValue={[category ?? all]}
          onChange={([value]) => setCategory(dairyCategories.find((each) => each === value))}
        />
      </div>
      <FoodResults
        load={load}
        search={{ search: words, dairy: true, category }}
        onChoose={onChoose}
      />
    </div>
  );
}
