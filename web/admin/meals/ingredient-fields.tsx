import { Suspense, useState } from "react";
import { scaleNutrients } from "../../../domain/libraries/macros.ts";
import { roundTo } from "../../../domain/numerals.ts";
import { foodSourceText } from "../../foods/texts.ts";
import { lazyPart } from "../../frame/again.tsx";
import { MacroRow, NutrientValue } from "../../meals/macro-row.tsx";
import { MacroTypeChip } from "../../meals/macro-type-chip.tsx";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { FieldError } from "../../ui/field.tsx";
import type { FieldErrors } from "../../ui/form.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { composed, type Ingredient, type useIngredients } from "./ingredients.ts";
import { loadFoods } from "./library.ts";
import { addFoodName, gramsName } from "./read-meal.ts";

const FoodDialog = lazyPart(async () => (await import("../../foods/food-dialog.tsx")).FoodDialog);

type IngredientFieldsProps = {
  ingredients: ReturnType<typeof useIngredients>;
  errors: FieldErrors;
};

/** The ingredients of a meal in grams, with the derived nutrients. */
export function IngredientFields({ ingredients, errors }: IngredientFieldsProps) {
  const { made, add, remove, setGrams, isFull } = ingredients;
  const [searching, setSearching] = useState(false);
  const { grams, per100 } = composed(made);
  return (
    <div className="grid grid-cols-1 gap-3">
      {made.length === 0 ? (
        <p className="rounded-lg border border-dashed border-line-strong px-4 py-6 text-center text-muted">
          {m.meals_foods_empty()}
        </p>
      ) : (
        <ul aria-label={m.meals_foods_list()} className="grid grid-cols-1 gap-2">
          {made.map((ingredient, index) => (
            <IngredientRow
              key={ingredient.key}
              ingredient={ingredient}
              name={gramsName(index)}
              error={errors[gramsName(index)]}
              onGrams={(value) => setGrams(ingredient.key, value)}
              onRemove={() => remove(ingredient.key)}
            />
          ))}
        </ul>
      )}
      <div>
        <Button
          variant="secondary"
          name={addFoodName}
          aria-describedby="meal-foods-error"
          disabled={isFull}
          onClick={() => setSearching(true)}
        >
          <Icon name="plus" />
          {m.meals_foods_add()}
        </Button>
        <FieldError
          id="meal-foods-error"
          text={
            isFull ? m.meals_foods_too_many() : made.length === 0 ? errors[addFoodName] : undefined
          }
        />
      </div>
      {made.length > 0 && (
        <div aria-live="polite" className="grid grid-cols-1 gap-2 pt-3">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-medium">{m.meals_per_100()}</span>
            <MacroTypeChip nutrients={per100} />
          </p>
          <MacroRow nutrients={scaleNutrients(per100, 100)} />
          {Object.values(per100).includes(null) && (
            <p className="text-sm text-warn">{m.meals_foods_unknown()}</p>
          )}
          <p className="pt-2 font-medium">{m.meals_foods_whole({ grams: roundTo(grams, 1) })}</p>
          <MacroRow nutrients={scaleNutrients(per100, grams)} />
        </div>
      )}
      {searching && (
        <Suspense>
          <FoodDialog
            load={loadFoods}
            onPick={({ food, grams: amount }) => {
              add(food, amount);
              setSearching(false);
            }}
            onClose={() => setSearching(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

type IngredientRowProps = {
  ingredient: Ingredient;
  name: string;
  error: string | undefined;
  onGrams: (grams: number | undefined) => void;
  onRemove: () => void;
};

function IngredientRow({ ingredient, name, error, onGrams, onRemove }: IngredientRowProps) {
  const { food, grams } = ingredient;
  const { calories } = scaleNutrients(food, grams ?? 0);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-1 rounded-lg border border-line bg-raised p-3">
      <div className="min-w-0">
        <p className="leading-snug font-medium wrap-anywhere">
          <bdi>{food.name}</bdi>
        </p>
        <p className="text-sm text-muted">
          <NutrientValue name="calories" value={calories} />
          {" · "}
          {foodSourceText(food)}
        </p>
      </div>
      <IconButton
        label={m.meals_foods_remove({ name: food.name })}
        onClick={onRemove}
        className="-me-1 -mt-1 text-muted hover:text-bad"
      >
        <Icon name="trash" />
      </IconButton>
      <NumberField
        className="col-span-full max-w-64 [&>label]:sr-only"
        label={m.meals_foods_grams({ name: food.name })}
        name={name}
        unit={m.macros_g()}
        stepper
        min={0}
        max={5000}
        step={10}
        decimals={1}
        defaultValue={grams ?? null}
        onValueChange={onGrams}
        error={error}
      />
    </li>
  );
}
