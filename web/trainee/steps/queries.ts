import { infiniteQueryOptions } from "@tanstack/react-query";
import type { StepsOverview } from "../../../domain/contract/activity/steps.ts";
import { today } from "../../lib/format/today.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";

export const stepsKey = ["trainee", "steps"] as const;

/** Fourteen weeks up to today, then older pages as long as rows exist. */
export function stepsQuery(date = today()) {
  return infiniteQueryOptions({
    queryKey: [...stepsKey, date],
    queryFn: ({ pageParam: until, signal }) =>
      answer(
        traineeClient().steps.$get(
          { query: { date, ...(until === undefined ? {} : { until }) } },
          { init: { signal } },
        ),
      ) as Promise<StepsOverview>,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ since, first }) => (since !== null && since < first ? first : undefined),
  });
}
