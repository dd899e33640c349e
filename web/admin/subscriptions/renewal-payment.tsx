import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { newId } from "../../../domain/id.ts";
import { readShekels, shekelsOf } from "../../../domain/memberships/money.ts";
import type { PaymentMethod } from "../../../domain/memberships/payments.ts";
import { formatMoney } from "../../lib/format/format.ts";
import { today } from "../../lib/format/today.ts";
import { m } from "../../paraglide/messages.js";
import { methodOptions } from "../../payments/texts.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { toast } from "../../ui/toast.tsx";
import { AmountField } from "../payments/amount-field.tsx";
import { amountProblem } from "../payments/payment-fields.tsx";
import { dueQuery } from "../payments/queries.ts";
import { recordPayments } from "../payments/record.ts";

interface RenewalPayment {
  /** Whether the renewal is paid at once. */
  pays: boolean;
  fields: ReactNode;
  /** The error of the typed amount; undefined if nothing is paid. */
  problem: () => string | undefined;
  /** Records the payment after the renewal; the renewal stays if it fails. */
  record: () => Promise<void>;
}

/**
 * The payment of a renewal in the same dialog: the price of the chosen plan with everything that is due before it.
 * @param price agorot; undefined without a chosen plan
 */
export function useRenewalPayment(traineeId: string, price: number | undefined): RenewalPayment {
  const [pays, setPays] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [tried, setTried] = useState(false);
  const [method, setMethod] = useState<PaymentMethod>("cash");
  const [id] = useState(newId);
  const { data: due } = useQuery({ ...dueQuery(traineeId), enabled: pays });
  const before = Math.max(0, due?.agorot ?? 0);
  const text = typed ?? String(shekelsOf((price ?? 0) + before));
  const problem = () => {
    if (!pays) return undefined;
    setTried(true);
    return amountProblem(text);
  };
  return {
    pays,
    problem,
    fields: (
      <div className="grid gap-4 rounded-lg bg-soft px-4 py-2">
        <Checkbox
          name="pays"
          label={m.subscriptions_pay_too()}
          checked={pays}
          onChange={(event) => setPays(event.currentTarget.checked)}
        />
        {pays && (
          <>
            <AmountField
              label={m.payments_amount()}
              name="amount"
              value={text}
              {...(before > 0 && {
                hint: m.subscriptions_due_before({ amount: formatMoney(before) }),
              })}
              {...(tried && amountProblem(text) && { error: amountProblem(text) })}
              onChange={setTyped}
            />
            <ChoiceChips
              label={m.payments_method()}
              name="method"
              options={methodOptions()}
              defaultValue={[method]}
              onChange={([value]) => setMethod(value as PaymentMethod)}
            />
          </>
        )}
      </div>
    ),
    async record() {
      const read = readShekels(text);
      if (!pays || "problem" in read) return;
      const failed = await recordPayments({
        payments: [{ id, traineeId, agorot: read.agorot }],
        method,
        paidOn: today(),
        note: null,
      });
      if (!failed) return;
      toast({ kind: "error", text: m.subscriptions_renewed_unpaid({ reason: failed.text }) });
    },
  };
}
