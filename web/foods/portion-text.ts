import type { EatenPortion } from "../../domain/activity/diet.ts";
import { formatNumber } from "../lib/format/format.ts";
import { nameIn } from "../lib/format/names.ts";
import { m } from "../paraglide/messages.js";

const shares: Partial<Record<number, (inputs: { name: string }) => string>> = {
  0.25: m.portion_quarter,
  0.5: m.portion_half,
  0.75: m.portion_three_quarters,
  1: m.portion_one,
  1.5: m.portion_one_and_half,
};

/** Portions that are already a half, or whose several words leave no place for «and a half». */
const isHalf = /^(نصف|half) /;
const hasSeveralWords = / /;

/** A number of portions in words: half a plate, 2 × loaf. */
export function portionText({ count, ...portion }: EatenPortion): string {
  const name = nameIn(portion);
  const unsaid = (count !== 1 && isHalf.test(name)) || (count > 1 && hasSeveralWords.test(name));
  const say = unsaid ? undefined : shares[count];
  return say?.({ name }) ?? m.shopping_portions({ count: formatNumber(count), name });
}

/** Below this, the tenths of a portion's grams count. */
const wholeFrom = 10;

/** The grams of a portion, without the tenths that a division left: 60, 7.5. */
export const portionGrams = (grams: number): string =>
  formatNumber(grams, grams >= wholeFrom ? 0 : 1);

/** «60 g». */
export const portionGramsText = (grams: number): string =>
  m.diet_grams({ grams: portionGrams(grams) });
