import { defaultTimeZone, localDateAt } from "../../domain/calendar.ts";
import type { Payment, Settlement } from "../../domain/contract/memberships/payments.ts";
import { receiptNumber } from "../../domain/memberships/receipts.ts";
import { datedDay, formatDay, formatMoney } from "../lib/format.ts";
import { nameIn } from "../lib/names.ts";
import { getWho } from "../lib/session.ts";
import { m } from "../paraglide/messages.js";
import { methodTexts } from "./texts.ts";

/** What a receipt says, on paper and in its picture alike. */
export interface Receipt {
  title: string;
  number: string;
  /** What its picture is called. */
  fileName: string;
  agorot: number;
  lines: readonly { label: string; value: string }[];
  note: string | null;
  /** Set where the payment was taken back: the day. */
  reversed: string | undefined;
}

/**
 * @param from what the trainer is called
 * @param settlement undefined where it did not come
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
        : m.payments_reversed_on({ day: formatDay(ownDay(reversedAt), datedDay) }),
  };
}

function settlementLines({ covers, ahead, left }: Settlement): Receipt["lines"] {
  const label = m.payments_receipt_for();
  return [
    ...covers.map((term) => ({ label, value: termText(term) })),
    ...(ahead > 0
      ? [{ label, value: m.payments_receipt_ahead({ amount: formatMoney(ahead) }) }]
      : []),
    ...(left === null ? [] : [{ label: m.payments_receipt_left(), value: leftText(left) }]),
  ];
}

/** A subscription with its days, and with how much of it was paid where that is not all. */
function termText(term: Settlement["covers"][number]): string {
  const text = m.payments_receipt_term({
    plan: nameIn({ name: term.planName, englishName: term.englishPlanName }),
    from: formatDay(term.startsOn, datedDay),
    to: formatDay(term.endsOn, datedDay),
  });
  if (term.agorot === term.priceAgorot) return text;
  return m.payments_receipt_part({
    term: text,
    amount: formatMoney(term.agorot),
    price: formatMoney(term.priceAgorot),
  });
}

function leftText(left: number): string {
  if (left === 0) return m.payments_settled();
  if (left > 0) return formatMoney(left);
  return m.payments_receipt_ahead({ amount: formatMoney(-left) });
}

const ownDay = (instant: number) => localDateAt(instant, getWho()?.timeZone ?? defaultTimeZone);
