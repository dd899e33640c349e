import { defaultTimeZone, localDateAt } from "../../domain/calendar.ts";
import type { Payment } from "../../domain/contract/memberships/payments.ts";
import { receiptNumber } from "../../domain/memberships/payments.ts";
import { datedDay, formatDay } from "../lib/format.ts";
import { getWho } from "../lib/session.ts";
import { m } from "../paraglide/messages.js";
import { methodTexts } from "./texts.ts";

/** What a receipt says, on paper and in its picture alike. */
export interface Receipt {
  title: string;
  number: string;
  agorot: number;
  lines: readonly { label: string; value: string }[];
  note: string | null;
  /** Set where the payment was taken back: the day. */
  reversed: string | undefined;
}

/** @param from what the trainer is called */
export function receiptOf(payment: Payment, from: string): Receipt {
  const { id, name, agorot, method, paidOn, note, reversedAt } = payment;
  return {
    title: m.payments_receipt_title(),
    number: receiptNumber(id),
    agorot,
    lines: [
      { label: m.payments_receipt_from(), value: from },
      { label: m.payments_receipt_to(), value: name ?? m.payments_nobody() },
      { label: m.payments_day(), value: formatDay(paidOn, datedDay) },
      { label: m.payments_method(), value: methodTexts[method]() },
    ],
    note,
    reversed:
      reversedAt === null
        ? undefined
        : m.payments_reversed_on({ day: formatDay(ownDay(reversedAt), datedDay) }),
  };
}

const ownDay = (instant: number) => localDateAt(instant, getWho()?.timeZone ?? defaultTimeZone);
