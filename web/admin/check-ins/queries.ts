import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { type CheckInList, checkInLists } from "../../../domain/check-ins/review.ts";
import type { CheckInFigures } from "../../../domain/contract/check-ins/figures.ts";
import type { CheckInListPage, CheckInReview } from "../../../domain/contract/check-ins/review.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { area } from "../live/moves.ts";

/** The list that an address shows. */
export const shownIn = (query: URLSearchParams): CheckInList =>
  checkInLists.find((each) => each === query.get("show")) ?? "waiting";

/** One of the trainer's lists with the number of each; the done ones in pages. */
export const checkInsQuery = (show: CheckInList) =>
  infiniteQueryOptions({
    queryKey: [...area("check-ins"), "list", show],
    queryFn: ({ pageParam: cursor, signal }) =>
      answer(
        adminClient()["check-ins"].$get(
          { query: { show, ...(cursor === undefined ? {} : { cursor }) } },
          { init: { signal } },
        ),
      ) as Promise<CheckInListPage>,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ more }) => more ?? undefined,
  });

/** A check-in beside the facts. */
export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: [...area("check-ins"), "review", id],
    queryFn: ({ signal }) =>
      answer(
        adminClient()["check-ins"][":id"].$get({ param: { id } }, { init: { signal } }),
      ) as Promise<CheckInReview>,
  });

/** The trainer's own figures of check-ins. */
export const checkInFiguresQuery = queryOptions({
  queryKey: [...area("check-ins"), "figures"],
  queryFn: ({ signal }) =>
    answer(
      adminClient()["check-in-figures"].$get({}, { init: { signal } }),
    ) as Promise<CheckInFigures>,
});
