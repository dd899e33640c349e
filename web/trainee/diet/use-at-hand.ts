import { useQuery } from "@tanstack/react-query";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { MealAtHand, MealsAtHand } from "../../../domain/contract/activity/diet.ts";
import type { FoodPortion } from "../../../domain/contract/libraries/foods.ts";
import { newId } from "../../../domain/id.ts";
import type { ToldAmount } from "../../foods/amount-fields.tsx";
import { usePendingWrites } from "../../lib/waiting/use-waiting-writes.ts";
import { useWrite } from "../../lib/waiting/use-write.ts";
import { useEveryday } from "./add/use-everyday.ts";
import type { DietWrite } from "./diet-write.ts";
import type { EatenFood } from "./food-form.tsx";
import { dietWritesKey } from "./keys.ts";
import { mealsAtHandQuery } from "./queries.ts";
import { withMarks } from "./with-writes.ts";
import "./writes.ts";

/** Meals to eat again on a day, with waiting marks applied. */
export function useAtHand(date: LocalDate) {
  const { data, error } = useQuery(mealsAtHandQuery(date));
  const everyday = useEveryday();
  const writes = usePendingWrites<DietWrite>(dietWritesKey);
  const send = useWrite<DietWrite>(dietWritesKey);
  // Answers cached by an earlier build have fewer lists.
  const known = data && withMarks({ ...noneOn(date), ...data }, writes);
  return {
    known,
    /** Whether there is nothing to wait for. */
    failed: !data && error !== null,
    everyday,
    isMarked: (foodId: string | null) =>
      known?.favourites.some((favourite) => favourite.foodId === foodId) ?? false,
    /** The household measures of a food, with the one of its amount. */
    portionsOf({
      foodId,
      portion,
    }: Pick<MealAtHand, "foodId" | "portion">): readonly FoodPortion[] {
      const id = foodId ?? "";
      const own = known?.portions[id] ?? everyday?.everydayPortions(id) ?? [];
      if (!portion || own.some(({ name }) => name === portion.name)) return own;
      const { count: _, ...measure } = portion;
      return [measure, ...own];
    },
    /** Marks a food as a favourite with the present amount, its amount from then on; undefined for an own food. */
    markOf({ foodId, name, englishName, calories, protein, carbs, fat }: EatenFood) {
      if (foodId === null) return undefined;
      return (marked: boolean, { grams, portion }: ToldAmount) => {
        const amount = { quantity: grams, portion, description: null, category: null };
        send({
          kind: "favourite",
          id: newId(),
          food: { id: foodId, foodId, name, englishName, calories, protein, carbs, fat, ...amount },
          marked,
        });
      };
    },
  };
}

export type MealsHere = ReturnType<typeof useAtHand>;

const noneOn = (date: LocalDate): MealsAtHand => ({
  date,
  dayBefore: [],
  weekBefore: [],
  usual: [],
  recents: [],
  favourites: [],
  portions: {},
});
