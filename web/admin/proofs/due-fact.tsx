import type { PaymentProof } from "../../../domain/contract/memberships/payment-proofs.ts";
import { datedDay, formatDay, formatMoney } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";

/** What the person owes now and until when the subscriptions last, in words. */
export function DueFact({ proof: { due, endsOn } }: { proof: PaymentProof }) {
  const owed = due < 0 ? m.payments_ahead() : m.payments_due();
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm">
      <dt className="text-muted">{owed}</dt>
      <dd className="text-end">{formatMoney(Math.abs(due))}</dd>
      {endsOn !== null && (
        <>
          <dt className="text-muted">{m.trainees_subscription_end()}</dt>
          <dd className="text-end">{formatDay(endsOn, datedDay)}</dd>
        </>
      )}
    </dl>
  );
}
