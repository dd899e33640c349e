import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { TraineePayments } from "../../../domain/contract/memberships/payments.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";

export const profileKey = ["trainee", "profile"] as const;
/** The histories of all kinds. */
export const bodyHistoryKey = ["trainee", "body-history"] as const;
export const paymentsKey = ["trainee", "payments"] as const;

/** The own payments by page, the latest day first, and the due amount. */
export const ownPaymentsQuery = infiniteQueryOptions({
  queryKey: paymentsKey,
  queryFn: ({ pageParam: cursor, signal }) =>
    answer(
      traineeClient().payments.$get({ query: cursor ? { cursor } : {} }, { init: { signal } }),
    ) as Promise<TraineePayments>,
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next ?? undefined,
});

/** What a payment was for. */
export const readSettlement = (id: string) =>
  answer(traineeClient().payments[":id"].settlement.$get({ param: { id } }));

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
