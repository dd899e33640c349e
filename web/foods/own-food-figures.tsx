import { shownGrams } from "../../domain/activity/own-foods.ts";
import type { OwnFood } from "../../domain/contract/activity/own-foods.ts";
import { scaleNutrients } from "../../domain/libraries/macros.ts";
import { MacroLine, NutrientValue } from "../meals/macro-row.tsx";
import { nutrientNumber } from "../meals/texts.ts";
import { m } from "../paraglide/messages.js";
import { Amount } from "../ui/bidi.tsx";
import { FactLine } from "../ui/fact-line.tsx";
import { portionGramsText } from "./portion-text.ts";

/** The figures of a serving, and those of 100 g below it. */
export function OwnFoodFigures({ food }: { food: OwnFood }) {
  const grams = shownGrams(food);
  const serving = scaleNutrients(food, grams);
  const { calories } = scaleNutrients(food, 100);
  const hasUnknown = Object.values(serving).includes(null);
  return (
    <div className="grid gap-1 rounded-lg bg-soft px-4 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-muted">
          {food.portion ? portionOf(food.portion) : m.meals_per_100()}
        </span>
        {serving.calories === null ? (
          <NutrientValue name="calories" value={null} />
        ) : (
          <Amount
            value={nutrientNumber("calories", serving.calories)}
            unit={m.macros_kcal()}
            className="text-lg font-semibold"
          />
        )}
      </p>
      <MacroLine nutrients={serving} />
      {food.portion && (
        <FactLine
          className="text-sm text-muted"
          facts={[
            m.meals_per_100(),
            calories === null ? (
              m.macros_unknown()
            ) : (
              <Amount
                key="kcal"
                value={nutrientNumber("calories", calories)}
                unit={m.macros_kcal()}
              />
            ),
          ]}
        />
      )}
      {hasUnknown && food.kind === "recipe" && (
        <p className="text-sm text-warn">{m.own_foods_unknown()}</p>
      )}
    </div>
  );
}

/** «Serving · 240 g». */
function portionOf({ name, grams }: { name: string; grams: number }) {
  const facts = [<bdi key="name">{name}</bdi>, portionGramsText(grams)];
  return <FactLine facts={facts} />;
}
