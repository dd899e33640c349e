import { addMonths, type LocalDate } from "../../calendar.ts";
import { subscriptionEnd } from "../../memberships/plans.ts";

/**
 * The days of an imported subscription: from its row, and otherwise by the plan's length. With a last day alone, it
 * starts at the latest today.
 * @param months the plan's length
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
