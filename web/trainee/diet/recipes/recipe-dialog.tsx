import { Suspense, useEffect, useRef, useState } from "react";
import { ownFoodFields, shownGrams } from "../../../../domain/activity/own-foods.ts";
import type { OwnFood, OwnFoodContent } from "../../../../domain/contract/activity/own-foods.ts";
import { scaleNutrients } from "../../../../domain/libraries/macros.ts";
import { OwnFoodFigures } from "../../../foods/own-food-figures.tsx";
import { lazyPart } from "../../../frame/again.tsx";
import { NutrientValue } from "../../../meals/macro-row.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { FieldError, TextField } from "../../../ui/field.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { contentOf } from "./content-of.ts";
import { DaysDialog } from "./days-dialog.tsx";
import { RecipeParts } from "./recipe-parts.tsx";
import { useRecipe } from "./use-recipe.ts";

const PartSheet = lazyPart(async () => (await import("./part-sheet.tsx")).PartSheet);

type RecipeDialogProps = {
  /** The edited recipe; undefined for a new one. */
  food?: OwnFood;
  onSave: (food: OwnFood, content: OwnFoodContent) => void;
  onClose: () => void;
};

/** A recipe: its name, servings and ingredients, with the figures of a serving beside them. */
export function RecipeDialog({ food, onSave, onClose }: RecipeDialogProps) {
  const recipe = useRecipe(food);
  const { typed, problems, shown } = recipe;
  const fields = useRef<HTMLDivElement>(null);
  const [searching, setSearching] = useState(false);
  const [asked, setAsked] = useState<OwnFood>();
  const { tries } = recipe;
  useEffect(() => {
    if (tries > 0) fields.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [tries]);

  const save = (saved: OwnFood, days: OwnFoodContent["days"]) => {
    recipe.forget();
    onSave(saved, contentOf(saved, days));
    onClose();
  };
  const finish = () => {
    const read = recipe.read();
    if (!read) return;
    if (food && food.eatenAt !== null) setAsked(read);
    else save(read, "keep");
  };
  const { calories } = scaleNutrients(shown, shownGrams(shown));
  if (searching) {
    return (
      <Suspense>
        <PartSheet recipe={recipe} onDone={() => setSearching(false)} />
      </Suspense>
    );
  }
  if (asked) {
    return (
      <DaysDialog onAnswer={(days) => save(asked, days)} onClose={() => setAsked(undefined)} />
    );
  }
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={food ? m.own_foods_change_recipe() : m.own_foods_new_recipe()}
      footer={
        <>
          {typed.parts.length > 0 && (
            <p aria-hidden="true" className="flex flex-col justify-center leading-snug">
              <NutrientValue name="calories" value={calories} large />
              <span className="text-sm text-muted">{m.own_foods_per_serving()}</span>
            </p>
          )}
          <Button onClick={finish}>{m.ui_save()}</Button>
        </>
      }
    >
      <div ref={fields} className="grid grid-cols-1 gap-5">
        <TextField
          name="name"
          label={m.own_foods_name()}
          defaultValue={typed.name}
          maxLength={ownFoodFields.name.max}
          error={problems.name}
          autoComplete="off"
          onInput={(event) => recipe.change({ name: event.currentTarget.value })}
          required
        />
        <NumberField
          name="servings"
          label={m.own_foods_servings_label()}
          hint={m.own_foods_servings_hint()}
          stepper
          min={ownFoodFields.servings.min}
          max={ownFoodFields.servings.max}
          defaultValue={typed.servings}
          onValueChange={(servings) => recipe.change({ servings: servings ?? null })}
          error={problems.servings}
          required
        />
        <section aria-label={m.own_foods_parts()}>
          <h3 className="pb-2 text-base font-semibold">{m.own_foods_parts()}</h3>
          <RecipeParts
            parts={typed.parts}
            problems={problems}
            onGrams={recipe.setGrams}
            onRemove={recipe.removePart}
          />
          <Button
            variant="secondary"
            className="mt-3 w-full"
            disabled={recipe.isFull}
            onClick={() => setSearching(true)}
          >
            <Icon name="plus" />
            {m.own_foods_add_part()}
          </Button>
          <FieldError
            id="recipe-parts-error"
            text={recipe.isFull ? m.meals_foods_too_many() : problems.parts}
          />
        </section>
        <details open={typed.finishedGrams !== null || undefined} className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-muted">
            {m.own_foods_finished()}
            <Icon name="sort-down" className="transition group-open:rotate-180" />
          </summary>
          <NumberField
            className="pt-2 [&>label]:sr-only"
            name="finishedGrams"
            label={m.own_foods_finished()}
            hint={problems.finishedGrams ? undefined : m.own_foods_finished_hint()}
            unit={m.macros_g()}
            min={ownFoodFields.finishedGrams.min}
            step={10}
            decimals={1}
            defaultValue={typed.finishedGrams}
            onValueChange={(grams) => recipe.change({ finishedGrams: grams ?? null })}
            error={problems.finishedGrams}
          />
        </details>
        {typed.parts.length > 0 && (
          <div aria-live="polite">
            <OwnFoodFigures food={shown} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
