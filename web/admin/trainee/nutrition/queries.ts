import { queryOptions } from "@tanstack/react-query";
import type {
  NewNutritionTarget,
  NutritionTargets,
} from "../../../../domain/contract/body/nutrition-targets.ts";
import { answer } from "../../../lib/session/answer.ts";
import { adminClient } from "../../../lib/session/clients.ts";
import { cacheAnswer } from "../../../lib/waiting/cache-answer.ts";
import { refreshWeeks } from "../../schedule/queries.ts";

export const nutritionTargetsQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "nutrition-targets", id],
    queryFn: ({ signal }) =>
      answer(
        adminClient().trainees[":id"]["nutrition-targets"].$get(
          { param: { id } },
          { init: { signal } },
        ),
      ) as Promise<NutritionTargets>,
  });

/** Stores a target and invalidates the weeks, which are compared with it. */
export async function saveNutritionTarget(id: string, json: NewNutritionTarget): Promise<void> {
  const stored = (await answer(
    adminClient().trainees[":id"]["nutrition-target"].$put({ param: { id }, json }),
  )) as NutritionTargets;
  cacheAnswer(nutritionTargetsQuery(id).queryKey, stored);
  refreshWeeks(id);
}
