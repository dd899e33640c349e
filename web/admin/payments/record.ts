import type { NewPayments, Payment } from "../../../domain/contract/memberships/payments.ts";
import { newId } from "../../../domain/id.ts";
import { sumOf } from "../../../domain/memberships/payments.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { fieldText } from "../../lib/format/field-text.ts";
import { formatMoney } from "../../lib/format/format.ts";
import { answer } from "../../lib/session/answer.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import { refreshPayments } from "./queries.ts";

/** A failure as text; `again` if the ids already belong to other payments. */
interface RecordFailure {
  text: string;
  again: boolean;
}

/** Stores payments, and says whose and how much; returns undefined on success. */
export async function recordPayments(input: NewPayments): Promise<RecordFailure | undefined> {
  try {
    const { payments } = await answer(adminClient().payments.$post({ json: input }));
    refreshPayments();
    sayRecorded(payments);
    return undefined;
  } catch (error) {
    const isTaken = error instanceof ApiError && error.code === "conflict";
    if (isTaken) refreshPayments();
    return { text: textOf(error), again: isTaken };
  }
}

function textOf(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.code === "conflict") return m.payments_save_conflict();
    if (error.code === "not_found") return m.payments_somebody_gone();
    const { paidOn } = error.fields;
    if (paidOn) return `${m.payments_day()}: ${fieldText(paidOn)}`;
  }
  return errorText(error, m.payments_save_failed());
}

/** What came from whom, and its undo: a payment is never erased, so each gets its reversal. */
function sayRecorded(payments: readonly Payment[]): void {
  const amount = formatMoney(sumOf(payments));
  const count = payments.length;
  const name = count === 1 ? payments[0]?.name : undefined;
  const reversals = payments.map(({ id }) => ({ id, reversalId: newId() }));
  const undo = async () => {
    try {
      for (const { id, reversalId } of reversals) await reversePayment(id, reversalId);
      toast({ kind: "success", text: m.payments_undone({ amount }) });
    } catch (error) {
      toast({ kind: "error", text: (error as Error).message });
    }
  };
  toast({
    kind: "success",
    text: name
      ? m.payments_recorded_from({ amount, name })
      : m.payments_recorded({ count, amount }),
    action: { label: m.payments_undo(), onAction: () => void undo() },
  });
}

/** Reverses a payment; throws a text for people. */
export async function reversePayment(id: string, reversalId: string): Promise<void> {
  try {
    const reversal = adminClient().payments[":id"].reversal;
    await answer(reversal.$post({ param: { id }, json: { id: reversalId } }));
  } catch (error) {
    const isTaken = error instanceof ApiError && error.code === "conflict";
    throw new Error(
      isTaken ? m.payments_reverse_conflict() : errorText(error, m.payments_reverse_failed()),
    );
  } finally {
    refreshPayments();
  }
}
