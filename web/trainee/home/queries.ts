import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { answer } from "../../lib/answer.ts";
import { traineeClient } from "../../lib/clients.ts";
import { today } from "../../lib/today.ts";

export const homeKey = ["trainee", "home"] as const;

/** The home of a day: greeting, badges of the frame, the week, the newest weights. */
export function homeQuery(date = today()) {
  return queryOptions({
    queryKey: [...homeKey, date],
    queryFn: ({ signal }) =>
      answer(traineeClient().home.$get({ query: { date } }, { init: { signal } })),
    placeholderData: keepPreviousData,
  });
}
