import type { ReactNode } from "react";
import type { LedgerPage } from "../../../domain/contract/memberships/payments.ts";
import { m } from "../../paraglide/messages.js";
import { Money } from "../../payments/money.tsx";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DebtorsLink } from "./owing.tsx";

type MonthSumsProps = {
  sums: LedgerPage | undefined;
  /** Whether the debtors are listed beside it. */
  named: boolean;
};

/** The received and expected amounts of a month, their difference, and a link to the debtors. */
export function MonthSums({ sums, named }: MonthSumsProps) {
  const difference = sums && (
    <Money signed agorot={sums.received - sums.expected} className="text-lg text-muted" />
  );
  return (
    <Card>
      <dl className="grid grid-cols-2 items-start gap-x-6 gap-y-4 md:grid-cols-3">
        <Figure label={m.payments_received()} className="max-md:col-span-2">
          {sums && (
            <Money agorot={sums.received} className="text-hero leading-digits font-semibold" />
          )}
        </Figure>
        <Figure label={m.payments_expected()} hint={m.payments_expected_hint()}>
          {sums && <Money agorot={sums.expected} className="text-lg" />}
        </Figure>
        <Figure label={m.payments_difference()}>
          {difference && (named ? <DebtorsLink>{difference}</DebtorsLink> : difference)}
        </Figure>
      </dl>
    </Card>
  );
}

type FigureProps = { label: string; hint?: string; className?: string; children: ReactNode };

function Figure({ label, hint, className = "", children }: FigureProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="text-muted">{label}</dt>
      <dd>
        <div className="flex min-h-9 items-center">
          {children ?? <Skeleton className="h-7 w-28" />}
        </div>
        {hint && <p className="text-sm text-muted">{hint}</p>}
      </dd>
    </div>
  );
}
