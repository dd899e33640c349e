/** Replaces Arabic-Indic and Persian digits by Latin ones; everything else stays. */
export function latinDigits(text: string): string {
  // Both sets begin at a multiple of sixteen: U+0660 and U+06F0.
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
}

/**
 * Reads a number as people type it: `78.5`, `78,5`, `٧٨٫٥`, with spaces around it. A comma before three
 * digits is a thousand, `1,234` as `١٬٢٣٤`, even where a field allows none: never 1.234.
 * One decimal sign at most, no exponent.
 * @returns the finite number, or undefined for any other text
 */
export function parseNumber(text: string): number | undefined {
  const plain = latinDigits(text)
    .replace(/[\s\p{Cf}]/gu, "")
    .replace(/^[+-]?[1-9]\d{0,2}([,،٬]\d{3})+(?=$|[.٫])/, (whole) => whole.replace(/[,،٬]/g, ""))
    .replace(/[٫,،]/g, ".");
  if (!/^[+-]?(\d{1,12}(\.\d{0,9})?|\.\d{1,9})$/.test(plain)) return undefined;
  return Number(plain);
}

/** Rounds half away from zero to a number of decimals (0–6), free of binary noise. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  const scaled = Math.abs(value) * factor;
  const rounded = Math.floor(scaled + 0.5 + Number.EPSILON * Math.max(1, scaled) * 2);
  return rounded === 0 ? 0 : (Math.sign(value) * rounded) / factor;
}

/** The number within its bounds; `max` wins if the bounds cross. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
