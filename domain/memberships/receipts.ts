import type { LocalDate } from "../calendar.ts";

/** A subscription that counts in the balance. */
export interface BilledTerm {
  startsOn: LocalDate;
  endsOn: LocalDate;
  priceAgorot: number;
}

/** What a receipt says beside the payment itself; amounts are whole agorot. */
interface Settlement<Term extends BilledTerm = BilledTerm> {
  /** What the payment was for, the oldest first, with what of it went there. */
  covers: (Term & { agorot: number })[];
  /** What it pays beyond everything that was bought. */
  ahead: number;
  /** What was due after it on the day it was made; below zero where more was paid than was due by then. */
  left: number;
}

/**
 * What a payment was for. Payments pay the oldest subscription first (as `dueOf` has it), so each goes where those
 * before it ended; what is written down later, of whatever day, changes no receipt.
 * @param terms billed subscriptions in any order
 * @param paidBefore agorot of all payments that were written down before it and count
 */
export function settlementOf<Term extends BilledTerm>(
  { agorot, paidOn }: { agorot: number; paidOn: LocalDate },
  terms: readonly Term[],
  paidBefore: number,
): Settlement<Term> {
  const covers: Settlement<Term>["covers"] = [];
  let start = 0;
  for (const term of terms.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1))) {
    const end = start + term.priceAgorot;
    const part = Math.min(end, paidBefore + agorot) - Math.max(start, paidBefore);
    if (part > 0) covers.push({ ...term, agorot: part });
    start = end;
  }
  const begun = terms.filter(({ startsOn }) => startsOn <= paidOn);
  const charged = begun.reduce((sum, { priceAgorot }) => sum + priceAgorot, 0);
  const covered = covers.reduce((sum, each) => sum + each.agorot, 0);
  return { covers, ahead: agorot - covered, left: charged - paidBefore - agorot };
}

/** A receipt's number as files and file names have it: `2026-0041`, the 41st of 2026. */
export const receiptNumber = (paidOn: LocalDate, number: number): string =>
  `${paidOn.slice(0, 4)}-${String(number).padStart(4, "0")}`;
