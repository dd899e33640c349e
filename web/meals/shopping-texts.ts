import type { Aisle, ShoppingDish, ShoppingLine } from "../../domain/activity/shopping.ts";
import type { LocalDate } from "../../domain/calendar.ts";
import type { ShoppingWeek } from "../../domain/contract/activity/shopping.ts";
import {
  eggTray,
  eggTrays,
  neededGrams,
  type ShopUnit,
  saidKilos,
  shopMeasure,
  unitsToBuy,
} from "../../domain/libraries/shop-units.ts";
import { formatNumber } from "../lib/format/format.ts";
import { weekDays } from "../lib/format/week-days.ts";
import { m } from "../paraglide/messages.js";
import { getLocale } from "../paraglide/runtime.js";
import type { ShownList } from "./shopping-shown.ts";

export const aisleTexts: Record<Aisle, () => string> = {
  produce: m.shopping_aisle_produce,
  butcher: m.shopping_aisle_butcher,
  fish: m.shopping_aisle_fish,
  bakery: m.shopping_aisle_bakery,
  staples: m.shopping_aisle_staples,
  canned: m.shopping_aisle_canned,
  roastery: m.shopping_aisle_roastery,
  spices: m.shopping_aisle_spices,
  sweets: m.shopping_aisle_sweets,
  drinks: m.shopping_aisle_drinks,
  ready: m.shopping_aisle_ready,
  dairy: m.shopping_aisle_dairy,
};

/** What is added to whole kilos at the scales, or taken from them. */
const partTexts = {
  quarter: m.shopping_kilos_quarter,
  half: m.shopping_kilos_half,
  less: m.shopping_kilos_less,
};

const countTexts: Record<
  Exclude<ShopUnit, "kilo" | "weight" | "pinch">,
  (input: { count: number }) => string
> = {
  piece: m.shopping_pieces,
  bunch: m.shopping_bunches,
  bag: m.shopping_bags,
  head: m.shopping_heads,
  pack: m.shopping_packs,
  bottle: m.shopping_bottles,
  litre: m.shopping_litres,
};

// A sum of fractions may be slightly above its true value.
const wholeGrams = (grams: number) => formatNumber(Math.ceil(grams - 1e-6), 0);

function weighed(weight: number): string {
  const said = saidKilos(weight);
  if (!said) return m.shopping_grams({ grams: wholeGrams(weight * 1000) });
  const { whole, part } = said;
  if (whole === 0) return part === "half" ? m.shopping_kilo_half() : m.shopping_kilo_quarter();
  // English adds three quarters to the kilo below, Arabic takes one from the kilo above.
  const below = part === "less" ? whole - 1 : whole;
  const alone = m.shopping_kilos({ count: whole });
  if (part === "none") return alone;
  const kilos = getLocale() === "ar" ? alone : below > 0 ? `${below}` : "";
  return partTexts[part]({ kilos });
}

const neededText = (grams: number) =>
  grams < 1000
    ? m.shopping_grams({ grams: wholeGrams(grams) })
    : m.shopping_kg({ kg: formatNumber(grams / 1000, 1) });

/** «A tray (30)», or pieces. */
function eggsText(eggs: number): string {
  const { trays, single } = eggTrays(eggs);
  if (trays === 0) return m.shopping_pieces({ count: eggs });
  const whole = m.shopping_trays({ count: trays, eggs: trays * eggTray.eggs });
  if (single === 0) return whole;
  return m.shopping_trays_and({ trays: whole, pieces: m.shopping_pieces({ count: single }) });
}

/** An amount to buy, empty for a pinch; beside packs, whose sizes differ, the grams that the recipes need. */
export interface ShownAmount {
  amount: string;
  detail: string | undefined;
}

export function foodAmount({
  grams,
  food,
}: ShoppingLine<ShoppingWeek["foods"][number]>): ShownAmount {
  const measure = shopMeasure(food);
  const units = unitsToBuy(grams, measure);
  const { unit } = measure;
  switch (unit) {
    case "pinch":
      return { amount: "", detail: undefined };
    case "kilo":
    case "weight":
      return { amount: weighed(units), detail: undefined };
    case "piece":
      return {
        amount: food.category === "eggs" ? eggsText(units) : countTexts[unit]({ count: units }),
        detail: undefined,
      };
    case "pack":
    case "bottle":
      return {
        amount: countTexts[unit]({ count: units }),
        detail: neededText(neededGrams(grams)),
      };
    default:
      return { amount: countTexts[unit]({ count: units }), detail: undefined };
  }
}

export const dishAmount = ({ grams, times }: ShoppingDish): ShownAmount => ({
  amount: m.shopping_grams({ grams: wholeGrams(grams) }),
  detail: m.shopping_times({ count: times }),
});

/** A list as a message: its heading, then the remaining foods of each aisle. */
export function shoppingText(
  list: ShownList,
  {
    weekStart,
    people,
    isLeft,
  }: { weekStart: LocalDate; people: number; isLeft: (id: string) => boolean },
): string {
  const week = m.training_week_of(weekDays(weekStart));
  const days = people === 1 ? week : `${week} · ${m.shopping_text_people({ count: people })}`;
  const parts = list.flatMap(({ title, lines }) => {
    const left = lines.filter(({ id }) => isLeft(id));
    if (left.length === 0) return [];
    return [[`*${title}*`, ...left.map(lineText)].join("\n")];
  });
  return [m.shopping_text_heading({ days }), ...parts].join("\n\n");
}

const lineText = ({ name, amount }: ShownList[number]["lines"][number]) =>
  `• ${amount ? m.shopping_text_line({ name, amount }) : name}`;
