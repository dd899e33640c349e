import { daysBetween, type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import { putOffDays } from "../../../domain/check-ins/review.ts";
import type { ReviewedCheckIn } from "../../../domain/contract/check-ins/review.ts";
import { MiranError } from "../../../domain/errors.ts";
import { type CheckInOf, putReviewOff } from "../../data/check-ins/reviewing.ts";
import { getTrainerZone } from "../../data/plumbing/settings.ts";
import type { TrainerScope } from "../../data/scope.ts";

/** Puts a review off for some days of the trainer's; null takes it back. */
export async function putOff(
  scope: TrainerScope,
  of: CheckInOf,
  until: LocalDate | null,
): Promise<ReviewedCheckIn> {
  if (until !== null) {
    const days = daysBetween(localDateAt(scope.now, await getTrainerZone(scope)), until);
    if (days < putOffDays.least) throw wrong("in_past");
    if (days > putOffDays.most) throw wrong("too_far");
  }
  const changed = await putReviewOff(scope, of, until);
  if (!changed) throw new MiranError("not_found");
  return changed;
}

const wrong = (code: "in_past" | "too_far") =>
  new MiranError("invalid_request", { fields: { until: { code } } });
