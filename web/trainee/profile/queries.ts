import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";

export const profileKey = ["trainee", "profile"] as const;
/** The histories of all kinds. */
export const bodyHistoryKey = ["trainee", "body-history"] as const;
export const paymentsKey = ["trainee", "payments"] as const;

export const absencesKey = ["trainee", "absences"] as const;

/** The available plans. */
export const offeredPlansQuery = queryOptions({
  queryKey: ["trainee", "plans"],
  queryFn: ({ signal }) => answer(traineeClient().plans.$get({}, { init: { signal } })),
});

/** The person, the membership and the body of the trainee. */
export function profileQuery() {
  return queryOptions({
    queryKey: profileKey,
    queryFn: ({ signal }) => answer(traineeClient().profile.$get({}, { init: { signal } })),
  });
}
