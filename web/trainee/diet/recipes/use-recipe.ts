import { useEffect, useState } from "react";
import {
  leastFinishedGrams,
  ownFoodFields,
  recipeParts,
} from "../../../../domain/activity/own-foods.ts";
import type { MealAtHand } from "../../../../domain/contract/activity/diet.ts";
import type { OwnFood } from "../../../../domain/contract/activity/own-foods.ts";
import { checkField } from "../../../../domain/fields.ts";
import { newId } from "../../../../domain/id.ts";
import { fieldText } from "../../../lib/format/field-text.ts";
import { formatNumber } from "../../../lib/format/format.ts";
import { m } from "../../../paraglide/messages.js";
import { recipeOf } from "./content-of.ts";
import { draftOf, recipeDrafts, type TypedRecipe, typedRecipe } from "./drafts.ts";
import { partOf } from "./part-meals.ts";

/** The errors of a recipe, by the names of its fields. */
function problemsOf({ name, servings, finishedGrams, parts }: TypedRecipe) {
  const problems: Record<string, string> = {};
  const check = (field: string, rule: Parameters<typeof checkField>[0], value: unknown) => {
    const problem = checkField(rule, value);
    if (problem) problems[field] = fieldText(problem);
  };
  check("name", ownFoodFields.name, name);
  check("servings", ownFoodFields.servings, servings ?? "-");
  check("finishedGrams", ownFoodFields.finishedGrams, finishedGrams);
  const weighed = parts.map(({ grams, ...per100 }) => ({ per100, grams: grams ?? 0 }));
  const least = leastFinishedGrams(weighed);
  if (finishedGrams !== null && finishedGrams < least) {
    problems.finishedGrams ??= m.own_foods_finished_least({ grams: formatNumber(least, 0) });
  }
  for (const { key, grams } of parts) check(key, ownFoodFields.partGrams, grams ?? "-");
  if (parts.length < recipeParts.min) problems.parts = m.meals_foods_required();
  return problems;
}

/** A recipe during entry; its draft survives the screen until it is saved. */
export function useRecipe(food: OwnFood | undefined) {
  const [id] = useState(() => food?.id ?? newId());
  const [typed, setTyped] = useState<TypedRecipe>(
    () => recipeDrafts.read(draftOf(food)) ?? typedRecipe(food),
  );
  const [touched, setTouched] = useState(false);
  const [tries, setTries] = useState(0);
  const change = (changed: Partial<TypedRecipe>) => {
    setTouched(true);
    setTyped((current) => ({ ...current, ...changed }));
  };
  useEffect(() => {
    if (touched) recipeDrafts.keep(draftOf(food), typed);
  }, [food, touched, typed]);

  const { parts } = typed;
  const problems = problemsOf(typed);
  const asRecipe = (dish: TypedRecipe) =>
    recipeOf(food ?? { id, photo: null, eatenAt: null, portion: null }, {
      name: dish.name.trim(),
      servings: dish.servings ?? 1,
      finishedGrams: dish.finishedGrams,
      parts: dish.parts.map(({ key: _, grams, ...part }) => ({ ...part, grams: grams ?? 0 })),
    });
  return {
    typed,
    change,
    isFull: parts.length >= recipeParts.max,
    problems: tries > 0 ? problems : {},
    /** The number of refused attempts to finish. */
    tries,
    /** The recipe with what is valid so far, for its figures. */
    shown: asRecipe({
      ...typed,
      servings: "servings" in problems ? 1 : typed.servings,
      finishedGrams: "finishedGrams" in problems ? null : typed.finishedGrams,
    }),
    add: (meal: MealAtHand) => change({ parts: [...parts, partOf(meal)] }),
    /** Grams by hand no longer are the measure that was chosen. */
    setGrams: (key: string, grams: number | null) =>
      change({
        parts: parts.map(({ portion, ...part }) => {
          if (part.key === key && part.grams !== grams) return { ...part, grams };
          return portion ? { ...part, portion } : part;
        }),
      }),
    removePart: (key: string) => change({ parts: parts.filter((part) => part.key !== key) }),
    /** The finished recipe; undefined after showing what is missing. */
    read(): OwnFood | undefined {
      if (Object.keys(problems).length === 0) return asRecipe(typed);
      setTries((count) => count + 1);
      return undefined;
    },
    forget: () => recipeDrafts.keep(draftOf(food), undefined),
  };
}

export type Recipe = ReturnType<typeof useRecipe>;
