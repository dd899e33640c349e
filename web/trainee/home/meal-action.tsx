import type { HomeDay } from "../../../domain/contract/activity/home.ts";
import { MealTick } from "../diet/meal-tick.tsx";
import { useDietLog } from "../diet/use-diet-log.ts";

/** Eaten, by one tap; it comes after the home, with all that a meal's write needs. */
export function MealAction({ meal }: { meal: HomeDay["meals"][number] }) {
  const { setStatus } = useDietLog();
  const { name, status } = meal;
  return <MealTick name={name} status={status} onStatus={(next) => setStatus(meal, next)} />;
}
