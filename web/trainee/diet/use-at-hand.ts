import { useQuery } from "@tanstack/react-query";
import type { LocalDate } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import type { ToldAmount } from "../../foods/amount-fields.tsx";
import { usePendingWrites } from "../../lib/waiting/use-waiting-writes.ts";
import { useWrite } from "../../lib/waiting/use-write.ts";
import type { DietWrite } from "./diet-write.ts";
import type { EatenFood } from "./food-form.tsx";
import { dietWritesKey } from "./keys.ts";
import { mealsAtHandQuery } from "./queries.ts";
import { withMarks } from "./with-writes.ts";
import "./writes.ts";

/** Meals to eat again on a day, with waiting marks applied. */
export function useAtHand(date: LocalDate) {
  const { data } = useQuery(mealsAtHandQuery(date));
  const writes = usePendingWrites<DietWrite>(dietWritesKey);
  const send = useWrite<DietWrite>(dietWritesKey);
  const known = data && withMarks(data, writes);
  return {
    known,
    isMarked: ({ foodId }: EatenFood) =>
      known?.favourites.some((favourite) => favourite.foodId === foodId) ?? false,
    /** Marks a favourite with the present amount, which is its amount from then on. */
    mark({ foodId, name, per100 }: EatenFood, marked: boolean, { grams, portion }: ToldAmount) {
      const rest = { description: null, category: null, quantity: grams, portion };
      send({
        kind: "favourite",
        id: newId(),
        food: { id: foodId, foodId, name, ...per100, ...rest },
        marked,
      });
    },
  };
}
