import { addMonths, type LocalDate } from "../calendar.ts";
import type { FieldRule } from "../fields.ts";
import { asOneLine } from "../text.ts";
import { accountStatuses } from "../trainee.ts";

/** Months that a plan may last. */
const planMonths = { min: 1, max: 36 } as const;
/** Agorot that a plan may cost: 0 to 100,000 ₪. */
export const planPrice = { min: 0, max: 10_000_000 } as const;
/** Lines of what a plan includes. */
export const maxFeatures = 20;

/** What each field of a plan may hold; its price is in agorot, a feature is one line. */
export const planFields = {
  name: { kind: "text", max: 80 },
  englishName: { kind: "text", max: 80, optional: true },
  priceAgorot: { kind: "number", ...planPrice, decimals: 0 },
  months: { kind: "number", ...planMonths, decimals: 0 },
  feature: { kind: "text", max: 120 },
  status: { kind: "choice", options: accountStatuses },
} as const satisfies Record<string, FieldRule>;

/** What people type of features, one a line: trimmed, and blank lines dropped. */
export function featureLines(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => asOneLine(line).trim() || []);
}

/** The last day of a subscription that starts on a day and lasts some months (at least 1). */
export function subscriptionEnd(start: LocalDate, months: number): LocalDate {
  return addMonths(start, months);
}
