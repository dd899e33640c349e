import { useState } from "react";
import type { Food } from "../../domain/contract/libraries/foods.ts";
import { m } from "../paraglide/messages.js";
import { Dialog } from "../ui/dialog.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { AdvancedSearch } from "./advanced-search.tsx";
import type { ToldAmount } from "./amount-fields.tsx";
import { DairySearch } from "./dairy-search.tsx";
import { FoodAmount } from "./food-amount.tsx";
import { FoodRow } from "./food-results.tsx";
import { FoodSearchField } from "./food-search-field.tsx";
import type { LoadFoods } from "./query.ts";
import { SimpleSearch } from "./simple-search.tsx";

export type FoodView = "simple" | "advanced" | "dairy";

/** A food with its amount; its values are per 100 g, so use `scaleNutrients(food, grams)`. */
interface PickedFood extends ToldAmount {
  food: Food;
}

type FoodDialogProps = {
  /** The area's own request: `loadFoods` of either area. */
  load: LoadFoods;
  /** The first view. */
  view?: FoodView;
  /** The label of the final button; «إضافة» by default. */
  pickLabel?: string;
  /** Called for each picked food; the caller unmounts the dialog or leaves it open. */
  onPick: (picked: PickedFood) => void;
  onClose: () => void;
};

/**
 * The food database: simple and advanced search and the dairy list, then the amount with scaled nutrients. Mount it to
 * open it.
 */
export function FoodDialog({ load, view = "simple", pickLabel, onPick, onClose }: FoodDialogProps) {
  const [shown, setShown] = useState<FoodView>(view);
  const [search, setSearch] = useState("");
  const [food, setFood] = useState<Food>();
  if (food) {
    return (
      <FoodAmount
        food={food}
        pickLabel={pickLabel}
        onClose={onClose}
        onBack={() => setFood(undefined)}
        onPick={(amount) => {
          onPick({ food, ...amount });
          setFood(undefined);
        }}
      />
    );
  }
  const props = {
    load,
    search,
    row: (found: Food) => <FoodRow food={found} onChoose={() => setFood(found)} />,
  };
  const field = (focused: boolean) => (
    <FoodSearchField search={search} onSearch={setSearch} autoFocus={focused} />
  );
  return (
    <Dialog open size="tall" title={m.foods_title()} onClose={onClose}>
      <Tabs
        label={m.foods_view()}
        value={shown}
        onValueChange={(value) => setShown(value as FoodView)}
        tabs={[
          {
            value: "simple",
            label: m.foods_view_simple(),
            content: <SimpleSearch {...props} field={field(true)} />,
          },
          {
            value: "advanced",
            label: m.foods_view_advanced(),
            content: <AdvancedSearch {...props} field={field(false)} />,
          },
          {
            value: "dairy",
            label: m.foods_view_dairy(),
            content: <DairySearch {...props} field={field(false)} />,
          },
        ]}
      />
    </Dialog>
  );
}
