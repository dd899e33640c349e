import { expect, it } from "vitest";
import type { Payment, Settlement } from "../../../../domain/contract/memberships/payments.ts";
import { receiptOf } from "../../../../web/payments/receipt-lines.ts";

const payment: Payment = {
  id: "p",
  number: 41,
  traineeId: "t",
  name: "هبة منصور",
  agorot: 15_000,
  method: "transfer",
  paidOn: "2026-03-20",
  note: null,
  reversedAt: null,
  createdAt: 1,
};
const aheadIn = (changes: Partial<Settlement>) => {
  const settlement = { covers: [], opening: 0, ahead: 0, left: 0, ...changes };
  const { lines } = receiptOf(payment, "سامر", settlement);
  return lines.filter(({ value }) => value.includes("مقدّماً"));
};

it("a receipt says once what was paid ahead", () => {
  expect(aheadIn({ ahead: 5100, left: -5100 })).toHaveLength(1);
  expect(aheadIn({ ahead: 5100, left: -8000 })).toHaveLength(2);
  expect(aheadIn({ left: 0 })).toHaveLength(0);
});
