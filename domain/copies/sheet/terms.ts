import { addMonths, type LocalDate } from "../../calendar.ts";
import { subscriptionEnd } from "../../memberships/plans.ts";

/**
 * The days of a subscription that a sheet brings: what its row says of them, and for the rest as long as
 * its plan lasts; of one that is told by its end alone, the beginning is today at the latest.
 * @param months of the plan
 */
export function importedDays(
  { startsOn, endsOn }: { startsOn: LocalDate | null; endsOn: LocalDate | null },
  months: number,
  today: LocalDate,
): { startsOn: LocalDate; endsOn: LocalDate } {
  if (endsOn === null) {
    const start = startsOn ?? today;
    return { startsOn: start, endsOn: subscriptionEnd(start, months) };
  }
  const before = addMonths(endsOn, -months);
  return { startsOn: startsOn ?? (before < today ? before : today), endsOn };
}
