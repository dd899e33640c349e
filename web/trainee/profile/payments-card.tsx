import { Suspense } from "react";
import { lazyPart } from "../../frame/again.tsx";
import { m } from "../../paraglide/messages.js";
import { FoldedCard } from "../../ui/folded-card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const OwnPayments = lazyPart(async () => (await import("./own-payments.tsx")).OwnPayments);

/** What was paid, folded: its code and its rows come when it is opened. */
export function PaymentsCard() {
  return (
    <FoldedCard icon="receipt" title={m.payments_own_title()} className="px-3 pb-3">
      <Suspense fallback={<Skeleton className="h-40 rounded-xl" />}>
        <OwnPayments />
      </Suspense>
    </FoldedCard>
  );
}
