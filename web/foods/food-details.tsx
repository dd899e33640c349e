import type { Food } from "../../domain/contract/libraries/foods.ts";
import { formatNumber } from "../lib/format/format.ts";
import { MacroTypeChip } from "../meals/macro-type-chip.tsx";
import { m } from "../paraglide/messages.js";
import { Amount } from "../ui/bidi.tsx";
import { foodCategoryTexts, foodSourceText, otherNutrients, otherNutrientTexts } from "./texts.ts";

/** The rest of a food: its category, other values in an amount, and their source. */
export function FoodDetails({ food, grams }: { food: Food; grams: number }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-muted">
        {foodCategoryTexts[food.category]()}
        <MacroTypeChip nutrients={food} />
      </p>
      <dl aria-label={m.foods_details()} className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
        {otherNutrients.map((name) => {
          const value = food[name];
          return (
            <div key={name} className="flex justify-between gap-3 border-b border-line py-1.5">
              <dt className="text-muted">{otherNutrientTexts[name]()}</dt>
              <dd>
                {value === null ? (
                  <span className="text-muted">{m.macros_unknown()}</span>
                ) : (
                  <Amount
                    value={formatNumber((value * grams) / 100, name === "sodium" ? 0 : 1)}
                    unit={name === "sodium" ? m.foods_mg() : m.macros_g()}
                    unitClass=""
                  />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="text-sm text-muted">{foodSourceText(food)}</p>
    </>
  );
}
