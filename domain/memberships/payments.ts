import { addMonths, isLocalDate, type LocalDate } from "../calendar.ts";
import type { FieldRule } from "../fields.ts";

/** How money came. */
export const paymentMethods = ["cash", "transfer", "card", "other"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What a payment may hold; agorot are whole, from one to 100,000 ₪. */
export const paymentFields = {
  agorot: { kind: "number", min: 1, max: 10_000_000, decimals: 0 },
  method: { kind: "choice", options: paymentMethods },
  note: { kind: "text", max: 300, lines: true, optional: true },
} as const satisfies Record<string, FieldRule>;

/** How many people's payments are written at once. */
export const maxPayers = 100;
export const paymentsPerPage = 50;
/** No ledger reaches back further. */
export const firstPaidOn: LocalDate = "2015-01-01";

/** A line of the ledger: what came, or what takes an earlier payment back. */
export interface LedgerEntry {
  id: string;
  /** Below zero where it takes a payment back. */
  agorot: number;
  method: PaymentMethod;
  paidOn: LocalDate;
  /** The payment that it takes back; null where it is one. */
  reverses: string | null;
}

/** Whole agorot of some entries, in whatever order they were written. */
export const sumOf = (entries: readonly Pick<LedgerEntry, "agorot">[]): number =>
  entries.reduce((sum, { agorot }) => sum + agorot, 0);

/**
 * The entry that takes a payment back: the same amount, below zero, on the payment's own day, so
 * that a mistake counts in no month. When it was made the row tells.
 * @returns undefined for what is a reversal itself
 */
export function reversalOf(payment: LedgerEntry, id: string): LedgerEntry | undefined {
  if (payment.reverses !== null) return undefined;
  return { ...payment, id, agorot: -payment.agorot, reverses: payment.id };
}

/** What was bought and counts in the balance. */
export interface Charge {
  startsOn: LocalDate;
  priceAgorot: number;
}

/** What a trainee owes on a day. */
export interface Due {
  /** Whole agorot; below zero where more was paid than is due by now. */
  agorot: number;
  /** The first day of the oldest subscription that is not paid whole; null when nothing is due. */
  since: LocalDate | null;
}

/**
 * What is due of a balance on a day. A subscription is due on its first day, those to come are not,
 * and payments pay the oldest first: what is left over is of the newest.
 * @param balance agorot that were charged and paid, ever
 * @param charges billed subscriptions in any order; at least all that are to come, and the newest
 *   until then, as far back as `since` shall reach
 */
export function dueOf(
  balance: { charged: number; paid: number },
  charges: readonly Charge[],
  today: LocalDate,
): Due {
  const toCome = charges.filter(({ startsOn }) => startsOn > today);
  const coming = toCome.reduce((sum, { priceAgorot }) => sum + priceAgorot, 0);
  const agorot = balance.charged - coming - balance.paid;
  const begun = charges
    .filter(({ startsOn, priceAgorot }) => startsOn <= today && priceAgorot > 0)
    .toSorted((a, b) => (a.startsOn < b.startsOn ? 1 : -1));
  let since: LocalDate | null = null;
  let left = agorot;
  for (const { startsOn, priceAgorot } of begun) {
    if (left <= 0) break;
    since = startsOn;
    left -= priceAgorot;
  }
  return { agorot, since };
}

/**
 * What of a month's subscriptions is not paid: as payments pay the oldest first, it is the newest of all that
 * began until the month's end that is left over.
 * @param charges agorot of the month's own subscriptions, and of all that began until its end
 * @param paid agorot, until whenever it is asked of
 */
export const openOfMonth = (
  { expected, charged }: { expected: number; charged: number },
  paid: number,
): number => Math.max(0, Math.min(expected, charged - paid));

/** Whether a balance is owed, settled, or ahead of what is due. */
export function standingOfDue({ agorot }: Due): "owed" | "settled" | "ahead" {
  if (agorot === 0) return "settled";
  return agorot > 0 ? "owed" : "ahead";
}

/** Whether a text is a month, `YYYY-MM`, that a ledger may have. */
export const isMonth = (text: string): boolean =>
  /^\d{4}-\d{2}$/.test(text) && isLocalDate(`${text}-01`) && `${text}-01` >= firstPaidOn;

/** The month of a day. */
export const monthOf = (date: LocalDate): string => date.slice(0, 7);

/** The month some months later, or earlier. */
export const monthAfter = (month: string, months: number): string =>
  monthOf(addMonths(`${month}-01`, months));

/** The first day of a month and the first after it. */
export const daysOfMonth = (month: string): { from: LocalDate; until: LocalDate } => ({
  from: `${month}-01`,
  until: `${monthAfter(month, 1)}-01`,
});
