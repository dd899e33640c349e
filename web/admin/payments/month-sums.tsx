import type { ReactNode } from "react";
import type { LedgerPage } from "../../../domain/contract/attention/debtors.ts";
import { m } from "../../paraglide/messages.js";
import { Money } from "../../payments/money.tsx";
import { methodTexts } from "../../payments/texts.ts";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The received amounts of a month by way of payment, beside the expected one. */
export function MonthSums({ sums }: { sums: LedgerPage | undefined }) {
  return (
    <Card>
      <h2 className="sr-only">{m.debts_methods()}</h2>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {sums ? (
          <>
            {sums.methods.map(({ method, agorot }) => (
              <Figure key={method} label={methodTexts[method]()}>
                <Money agorot={agorot} className="text-lg font-semibold" />
              </Figure>
            ))}
            <Figure label={m.payments_expected()} hint={m.payments_expected_hint()}>
              <Money agorot={sums.expected} className="text-lg" />
            </Figure>
            <Difference agorot={sums.received - sums.expected} />
          </>
        ) : (
          <Skeleton className="h-16 w-full" />
        )}
      </dl>
    </Card>
  );
}

/** How far what was received is from the expected, in words instead of a sign. */
function Difference({ agorot }: { agorot: number }) {
  if (agorot === 0) return null;
  const label = agorot < 0 ? m.payments_under_expected() : m.payments_over_expected();
  return (
    <Figure label={label}>
      <Money agorot={Math.abs(agorot)} className="text-lg text-muted" />
    </Figure>
  );
}

type FigureProps = { label: string; hint?: string; children: ReactNode };

function Figure({ label, hint, children }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        {children}
        {hint && <p className="text-sm text-muted">{hint}</p>}
      </dd>
    </div>
  );
}
