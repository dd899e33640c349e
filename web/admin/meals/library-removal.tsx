import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MealChoice, MealRow } from "../../../domain/contract/libraries/meals.ts";
import { swapFor } from "../../../domain/libraries/macros.ts";
import type { MealTiming } from "../../../domain/libraries/meals.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { formatCount } from "../../lib/format/format.ts";
import { MealList, MealListSkeleton } from "../../meals/meal-list.tsx";
import { SwapChange } from "../../meals/swap-change.tsx";
import { SwapList } from "../../meals/swap-list.tsx";
import { m } from "../../paraglide/messages.js";
import { Dialog } from "../../ui/dialog.tsx";
import type { RemovalTexts, ReplacementPicker } from "../removal/library.ts";
import { RemovalDialog } from "../removal/removal-dialog.tsx";
import { mealChoicesQuery } from "./library.ts";
import { mealLibrary } from "./queries.ts";

const per = 100;

/** The picker of a replacement: similar meals first, then all. */
const MealReplacement: ReplacementPicker<MealRow> = ({ row, onPick, onClose }) => {
  const { data, error, isFetching, refetch } = useQuery(mealChoicesQuery());
  const [all, setAll] = useState(false);
  const [search, setSearch] = useState("");
  const [category, setCategory] = useState<MealTiming | undefined>(row.category);
  const { id, name, calories, protein, carbs, fat } = row;
  const instead = {
    mealId: id,
    name,
    quantity: per,
    category: row.category,
    per100: { calories, protein, carbs, fat },
  };
  const meals = (data?.meals ?? []).filter((meal) => meal.id !== id);
  const choose = (meal: MealChoice) => {
    const swap = swapFor(instead, meal);
    onPick(
      meal,
      <div className="grid gap-1.5 pt-3">
        <p>{m.meals_replace_per({ name, grams: formatCount(swap.grams), other: meal.name })}</p>
        <SwapChange swap={swap} />
        {!swap.keepsCalories && (
          <p className="text-warn">
            {swap.change.calories === null ? m.meals_swap_unknown() : m.meals_swap_cannot()}
          </p>
        )}
      </div>,
    );
  };
  return (
    <Dialog
      key={String(all)}
      open
      size="full"
      title={m.library_replacement_of({ name })}
      onClose={all ? () => setAll(false) : onClose}
    >
      {!data && error && (
        <LoadFailure
          title={m.meals_pick_failed()}
          error={error}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <MealListSkeleton />}
      {data && !all && (
        <div className="grid grid-cols-1 gap-3">
          <p className="text-sm text-muted">{m.meals_replace_hint({ name })}</p>
          <SwapList
            meals={meals}
            alternativesOf={instead}
            onChoose={choose}
            onAll={() => setAll(true)}
          />
        </div>
      )}
      {data && all && (
        <MealList
          meals={meals}
          filter={{ search, category, onSearch: setSearch, onCategory: setCategory }}
          searchFirst={false}
          last={undefined}
          onChoose={choose}
        />
      )}
    </Dialog>
  );
};

const texts: RemovalTexts = {
  title: m.meals_delete_title,
  unused: m.meals_delete_text,
  confirm: m.meals_delete_confirm,
  archive: m.meals_archive_text,
  replace: m.meals_replace_text,
  remove: m.meals_delete_anyway_text,
};

export const MealRemoval = (props: { row: MealRow; onClose: () => void }) => (
  <RemovalDialog library={mealLibrary} texts={texts} Replacement={MealReplacement} {...props} />
);
