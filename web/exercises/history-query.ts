import { infiniteQueryOptions } from "@tanstack/react-query";
import type { ExerciseHistory } from "../../domain/contract/activity/exercise-history.ts";

/** The source of a log: the trainee's own, or the trainer's of one trainee. */
export interface HistorySource {
  key: readonly string[];
  page: (before: string | undefined, signal: AbortSignal) => Promise<ExerciseHistory>;
}

/** The days of an exercise by page, newest first. */
export function exerciseHistoryQuery({ key, page }: HistorySource) {
  return infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => page(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}
