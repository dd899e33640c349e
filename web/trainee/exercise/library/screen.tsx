import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useSearchParams } from "react-router";
import {
  type ExerciseCategory,
  exerciseCategories,
} from "../../../../domain/libraries/exercises.ts";
import { paths } from "../../../../domain/paths.ts";
import { CategoryIcon } from "../../../exercises/category-icon.tsx";
import { findExercises } from "../../../exercises/find-exercises.ts";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { useWho } from "../../../lib/session/use-who.ts";
import { m } from "../../../paraglide/messages.js";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ScreenLink } from "../../screen-link.tsx";
import { TraineeHeader } from "../../trainee-header.tsx";
import { Dock } from "../dock.tsx";
import { exerciseLibraryQuery } from "../queries.ts";
import { categoryTexts } from "../texts.ts";
import { ExerciseList } from "./exercise-list.tsx";
import { SearchBox } from "./search-box.tsx";

/** The eight categories, and a search over all exercises. */
export default function LibraryScreen() {
  const [params, setParams] = useSearchParams();
  const search = params.get("search") ?? "";
  const { data, error, isFetching, refetch } = useQuery(exerciseLibraryQuery());
  const found = useDeferredValue(search);
  const setSearch = (text: string) =>
    setParams(text ? { search: text } : {}, { replace: true, preventScrollReset: true });
  const exercises = data?.exercises;

  return (
    <div className="grid grid-cols-1 gap-4">
      <TraineeHeader
        title={m.training_all()}
        to={paths.trainee.exercise}
        backLabel={m.training_back()}
      />
      <SearchBox value={search} onChange={setSearch} />
      {error && !data ? (
        <LoadFailure
          error={error}
          title={m.training_library_failed()}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : found.trim() === "" ? (
        <Categories counts={exercises && countByCategory(exercises)} />
      ) : exercises ? (
        <Found exercises={findExercises(exercises, found)} />
      ) : (
        <Skeleton className="h-64 rounded-xl" />
      )}
      <Dock />
    </div>
  );
}

function countByCategory(exercises: readonly { category: ExerciseCategory }[]) {
  const counts = new Map<ExerciseCategory, number>();
  for (const { category } of exercises) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}

function Categories({ counts }: { counts?: Map<ExerciseCategory, number> }) {
  return (
    <nav aria-label={m.training_categories()}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3 md:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
        {exerciseCategories.map((category) => (
          <li key={category}>
            <ScreenLink
              to={paths.trainee.exerciseCategory(category)}
              className="flex h-full items-center gap-2 rounded-xl border border-line bg-raised p-3 shadow-raised sm:gap-3 sm:p-4 transition hover:border-line-strong active:scale-[0.985] motion-reduce:active:scale-100"
            >
              <CategoryIcon category={category} />
              <span className="min-w-0">
                <span className="block font-semibold">{categoryTexts[category]()}</span>
                <span className="block text-sm text-muted">
                  {counts ? (
                    m.training_count({ count: counts.get(category) ?? 0 })
                  ) : (
                    <Skeleton className="my-1 h-4 w-14" />
                  )}
                </span>
              </span>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Found({ exercises }: { exercises: Parameters<typeof ExerciseList>[0]["exercises"] }) {
  const gender = useWho()?.gender ?? "other";
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {m.training_count({ count: exercises.length })}
      </p>
      {exercises.length === 0 ? (
        <EmptyState
          icon={<Icon name="search" />}
          title={m.training_search_none()}
          text={m.training_search_none_text({ gender })}
        />
      ) : (
        <ExerciseList exercises={exercises} withCategory />
      )}
    </>
  );
}
