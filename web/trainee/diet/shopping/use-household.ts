import { householdBounds } from "../../../../domain/activity/shopping.ts";
import type { Household } from "../../../../domain/contract/activity/shopping.ts";
import { newId } from "../../../../domain/id.ts";
import { clamp } from "../../../../domain/numerals.ts";
import { usePendingWrites } from "../../../lib/waiting/use-waiting-writes.ts";
import { useWrite } from "../../../lib/waiting/use-write.ts";
import { householdWritesKey } from "./keys.ts";
import type { HouseholdWrite } from "./writes.ts";
import "./writes.ts";

const alone: Household = { people: householdBounds.people.min, atHome: [] };

/**
 * Who eats from the list, and what their kitchen has.
 * @param stored undefined before the first answer, and in one cached by an earlier build
 */
export function useHousehold(stored: Household | undefined) {
  const latest = usePendingWrites<HouseholdWrite>(householdWritesKey).at(-1);
  const send = useWrite<HouseholdWrite>(householdWritesKey);
  const { people, atHome } = latest ?? stored ?? alone;
  const change = (next: Partial<Household>) => {
    // Sent as a whole, so an unknown one must not be replaced.
    if (latest ?? stored) send({ people, atHome, ...next, id: newId() });
  };
  return {
    people,
    atHome: new Set(atHome),
    feed: (next: number) => {
      const { min, max } = householdBounds.people;
      change({ people: clamp(next, min, max) });
    },
    have(food: string, isAtHome: boolean) {
      const others = atHome.filter((each) => each !== food);
      // The newest last; above the maximum, the oldest is bought again.
      change({ atHome: isAtHome ? [...others, food].slice(-householdBounds.atHome) : others });
    },
  };
}
