import { Suspense, useState } from "react";
import { lazyPart } from "../../frame/again.tsx";
import { m } from "../../paraglide/messages.js";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const OwnPayments = lazyPart(async () => (await import("./own-payments.tsx")).OwnPayments);

/** What was paid, folded: its code and its rows come when it is opened. */
export function PaymentsCard() {
  const [opened, setOpened] = useState(false);
  return (
    <Card padded={false}>
      <details
        className="group"
        onToggle={(event) => {
          if (event.currentTarget.open) setOpened(true);
        }}
      >
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-xl px-5">
          <Icon name="receipt" className="text-lg text-muted" />
          <h2 className="grow text-base">{m.payments_own_title()}</h2>
          <Icon name="sort-down" className="text-muted transition group-open:rotate-180" />
        </summary>
        <div className="px-3 pb-3">
          {opened && (
            <Suspense fallback={<Skeleton className="h-40 rounded-xl" />}>
              <OwnPayments />
            </Suspense>
          )}
        </div>
      </details>
    </Card>
  );
}
