import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { today } from "../../lib/format/today.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";

export const homeKey = ["trainee", "home"] as const;

/** An earlier week; the present one is part of the home. */
export function performanceWeekQuery(sunday: string) {
  return queryOptions({
    queryKey: ["trainee", "performance-week", sunday],
    queryFn: ({ signal }) =>
      answer(
        traineeClient()["performance-week"].$get({ query: { date: sunday } }, { init: { signal } }),
      ),
  });
}

/** The home of a day: name, badges of the frame, the week, the newest weights. */
export function homeQuery(date = today()) {
  return queryOptions({
    queryKey: [...homeKey, date],
    queryFn: ({ signal }) =>
      answer(traineeClient().home.$get({ query: { date } }, { init: { signal } })),
    placeholderData: keepPreviousData,
  });
}
