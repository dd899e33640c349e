import { addMonths, type LocalDate } from "../calendar.ts";
import type { FieldRule } from "../fields.ts";
import { asOneLine } from "../text.ts";
import { accountStatuses } from "../trainee.ts";

/** Bounds of a plan's months. */
const planMonths = { min: 1, max: 36 } as const;
/** Bounds of a plan's price in agorot: 0 to 100,000 ₪. */
export const planPrice = { min: 0, max: 10_000_000 } as const;
/** Maximum features of a plan. */
export const maxFeatures = 20;

/** Field rules of a plan; the price is in agorot, a feature is one line. */
export const planFields = {
  name: { kind: "text", max: 80 },
  englishName: { kind: "text", max: 80, optional: true },
  priceAgorot: { kind: "number", ...planPrice, decimals: 0 },
  months: { kind: "number", ...planMonths, decimals: 0 },
  feature: { kind: "text", max: 120 },
  status: { kind: "choice", options: accountStatuses },
} as const satisfies Record<string, FieldRule>;

/** Typed features, one a line, trimmed and without blank lines. */
export function featureLines(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => asOneLine(line).trim() || []);
}

/** The last day of a subscription from its first day and its months (at least 1). */
export function subscriptionEnd(start: LocalDate, months: number): LocalDate {
  return addMonths(start, months);
}
