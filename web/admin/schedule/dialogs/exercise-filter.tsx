import {
  type ExerciseCategory,
  exerciseCategories,
} from "../../../../domain/libraries/exercises.ts";
import { m } from "../../../paraglide/messages.js";
import { SearchField } from "../../../ui/search-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { categoryTexts } from "../texts.ts";

type ExerciseFilterProps = {
  search: string;
  category: ExerciseCategory | undefined;
  onSearch: (search: string) => void;
  onCategory: (category: ExerciseCategory | undefined) => void;
  hint?: string;
  autoFocus?: boolean;
};

/** The search and categories above the results; it stays in view. */
export function ExerciseFilter({ category, onCategory, search, ...field }: ExerciseFilterProps) {
  return (
    <div className="sticky top-0 z-10 -mt-1 flex flex-wrap gap-2 bg-overlay pt-1 pb-2 *:grow [&>search]:basis-52">
      <SearchField label={m.schedule_pick_search()} value={search} {...field} />
      <Select
        aria-label={m.schedule_pick_category()}
        value={category ?? ""}
        options={[
          { value: "", label: m.schedule_pick_all() },
          ...exerciseCategories.map((value) => ({ value, label: categoryTexts[value]() })),
        ]}
        onChange={(value) => onCategory(exerciseCategories.find((each) => each === value))}
      />
    </div>
  );
}
