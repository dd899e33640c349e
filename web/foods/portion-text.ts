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

/** What is called a half already, and what has several words behind which «and a half» would stand. */
const isHalf = /^(نصف|half) /;
const hasSeveralWords = / /;

/** So many of a portion as people say it: half a plate, 2 × loaf. */
export function portionText({ count, ...portion }: EatenPortion): string {
  const name = nameIn(portion);
  const unsaid = (count !== 1 && isHalf.test(name)) || (count > 1 && hasSeveralWords.test(name));
  const say = unsaid ? undefined : shares[count];
  return say?.({ name }) ?? m.shopping_portions({ count: formatNumber(count), name });
}
