import { localDateAt } from "../../../domain/calendar.ts";
import type { NewPayments, Payment } from "../../../domain/contract/memberships/payments.ts";
import { MiranError } from "../../../domain/errors.ts";
import { createPayments, reversePayment } from "../../data/memberships/payment-writes.ts";
import { getTrainerZone } from "../../data/plumbing/settings.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";

/**
 * Stores payments and notifies their payers. The day must have begun in the trainer's time zone.
 * @throws `not_found` for an unknown person, `conflict` for an id of another payment
 */
export async function recordPayments(
  platform: Platform,
  scope: TrainerScope,
  input: NewPayments,
): Promise<Payment[]> {
  const today = localDateAt(scope.now, await getTrainerZone(scope));
  if (input.paidOn > today) {
    throw new MiranError("invalid_request", { fields: { paidOn: { code: "in_future" } } });
  }
  return told(platform, await createPayments(scope, input));
}

/**
 * Reverses a payment, and notifies its payer.
 * @throws `not_found`, or `conflict` for a reversed payment or a reversal
 */
export const takePaymentBack = async (
  platform: Platform,
  scope: TrainerScope,
  ids: { id: string; reversalId: string },
): Promise<Payment> => told(platform, await reversePayment(scope, ids));

function told<Stored extends object>(
  platform: Platform,
  answer: Stored | "conflict" | "not_found",
): Stored {
  if (typeof answer === "string") throw new MiranError(answer);
  platform.background(drainOutbox(platform));
  return answer;
}
