import type { Payment, Settlement } from "../../domain/contract/memberships/payments.ts";
import { receiptNumber } from "../../domain/memberships/receipts.ts";
import { datedDay, formatDay, formatMoney, shortDay } from "../lib/format/format.ts";
import { nameIn } from "../lib/format/names.ts";
import { ownDayAt } from "../lib/format/own-zone.ts";
import { m } from "../paraglide/messages.js";
import { methodTexts } from "./texts.ts";

/** The texts of a receipt, for paper and picture. */
export interface Receipt {
  title: string;
  number: string;
  /** The file name of its picture. */
  fileName: string;
  agorot: number;
  lines: readonly { label: string; value: string }[];
  note: string | null;
  /** The day of the reversal, if there is one. */
  reversed: string | undefined;
}

/**
 * @param from the trainer's name
 * @param settlement undefined if it could not be loaded
 */
export function receiptOf(payment: Payment, from: string, settlement?: Settlement): Receipt {
  const { number, name, agorot, method, paidOn, note, reversedAt } = payment;
  return {
    title: m.payments_receipt_title(),
    number: m.payments_number_of({ number, year: paidOn.slice(0, 4) }),
    fileName: m.payments_picture_name({ number: receiptNumber(paidOn, number) }),
    agorot,
    lines: [
      { label: m.payments_receipt_from(), value: from },
      { label: m.payments_receipt_to(), value: name ?? m.payments_nobody() },
      { label: m.payments_day(), value: formatDay(paidOn, datedDay) },
      { label: m.payments_method(), value: methodTexts[method]() },
      ...(settlement ? settlementLines(settlement) : []),
    ],
    note,
    reversed:
      reversedAt === null
        ? undefined
        : m.payments_reversed_on({ day: formatDay(ownDayAt(reversedAt), datedDay) }),
  };
}

function settlementLines({ covers, opening, ahead, left }: Settlement): Receipt["lines"] {
  const label = m.payments_receipt_for();
  return [
    ...(opening > 0 ? [{ label, value: `${m.payments_opening()} (${formatMoney(opening)})` }] : []),
    ...covers.flatMap((term) => [
      { label, value: planText(term) },
      { label: m.payments_receipt_period(), value: periodText(term) },
    ]),
    ...(ahead > 0
      ? [{ label, value: m.payments_receipt_ahead({ amount: formatMoney(ahead) }) }]
      : []),
    // All that is left may be named above.
    ...(left === null || (ahead > 0 && left === -ahead)
      ? []
      : [{ label: m.payments_receipt_left(), value: leftText(left) }]),
  ];
}

type Covered = Settlement["covers"][number];

/** The plan, and the paid part of its price unless it is all. */
function planText({ planName, englishPlanName, agorot, priceAgorot }: Covered): string {
  const plan = nameIn({ name: planName, englishName: englishPlanName });
  if (agorot === priceAgorot) return plan;
  const [amount, price] = [formatMoney(agorot), formatMoney(priceAgorot)];
  return m.payments_receipt_part({ plan, amount, price });
}

/** The period; the first day has its year if the years differ. */
function periodText({ startsOn, endsOn }: Covered): string {
  const isOfYear = startsOn.slice(0, 4) === endsOn.slice(0, 4);
  const from = formatDay(startsOn, isOfYear ? shortDay : datedDay);
  return m.payments_receipt_days({ from, to: formatDay(endsOn, datedDay) });
}

function leftText(left: number): string {
  if (left === 0) return m.payments_settled();
  if (left > 0) return formatMoney(left);
  return m.payments_receipt_ahead({ amount: formatMoney(-left) });
}
