import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import type { ExercisesPage } from "../../../domain/contract/libraries/exercises.ts";
import type { ExerciseCategory } from "../../../domain/libraries/exercises.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";

const perPage = 40;

/** The active exercises of the library by name, by page. */
export function libraryQuery(search: string, category: ExerciseCategory | undefined) {
  return infiniteQueryOptions({
    queryKey: ["admin", "exercises", "picker", search, category ?? ""],
    queryFn: ({ signal, pageParam }) =>
      answer(
        adminClient().exercises.$get(
          {
            query: {
              search,
              status: "active",
              sort: "name",
              direction: "asc",
              page: String(pageParam),
              perPage: String(perPage),
              ...(category && { category }),
            } as Record<string, string>,
          },
          { init: { signal } },
        ),
      ) as Promise<ExercisesPage>,
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.length * perPage < last.total ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
  });
}
