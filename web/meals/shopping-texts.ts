import {
  type Aisle,
  inPortions,
  type ShoppingDish,
  type ShoppingLine,
} from "../../domain/activity/shopping.ts";
import type { LocalDate } from "../../domain/calendar.ts";
import type { ShoppingWeek } from "../../domain/contract/activity/shopping.ts";
import { formatNumber } from "../lib/format/format.ts";
import { nameIn } from "../lib/format/names.ts";
import { weekDays } from "../lib/format/week-days.ts";
import { m } from "../paraglide/messages.js";
import type { ShownList } from "./shopping-shown.ts";

export const aisleTexts: Record<Aisle, () => string> = {
  produce: m.shopping_aisle_produce,
  bakery: m.shopping_aisle_bakery,
  staples: m.shopping_aisle_staples,
  nuts: m.shopping_aisle_nuts,
  seasonings: m.shopping_aisle_seasonings,
  sweets: m.shopping_aisle_sweets,
  drinks: m.shopping_aisle_drinks,
  meat: m.shopping_aisle_meat,
  dairy: m.shopping_aisle_dairy,
  prepared: m.shopping_aisle_prepared,
};

/** A weight for a shop, rounded up: to whole grams, and from a kilogram on to tens. */
function weightText(grams: number): string {
  // A sum of fractions may be slightly above its true value.
  const needed = grams - 1e-6;
  if (needed < 1000) return m.shopping_grams({ grams: formatNumber(Math.ceil(needed), 0) });
  return m.shopping_kg({ kg: formatNumber(Math.ceil(needed / 10) / 100, 2) });
}

/** An amount to buy: its weight, and the same in a household measure or in meals. */
export interface ShownAmount {
  weight: string;
  measure: string | undefined;
}

export function foodAmount({
  grams,
  food,
}: ShoppingLine<ShoppingWeek["foods"][number]>): ShownAmount {
  const household = inPortions(grams, food.portions);
  const measure =
    household &&
    m.shopping_portions({
      count: formatNumber(household.count),
      name: nameIn(household.portion),
    });
  return { weight: weightText(grams), measure };
}

export const dishAmount = ({ grams, times }: ShoppingDish): ShownAmount => ({
  weight: weightText(grams),
  measure: m.shopping_times({ count: times }),
});

/** A list as a message: its heading, then the remaining foods of each aisle. */
export function shoppingText(
  list: ShownList,
  { weekStart, isLeft }: { weekStart: LocalDate; isLeft: (id: string) => boolean },
): string {
  const days = m.training_week_of(weekDays(weekStart));
  const parts = list.flatMap(({ title, lines }) => {
    const left = lines.filter(({ id }) => isLeft(id));
    if (left.length === 0) return [];
    return [[`*${title}*`, ...left.map(lineText)].join("\n")];
  });
  return [m.shopping_text_heading({ days }), ...parts].join("\n\n");
}

const lineText = ({ name, weight, measure }: ShownList[number]["lines"][number]) =>
  `• ${measure ? m.shopping_text_line({ name, weight, measure }) : m.shopping_text_weight({ name, weight })}`;
