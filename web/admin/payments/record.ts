import type { NewPayments } from "../../../domain/contract/memberships/payments.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { fieldText } from "../../lib/format/field-text.ts";
import { answer } from "../../lib/session/answer.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { m } from "../../paraglide/messages.js";
import { refreshPayments } from "./queries.ts";

/** A failure as text; `again` if the ids already belong to other payments. */
interface RecordFailure {
  text: string;
  again: boolean;
}

/** Stores payments; returns undefined on success. */
export async function recordPayments(input: NewPayments): Promise<RecordFailure | undefined> {
  try {
    await answer(adminClient().payments.$post({ json: input }));
    refreshPayments();
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
