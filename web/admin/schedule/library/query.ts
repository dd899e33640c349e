import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import type { ExercisesPage } from "../../../../domain/contract/libraries/exercises.ts";
import type { ExerciseCategory } from "../../../../domain/libraries/exercises.ts";
import type { EquipmentFilter } from "../../../../domain/libraries/movement/equipment.ts";
import type { Muscle } from "../../../../domain/libraries/movement/muscle-names.ts";
import { answer } from "../../../lib/session/answer.ts";
import { adminClient } from "../../../lib/session/clients.ts";

const perPage = 40;

/** The key of what pickers offer, apart from the library's own lists. */
export const exerciseChoicesKey = ["admin", "exercise-choices"] as const;

/** The exercises that a picker offers. */
export interface LibraryFilter {
  search: string;
  category?: ExerciseCategory | undefined;
  equipment?: EquipmentFilter | undefined;
  muscle?: Muscle | undefined;
  origin?: "own" | undefined;
}

/** The active exercises of the library by page: recent ones, own ones, then the rest by name. */
export function libraryQuery(filter: LibraryFilter) {
  const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
  return infiniteQueryOptions({
    queryKey: [...exerciseChoicesKey, asked],
    queryFn: ({ signal, pageParam }) =>
      answer(
        adminClient().exercises.$get(
          {
            query: {
              ...asked,
              status: "active",
              sort: "likely",
              page: String(pageParam),
              perPage: String(perPage),
            } as Record<string, string>,
          },
          { init: { signal } },
        ),
      ) as Promise<ExercisesPage>,
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.length * perPage < last.total ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
    // A use, or news of another window, would move the rows under the pointer; the next opening shows them in their new order.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
