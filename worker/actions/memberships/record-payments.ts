import { localDateAt } from "../../../domain/calendar.ts";
import type { NewPayments, Payment } from "../../../domain/contract/memberships/payments.ts";
import { MiranError } from "../../../domain/errors.ts";
import { createPayments, reversePayment } from "../../data/memberships/payment-writes.ts";
import { getTrainerZone } from "../../data/plumbing/settings.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";

/**
 * Writes what was paid, and tells those who paid; the day may be none that has not come where the
 * trainer lives.
 * @throws `not_found` for a person who is not there, `conflict` for an id of another payment
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
 * Takes a payment back, and tells whose it was.
 * @throws `not_found`, or `conflict` for what was taken back before and what is a reversal itself
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
