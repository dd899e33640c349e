import type { NewPayments } from "../../../domain/contract/memberships/payments.ts";
import { newId } from "../../../domain/id.ts";
import { readShekels, shekelsOf } from "../../../domain/memberships/money.ts";
import type { Due, PaymentMethod } from "../../../domain/memberships/payments.ts";
import { draftStore } from "../../lib/waiting/drafts.ts";

/** Somebody who pays, and what; the payment keeps its id until it was stored. */
export interface Payer {
  id: string;
  name: string;
  paymentId: string;
  /** As it was typed; null while it is what is due. */
  amount: string | null;
}

export interface PaymentDraft {
  payers: readonly Payer[];
  method: PaymentMethod;
  /** Null while it is today. */
  paidOn: string | null;
  note: string;
}

/** What is being written of a payment: on a trainee's page by the trainee, of all others together. */
export const paymentDrafts = draftStore<PaymentDraft>("payments", { days: 30, untilSignOut: true });

export const emptyDraft = (payers: readonly Payer[] = []): PaymentDraft => ({
  payers,
  method: "cash",
  paidOn: null,
  note: "",
});

export const newPayer = ({ id, name }: Pick<Payer, "id" | "name">): Payer => ({
  id,
  name,
  paymentId: newId(),
  amount: null,
});

/** Those who were ticked: who was before keeps what was typed. */
export function withChosen(
  payers: readonly Payer[],
  chosen: ReadonlyMap<string, string>,
): readonly Payer[] {
  return [...chosen].map(
    ([id, name]) => payers.find((payer) => payer.id === id) ?? newPayer({ id, name }),
  );
}

/** What stands in a payer's field. */
export function amountText({ amount }: Payer, due: Due | undefined): string {
  if (amount !== null) return amount;
  return due && due.agorot > 0 ? String(shekelsOf(due.agorot)) : "";
}

/** The payment lines of some texts; undefined while one of them is no amount. */
export function linesOf(
  payers: readonly Payer[],
  textOf: (payer: Payer) => string,
): NewPayments["payments"] | undefined {
  const lines = payers.flatMap((payer) => {
    const read = readShekels(textOf(payer));
    if ("problem" in read) return [];
    return [{ id: payer.paymentId, traineeId: payer.id, agorot: read.agorot }];
  });
  return lines.length === payers.length ? lines : undefined;
}
