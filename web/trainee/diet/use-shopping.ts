import { useQuery } from "@tanstack/react-query";
import type { LocalDate } from "../../../domain/calendar.ts";
import { usePendingWrites } from "../../lib/waiting/use-waiting-writes.ts";
import type { DietWrite } from "./diet-write.ts";
import { dietWritesKey } from "./keys.ts";
import { shoppingWeekQuery } from "./queries.ts";
import { mealsWith } from "./with-writes.ts";

/** What a week is shopped by, with what is on its way drawn over what the server said. */
export function useShopping(date: LocalDate) {
  const { data, error, isFetching, refetch } = useQuery(shoppingWeekQuery(date));
  const writes = usePendingWrites<DietWrite>(dietWritesKey);
  return {
    week: data && { ...data, meals: mealsWith(data.meals, writes) },
    error: data ? null : error,
    fetching: isFetching,
    retry: () => void refetch(),
  };
}
