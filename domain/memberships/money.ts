import type { FieldProblem } from "../errors.ts";
import { parseNumber } from "../numerals.ts";

/** Agorot in a shekel (₪). Sums of money are whole agorot everywhere but where people read or type them. */
const agorotInShekel = 100;

/** Whole agorot of shekels; what is finer is rounded. */
const agorotOf = (shekels: number): number => Math.round(shekels * agorotInShekel);

/** Shekels of whole agorot, exact to two decimals. */
export const shekelsOf = (agorot: number): number => agorot / agorotInShekel;

/** Shekels that somebody may have paid at once. */
const typedShekels = { min: 0.01, max: 100_000 } as const;
const thirdDecimal = /[.٫]\s*\S{3}/;

/**
 * Reads shekels as people type them: `99`, `99.5`, `99,50`, `٩٩٫٥`, `1,000`. A third decimal is refused,
 * for `1.000` may be a thousand.
 * @param bounds shekels, both ends within
 * @returns whole agorot, or what is wrong with the text
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
