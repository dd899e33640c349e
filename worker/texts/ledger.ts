import { csvLine, csvStart } from "../../domain/csv.ts";
import type { Language } from "../../domain/language.ts";
import { shekelsOf } from "../../domain/memberships/money.ts";
import type { LedgerEntry } from "../../domain/memberships/payments.ts";
import { receiptNumber } from "../../domain/memberships/receipts.ts";
import { byName as paymentMethods } from "./paraglide/by-name/payments_method.ts";
import { m } from "./paraglide/messages.js";

/** The first line of a month's CSV file. */
export function ledgerHead(language: Language): string {
  const locale = { locale: language };
  const labels = [
    m.payments_day({}, locale),
    m.payments_person({}, locale),
    m.payments_amount_in_shekels({}, locale),
    m.payments_method({}, locale),
    m.payments_note({}, locale),
    m.payments_number({}, locale),
    m.payments_reverses({}, locale),
  ];
  return csvStart + csvLine(labels);
}

/** An entry in the CSV file; the amounts of a month add up to the received sum. */
export function ledgerLine(
  entry: LedgerEntry & {
    number: number;
    name: string | null;
    note: string | null;
    /** The receipt number of the reversed entry. */
    reversed: number | null;
  },
  language: Language,
): string {
  const locale = { locale: language };
  const { number, name, agorot, method, paidOn, note, reversed } = entry;
  return csvLine([
    paidOn,
    name ?? m.payments_nobody({}, locale),
    { value: shekelsOf(agorot), decimals: 2 },
    paymentMethods[method]({}, locale),
    note,
    receiptNumber(paidOn, number),
    reversed === null ? null : receiptNumber(paidOn, reversed),
  ]);
}

/** An opening balance in the CSV file: its amount is in the note, so that the amounts add up without it. */
export function openingLine(
  { name, agorot, since }: { name: string; agorot: number; since: string },
  language: Language,
): string {
  const locale = { locale: language };
  const amount = (Math.abs(agorot) / 100).toFixed(2);
  const text = agorot > 0 ? m.payments_opening_note_owed : m.payments_opening_note_ahead;
  return csvLine([
    since,
    name,
    null,
    m.payments_opening({}, locale),
    text({ amount }, locale),
    null,
    null,
  ]);
}
