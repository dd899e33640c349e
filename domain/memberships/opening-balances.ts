import type { FieldRule } from "../fields.ts";
import { paymentFields } from "./payments.ts";

const { max } = paymentFields.agorot;

/**
 * The rule of an opening balance, which is what a person owed before the move: whole agorot, negative if paid ahead. It
 * is part of the balance, in no month's sums, and has no receipt.
 */
export const openingFields = {
  agorot: { kind: "number", min: -max, max, decimals: 0 },
} as const satisfies Record<string, FieldRule>;

/**
 * The opening balance of an imported person: as its row tells, or else a price that is still unpaid.
 * @param paid the row's own answer, or the common one
 * @returns null if no amount is known
 */
export function openingOf(
  { opening, price }: { opening: number | null; price: number | null },
  paid: boolean | null,
): number | null {
  if (opening !== null) return opening;
  return price === null || paid === null ? null : paid ? 0 : price;
}
