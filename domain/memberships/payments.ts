import { addMonths, isLocalDate, type LocalDate } from "../calendar.ts";
import type { FieldRule } from "../fields.ts";

/** Methods of payment. */
export const paymentMethods = ["cash", "transfer", "card", "other"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Field rules of a payment: whole agorot, up to 100,000 ₪. */
export const paymentFields = {
  agorot: { kind: "number", min: 1, max: 10_000_000, decimals: 0 },
  method: { kind: "choice", options: paymentMethods },
  note: { kind: "text", max: 300, lines: true, optional: true },
} as const satisfies Record<string, FieldRule>;

/** Maximum people of one recorded payment. */
export const maxPayers = 100;
export const paymentsPerPage = 50;
/** The first possible day of a ledger. */
export const firstPaidOn: LocalDate = "2015-01-01";

/** A line of the ledger: a payment, or the reversal of one. */
export interface LedgerEntry {
  id: string;
  /** Negative for a reversal. */
  agorot: number;
  method: PaymentMethod;
  paidOn: LocalDate;
  /** The reversed payment; null for a payment. */
  reverses: string | null;
}

/** The sum of some entries in whole agorot. */
export const sumOf = (entries: readonly Pick<LedgerEntry, "agorot">[]): number =>
  entries.reduce((sum, { agorot }) => sum + agorot, 0);

/**
 * The reversal of a payment: the negative amount on the payment's day, so a mistake counts in no month. The
 * row has its own time of creation.
 * @returns undefined for a reversal
 */
export function reversalOf(payment: LedgerEntry, id: string): LedgerEntry | undefined {
  if (payment.reverses !== null) return undefined;
  return { ...payment, id, agorot: -payment.agorot, reverses: payment.id };
}

/** A subscription that counts in the balance. */
export interface Charge {
  startsOn: LocalDate;
  priceAgorot: number;
}

/** The amount that a trainee owes on a day. */
export interface Due {
  /** Whole agorot; negative if paid ahead. */
  agorot: number;
  /** The first day of the oldest subscription that is not fully paid; null if nothing is due. */
  since: LocalDate | null;
}

/**
 * The due part of a balance on a day. A subscription is due from its first day. Payments pay the oldest
 * first, so the newest stay open.
 * @param balance all agorot ever charged and paid
 * @param charges billed subscriptions in any order: at least all later ones, and the newest before, as far
 *   back as `since` should reach
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
 * The amount that becomes due after a day until another, and the first day of it; null if nothing does. A
 * payment ahead covers it first.
 */
export function comingDue(
  balance: { charged: number; paid: number },
  charges: readonly Charge[],
  { after, until }: { after: LocalDate; until: LocalDate },
): { agorot: number; since: LocalDate } | null {
  const now = Math.max(0, dueOf(balance, charges, after).agorot);
  const agorot = Math.max(0, dueOf(balance, charges, until).agorot) - now;
  const begins = charges
    .filter(({ startsOn, priceAgorot }) => startsOn > after && startsOn <= until && priceAgorot > 0)
    .map(({ startsOn }) => startsOn);
  const [since] = begins.toSorted();
  return agorot > 0 && since !== undefined ? { agorot, since } : null;
}

/**
 * The unpaid part of a month's subscriptions. Payments pay the oldest first, so the newest until the month's
 * end stay open.
 * @param charges agorot of the month's subscriptions, and of all that began until its end
 * @param paid agorot up to the chosen time
 */
export const openOfMonth = (
  { expected, charged }: { expected: number; charged: number },
  paid: number,
): number => Math.max(0, Math.min(expected, charged - paid));

/** Whether a balance is owed, settled or paid ahead. */
export function standingOfDue({ agorot }: Due): "owed" | "settled" | "ahead" {
  if (agorot === 0) return "settled";
  return agorot > 0 ? "owed" : "ahead";
}

/** Whether a text is a month of a ledger, `YYYY-MM`. */
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
