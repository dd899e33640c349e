import type { NewPayments } from "../../../domain/contract/memberships/payments.ts";
import { newId } from "../../../domain/id.ts";
import { readShekels, shekelsOf } from "../../../domain/memberships/money.ts";
import type { Due, PaymentMethod } from "../../../domain/memberships/payments.ts";
import { draftStore } from "../../lib/waiting/drafts.ts";

/** A payer with an amount. The payment has the same id until it is stored. */
export interface Payer {
  id: string;
  name: string;
  paymentId: string;
  /** As typed; null stands for the due amount. */
  amount: string | null;
}

export interface PaymentDraft {
  payers: readonly Payer[];
  method: PaymentMethod;
  /** Null for today. */
  paidOn: string | null;
  note: string;
}

/** Drafts of payments: one for each trainee's page, and one for the ledger. */
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

/** The ticked payers; the typed values of earlier ones stay. */
export function withChosen(
  payers: readonly Payer[],
  chosen: ReadonlyMap<string, string>,
): readonly Payer[] {
  return [...chosen].map(
    ([id, name]) => payers.find((payer) => payer.id === id) ?? newPayer({ id, name }),
  );
}

/** The text of a payer's field. */
export function amountText({ amount }: Payer, due: Due | undefined): string {
  if (amount !== null) return amount;
  return due && due.agorot > 0 ? String(shekelsOf(due.agorot)) : "";
}

/** The payments of some texts; undefined if one is invalid. */
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
