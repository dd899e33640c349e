import { type ShoppingSpan, shoppingList } from "../../domain/activity/shopping.ts";
import type { ShoppingWeek } from "../../domain/contract/activity/shopping.ts";
import { shopNames } from "../../domain/libraries/shop-units.ts";
import { nameIn } from "../lib/format/names.ts";
import { m } from "../paraglide/messages.js";
import { aisleTexts, dishAmount, foodAmount, type ShownAmount } from "./shopping-texts.ts";

export interface ShownLine extends ShownAmount {
  id: string;
  name: string;
  grams: number;
}

/** A list in words: a section for each aisle, and last the meals without ingredients. */
export type ShownList = readonly { id: string; title: string; lines: ShownLine[] }[];

export function shownList(
  week: Pick<ShoppingWeek, "meals" | "foods" | "ingredients">,
  options?: { span?: ShoppingSpan; people?: number },
): ShownList {
  const { aisles, dishes } = shoppingList(week.meals, week, options);
  const parts = aisles.map(({ aisle, lines }) => ({
    id: aisle,
    title: aisleTexts[aisle](),
    lines: lines.map((line) => ({
      id: line.id,
      grams: line.grams,
      name: nameIn(shopNames(line.food)),
      ...foodAmount(line),
    })),
  }));
  const rest = dishes.map((dish) => ({
    id: dish.id,
    grams: dish.grams,
    name: dish.name,
    ...dishAmount(dish),
  }));
  return rest.length === 0
    ? parts
    : [...parts, { id: "dishes", title: m.shopping_dishes(), lines: rest }];
}
