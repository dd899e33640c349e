import type { ReactNode } from "react";
import { type Due, standingOfDue } from "../../domain/memberships/payments.ts";
import { datedDay, formatDay } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";
import { Card } from "../ui/card.tsx";
import { Money } from "./money.tsx";

/** A person's due amount in words, with `action` at its end. */
export function DueCard({ due, action }: { due: Due; action?: ReactNode }) {
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-40">
          <Standing due={due} />
        </div>
        {action}
      </div>
    </Card>
  );
}

function Standing({ due }: { due: Due }) {
  const standing = standingOfDue(due);
  if (standing === "settled") {
    return (
      <>
        <p className="text-lg font-medium">{m.payments_settled()}</p>
        <p className="text-muted">{m.payments_settled_text()}</p>
      </>
    );
  }
  const isOwed = standing === "owed";
  return (
    <>
      <p className="text-muted">{isOwed ? m.payments_due() : m.payments_ahead()}</p>
      <p>
        <Money agorot={Math.abs(due.agorot)} className="text-hero leading-digits font-semibold" />
      </p>
      <p className="text-sm text-muted">
        {isOwed && due.since
          ? m.payments_due_since({ day: formatDay(due.since, datedDay) })
          : m.payments_ahead_text()}
      </p>
    </>
  );
}
