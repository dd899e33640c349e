import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { WeightRange } from "../../../domain/body/weight.ts";
import { today } from "../../lib/format/today.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";

export const weightKey = ["trainee", "weight"] as const;

/** The current and previous weight, with the history of a range. */
export function weightQuery(range: WeightRange, date = today()) {
  return queryOptions({
    queryKey: [...weightKey, range, date],
    queryFn: ({ signal }) =>
      answer(traineeClient().weight.$get({ query: { date, range } }, { init: { signal } })),
    placeholderData: keepPreviousData,
  });
}
