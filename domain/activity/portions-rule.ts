import { eatenPortions } from "./diet.ts";

/** The rule of the number of portions whose grams a rule allows: 0.01 to 83.33 loaves of 60 g for 5,000 g. */
export function portionsRule<Rule extends { min: number; max: number }>(
  rule: Rule,
  portionGrams: number,
): Rule & { decimals: number } {
  const { min, max, decimals } = eatenPortions;
  return {
    ...rule,
    min: Math.max(min, Math.ceil((rule.min / portionGrams) * 100) / 100),
    max: Math.min(max, Math.floor((rule.max / portionGrams) * 100) / 100),
    decimals,
  };
}
