import { exerciseCategories } from "../../../../domain/libraries/exercises.ts";
import { equipmentFilters } from "../../../../domain/libraries/movement/equipment.ts";
import { muscles } from "../../../../domain/libraries/movement/muscle-names.ts";
import { equipmentTexts } from "../../../exercises/equipment-texts.ts";
import { muscleTexts } from "../../../exercises/movement/muscle-texts.ts";
import { m } from "../../../paraglide/messages.js";
import { FilterChips } from "../../../ui/filter-chips.tsx";
import { PillToggle } from "../../../ui/pill-toggle.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { categoryTexts } from "../texts.ts";
import type { LibraryFilter } from "./query.ts";

type LibraryFiltersProps = {
  filter: LibraryFilter;
  onChange: (changes: Partial<LibraryFilter>) => void;
  hint?: string;
  autoFocus?: boolean;
  /** In a narrow column: without the categories, which the search and the muscles find. */
  narrow?: boolean;
};

/** The search, own exercises, muscles and equipment above the results; in a dialog the search stays in view. */
export function LibraryFilters({
  filter,
  onChange,
  narrow = false,
  ...field
}: LibraryFiltersProps) {
  return (
    <>
      <div
        className={`flex flex-wrap gap-2 *:grow [&>search]:basis-64 ${narrow ? "" : "sticky top-0 z-10 -mt-1 bg-overlay pt-1 pb-1"}`}
      >
        <SearchField
          label={m.schedule_pick_search()}
          value={filter.search}
          onSearch={(search) => onChange({ search })}
          {...field}
        />
        {!narrow && (
          <Select
            aria-label={m.schedule_pick_category()}
            value={filter.category ?? ""}
            options={[
              { value: "", label: m.schedule_pick_all() },
              ...exerciseCategories.map((value) => ({ value, label: categoryTexts[value]() })),
            ]}
            onChange={(value) =>
              onChange({ category: exerciseCategories.find((each) => each === value) })
            }
          />
        )}
        {!narrow && (
          <OwnToggle filter={filter} onChange={onChange} className="min-h-12! px-4! text-base!" />
        )}
      </div>
      <div
        className={`grid grid-cols-1 ${narrow ? "gap-1 [&_fieldset_label]:min-h-9 [&_fieldset_label]:px-3 [&_fieldset_label]:text-sm" : ""}`}
      >
        <FilterChips
          label={m.exercises_muscles()}
          name="libraryMuscle"
          all={m.exercises_muscle_all()}
          options={muscles.map((value) => ({ value, label: muscleTexts[value]() }))}
          value={filter.muscle}
          onChange={(muscle) => onChange({ muscle })}
        />
        <FilterChips
          label={m.equipment_label()}
          name="libraryEquipment"
          all={m.equipment_all()}
          options={equipmentFilters.map((value) => ({ value, label: equipmentTexts[value]() }))}
          value={filter.equipment}
          onChange={(equipment) => onChange({ equipment })}
        />
      </div>
    </>
  );
}

type OwnToggleProps = Pick<LibraryFiltersProps, "filter" | "onChange"> & { className?: string };

/** Shows the trainer's own exercises only. */
export function OwnToggle({ filter, onChange, className = "" }: OwnToggleProps) {
  return (
    <PillToggle
      aria-pressed={filter.origin === "own"}
      onClick={() => onChange({ origin: filter.origin ? undefined : "own" })}
      className={`grow-0! ${className}`}
    >
      {m.exercises_origin_own()}
    </PillToggle>
  );
}
