import type { LocalDate } from "../calendar.ts";

/** A subscription that counts in the balance. */
export interface BilledTerm {
  startsOn: LocalDate;
  endsOn: LocalDate;
  priceAgorot: number;
}

/** Content of a receipt besides the payment; amounts are whole agorot. */
interface Settlement<Term extends BilledTerm = BilledTerm> {
  /** The paid subscriptions, oldest first, each with its part of the payment. */
  covers: (Term & { agorot: number })[];
  /** The paid part of the opening balance, which is older than every subscription. */
  opening: number;
  /** The amount beyond all of these. */
  ahead: number;
  /** The amount due after it, on its day; negative if paid ahead of every subscription. */
  left: number;
}

/**
 * The subscriptions that a payment paid. Payments pay the oldest subscription first (as in `dueOf`), so each
 * continues where the earlier ones ended. An entry written later changes no receipt, whatever its day.
 * @param terms billed subscriptions in any order
 * @param paidBefore agorot of all valid payments written before it
 * @param opening the opening balance; if it is negative, it was paid before all of them
 */
export function settlementOf<Term extends BilledTerm>(
  { agorot, paidOn }: { agorot: number; paidOn: LocalDate },
  terms: readonly Term[],
  paidBefore: number,
  opening = 0,
): Settlement<Term> {
  const covers: Settlement<Term>["covers"] = [];
  const ofOpening = Math.max(0, Math.min(opening - paidBefore, agorot));
  // Amounts in the order in which they are paid, the opening balance first.
  let start = opening;
  for (const term of terms.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1))) {
    const end = start + term.priceAgorot;
    const part = Math.min(end, paidBefore + agorot) - Math.max(start, paidBefore);
    if (part > 0) covers.push({ ...term, agorot: part });
    start = end;
  }
  const charged = priceOf(terms.filter(({ startsOn }) => startsOn <= paidOn));
  const coming = priceOf(terms) - charged;
  const covered = covers.reduce((sum, each) => sum + each.agorot, ofOpening);
  const due = opening + charged - paidBefore - agorot;
  // What pays a later subscription has a purpose; it is not left.
  const left = due < 0 ? Math.min(0, due + coming) : due;
  return { covers, opening: ofOpening, ahead: agorot - covered, left };
}

const priceOf = (terms: readonly BilledTerm[]) =>
  terms.reduce((sum, { priceAgorot }) => sum + priceAgorot, 0);

/** A receipt's number: `2026-0041` is the 41st of 2026. */
export const receiptNumber = (paidOn: LocalDate, number: number): string =>
  `${paidOn.slice(0, 4)}-${String(number).padStart(4, "0")}`;
