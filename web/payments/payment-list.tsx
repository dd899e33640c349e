import type { ReactNode } from "react";
import type { Payment, TraineePayments } from "../../domain/contract/memberships/payments.ts";
import { datedDay, formatDay } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";
import { Badge } from "../ui/badge.tsx";
import { Money } from "./money.tsx";
import { methodTexts } from "./texts.ts";

type PaymentListProps = {
  label: string;
  payments: readonly Payment[];
  /** The balance from before the first payment, below them. */
  opening?: TraineePayments["opening"];
  /** Whether to show names, for payments of several people. */
  named?: boolean;
  /** The action on a payment, at the end of its row. */
  action: (payment: Payment) => ReactNode;
};

/** Payments as rows that fit a phone. */
export function PaymentList(props: PaymentListProps) {
  const { label, payments, opening = null, named = false, action } = props;
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-1 overflow-clip rounded-lg border border-line bg-raised"
    >
      {payments.map((payment) => (
        <li
          key={payment.id}
          className="flex min-h-18 items-center gap-2 border-t border-line ps-4 pe-1.5 py-2 first:border-t-0"
        >
          <div className="min-w-0 grow">
            {named && <Payer payment={payment} className="clamp-line font-medium" />}
            <p className={`clamp-line ${named ? "text-sm text-muted" : ""}`}>
              {formatDay(payment.paidOn, datedDay)} · {methodTexts[payment.method]()}
            </p>
            {payment.note && (
              <p className="clamp-lines-2 text-sm text-muted">
                <bdi>{payment.note}</bdi>
              </p>
            )}
          </div>
          <Sum payment={payment} className="text-end" />
          {action(payment)}
        </li>
      ))}
      {opening && <OpeningLine {...opening} />}
    </ul>
  );
}

/** The opening balance: an amount that is no payment, without a receipt. */
function OpeningLine({ agorot, since }: NonNullable<TraineePayments["opening"]>) {
  const day = formatDay(since, datedDay);
  return (
    <li className="flex min-h-18 items-center gap-2 border-t border-line px-4 py-2 first:border-t-0">
      <div className="min-w-0 grow">
        <p>{m.payments_opening()}</p>
        <p className="text-sm text-muted">
          {agorot > 0 ? m.payments_opening_owed({ day }) : m.payments_opening_ahead({ day })}
        </p>
      </div>
      <Money agorot={Math.abs(agorot)} className="shrink-0 text-end font-medium" />
    </li>
  );
}

/** The payer's name, unless it is deleted. */
export function Payer({ payment, className = "" }: { payment: Payment; className?: string }) {
  const { name } = payment;
  return (
    <p dir="auto" className={`w-fit max-w-full ${className} ${name === null ? "text-muted" : ""}`}>
      {name ?? m.payments_nobody()}
    </p>
  );
}

/** The amount; struck through, with words, if it is reversed. */
export function Sum({ payment, className = "" }: { payment: Payment; className?: string }) {
  const { agorot, reversedAt } = payment;
  if (reversedAt === null) {
    return (
      <span className={`shrink-0 ${className}`}>
        <Money agorot={agorot} className="font-medium" />
      </span>
    );
  }
  return (
    <span className={`inline-grid shrink-0 justify-items-end gap-0.5 ${className}`}>
      <s className="text-muted">
        <Money agorot={agorot} />
      </s>
      <Badge>{m.payments_reversed()}</Badge>
    </span>
  );
}
