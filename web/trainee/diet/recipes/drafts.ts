import type { OwnFood, RecipePart } from "../../../../domain/contract/activity/own-foods.ts";
import { newId } from "../../../../domain/id.ts";
import { nutrientNames } from "../../../../domain/libraries/macros.ts";
import { draftStore } from "../../../lib/waiting/drafts.ts";

/** An ingredient during entry; its grams are null while they are no number. */
export type TypedPart = Omit<RecipePart, "grams"> & { key: string; grams: number | null };

export interface TypedRecipe {
  name: string;
  servings: number | null;
  finishedGrams: number | null;
  parts: TypedPart[];
}

/** The texts of a label's fields. */
export type TypedLabel = Record<string, string>;

export const recipeDrafts = draftStore<TypedRecipe>("recipe", { days: 7 });
export const labelDrafts = draftStore<TypedLabel>("label", { days: 7 });

/** The name of a food's draft; new ones share theirs. */
export const draftOf = (food: OwnFood | undefined) => food?.id ?? "new";

const usualServings = 4;

export const typedRecipe = (food: OwnFood | undefined): TypedRecipe => ({
  name: food?.name ?? "",
  servings: food?.servings ?? usualServings,
  finishedGrams: food?.finishedGrams ?? null,
  parts: (food?.parts ?? []).map((part) => ({ ...part, key: newId() })),
});

export function typedLabel(food: OwnFood | undefined): TypedLabel {
  if (!food) return {};
  const text = (value: number | null | undefined) => (value == null ? "" : String(value));
  return {
    name: food.name,
    ...Object.fromEntries(nutrientNames.map((each) => [each, text(food[each])])),
    portionName: food.portion?.name ?? "",
    portionGrams: text(food.portion?.grams),
  };
}

/** Keeps an own food that the server refused, for another try. */
export function keepRefused(food: OwnFood, isNew: boolean): void {
  const draft = draftOf(isNew ? undefined : food);
  if (food.kind === "recipe") recipeDrafts.keep(draft, typedRecipe(food));
  else labelDrafts.keep(draft, typedLabel(food));
}
