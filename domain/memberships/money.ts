import type { FieldProblem } from "../errors.ts";
import { parseNumber } from "../numerals.ts";

/** Agorot in a shekel (₪). Money is whole agorot everywhere except in texts that people read or type. */
const agorotInShekel = 100;

/** Shekels in whole agorot, rounded. */
const agorotOf = (shekels: number): number => Math.round(shekels * agorotInShekel);

/** Whole agorot in shekels, exact to two decimals. */
export const shekelsOf = (agorot: number): number => agorot / agorotInShekel;

/** An amount above zero as people read it: `1,299 ₪`, with agorot only if there are any. */
export function moneyText(agorot: number): string {
  const whole = Math.trunc(shekelsOf(agorot)).toLocaleString("en-US");
  const rest = agorot % agorotInShekel;
  return `${whole}${rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`}\u00a0₪`;
}

/** Bounds of one payment, in shekels. */
const typedShekels = { min: 0.01, max: 100_000 } as const;
const thirdDecimal = /[.٫]\s*\S{3}/;

/**
 * Reads typed shekels: `99`, `99.5`, `99,50`, `٩٩٫٥`, `1,000`. A third decimal is refused, because `1.000` may
 * be a thousand.
 * @param bounds shekels, both ends included
 * @returns whole agorot, or the problem of the text
 */
export function readShekels(
  text: string,
  { min, max }: { min: number; max: number } = typedShekels,
): { agorot: number } | { problem: FieldProblem } {
  if (text.trim() === "") return { problem: { code: "required" } };
  const shekels = parseNumber(text);
  if (shekels === undefined) return { problem: { code: "not_a_number" } };
  const agorot = agorotOf(shekels);
  if (thirdDecimal.test(text.trim()) || shekelsOf(agorot) !== shekels) {
    return { problem: { code: "invalid" } };
  }
  if (shekels < min || shekels > max) return { problem: { code: "out_of_range", min, max } };
  return { agorot };
}
