import { useState } from "react";
import type { Food } from "../../domain/contract/libraries/foods.ts";
import { m } from "../paraglide/messages.js";
import { Dialog } from "../ui/dialog.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { AdvancedSearch } from "./advanced-search.tsx";
import type { ToldAmount } from "./amount-fields.tsx";
import { DairySearch } from "./dairy-search.tsx";
import { FoodAmount } from "./food-amount.tsx";
import type { LoadFoods } from "./query.ts";
import { SimpleSearch } from "./simple-search.tsx";

export type FoodView = "simple" | "advanced" | "dairy";

/** A food and how much of it; its values are per 100 g, so `scaleNutrients(food, grams)`. */
interface PickedFood extends ToldAmount {
  food: Food;
}

type FoodDialogProps = {
  /** The area's own request: `loadFoods` of either area. */
  load: LoadFoods;
  /** Which way of searching opens first. */
  view?: FoodView;
  /** What the button that ends it says; «إضافة» by default. */
  pickLabel?: string;
  /** Called once; the caller unmounts the dialog or leaves it open for the next food. */
  onPick: (picked: PickedFood) => void;
  onClose: () => void;
};

/**
 * The food database: simple and advanced search and the dairy list, then the amount in grams or
 * household portions with the nutrients as they scale. Mount it while it is to be seen.
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
  const props = { load, search, onSearch: setSearch, onChoose: setFood };
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
            content: <SimpleSearch {...props} />,
          },
          {
            value: "advanced",
            label: m.foods_view_advanced(),
            content: <AdvancedSearch {...props} />,
          },
          {
            value: "dairy",
            label: m.foods_view_dairy(),
            content: <DairySearch {...props} />,
          },
        ]}
      />
    </Dialog>
  );
}
