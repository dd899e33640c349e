import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { traineesPerPage } from "../../../domain/attention/list.ts";
import type { TraineesPage } from "../../../domain/contract/attention/trainee-list.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";

/** Trainees by name that match a search on the server, by page. */
export function useTraineeSearch(search: string, everybody: boolean) {
  const list = useInfiniteQuery({
    queryKey: ["admin", "trainee-checklist", everybody ? "all" : "active", search],
    queryFn: ({ pageParam, signal }) => {
      const status = everybody ? {} : ({ status: "active" } as const);
      const query = { search, ...status, sort: "name", direction: "asc" } as const;
      return answer(
        adminClient().trainees.$get({ query: { ...query, ...pageParam } }, { init: { signal } }),
      ) as Promise<TraineesPage>;
    },
    initialPageParam: { page: "1" } as { page: string; after?: string },
    getNextPageParam: ({ total, trainees }, _, { page }) =>
      Number(page) * traineesPerPage < total
        ? { page: String(Number(page) + 1), after: trainees.at(-1)?.id }
        : undefined,
    placeholderData: keepPreviousData,
  });
  return { list, trainees: list.data?.pages.flatMap((page) => page.trainees) };
}
