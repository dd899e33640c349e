import type { HomeDay } from "../../../domain/contract/home/home.ts";
import { MealTick } from "../diet/meal-tick.tsx";
import { useDietLog } from "../diet/use-diet-log.ts";

/** The button that marks a meal as eaten; it loads after the home, with the code of meal writes. */
export function MealAction({ meal }: { meal: HomeDay["meals"][number] }) {
  const { setStatus } = useDietLog();
  const { name, status } = meal;
  return <MealTick name={name} status={status} onStatus={(next) => setStatus(meal, next)} />;
}
