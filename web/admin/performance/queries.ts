import { queryOptions } from "@tanstack/react-query";
import type {
  TraineeMeals,
  TraineePerformance,
} from "../../../domain/contract/activity/trainee-performance.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";

export function performanceQuery(id: string) {
  return queryOptions({
    queryKey: ["admin", "performance", id],
    queryFn: ({ signal }) =>
      answer(
        adminClient().trainees[":id"].performance.$get({ param: { id } }, { init: { signal } }),
      ) as Promise<TraineePerformance>,
  });
}

export function ownMealsQuery(id: string) {
  return queryOptions({
    queryKey: ["admin", "added-meals", id],
    queryFn: ({ signal }) =>
      answer(
        adminClient().trainees[":id"].meals.$get({ param: { id } }, { init: { signal } }),
      ) as Promise<TraineeMeals>,
  });
}
