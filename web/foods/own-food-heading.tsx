import { shownGrams } from "../../domain/activity/own-foods.ts";
import type { OwnFood } from "../../domain/contract/activity/own-foods.ts";
import { scaleNutrients } from "../../domain/libraries/macros.ts";
import { NutrientValue } from "../meals/macro-row.tsx";
import { m } from "../paraglide/messages.js";
import { FactLine } from "../ui/fact-line.tsx";
import { portionGramsText } from "./portion-text.ts";

/** An own food on one line: its name and portion, and the calories of the portion as the number. */
export function OwnFoodHeading({ food }: { food: OwnFood }) {
  const { name, servings, portion } = food;
  const { calories } = scaleNutrients(food, shownGrams(food));
  const grams = portion && portionGramsText(portion.grams);
  return (
    <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
      <span className="min-w-0 grow basis-32">
        <bdi className="block leading-snug font-medium wrap-anywhere">{name}</bdi>
        <FactLine
          className="text-sm text-muted"
          facts={[
            servings !== null && m.own_foods_servings({ count: servings }),
            portion ? <bdi key="portion">{portion.name}</bdi> : m.meals_per_100(),
            grams,
          ]}
        />
      </span>
      <NutrientValue name="calories" value={calories} large />
    </span>
  );
}
