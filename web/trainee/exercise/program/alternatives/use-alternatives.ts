import { useQuery } from "@tanstack/react-query";
import { lastTimeOf, movementOf } from "../../../../../domain/activity/exercise-program.ts";
import type { PerformedItem } from "../../../../../domain/activity/performed-items.ts";
import type { ExerciseAlternatives } from "../../../../../domain/contract/activity/exercise-substitutes.ts";
import type { ExerciseWeek } from "../../../../../domain/contract/activity/exercise-week.ts";
import type { ExerciseLibrary } from "../../../../../domain/contract/libraries/exercises.ts";
import type { ScheduledExercise } from "../../../../../domain/contract/schedules/schedules.ts";
import { alternativesOf } from "../../../../../domain/libraries/movement/alternatives.ts";
import { alternativesQuery, exerciseLibraryQuery } from "../../queries.ts";

type Answered = ExerciseAlternatives["alternatives"][number];
/** An alternative; its last time is missing where the phone does not know it. */
export type Alternative = Omit<Answered, "lastOn" | "lastWeight"> & Partial<Answered>;

/** The server's alternatives, without the chosen one; without a network those of the library that the phone has, by the same rule. */
export function useAlternatives(week: ExerciseWeek, item: PerformedItem<ScheduledExercise>) {
  const { data, error, isFetching, refetch } = useQuery(alternativesQuery(item.id));
  const library = useQuery({ ...exerciseLibraryQuery(), enabled: error !== null && !data });
  const alternatives: Alternative[] | undefined =
    data?.alternatives ?? (library.data && alternativesHere(week, item, library.data));
  return {
    alternatives: alternatives?.filter(({ exerciseId }) => exerciseId !== item.exerciseId),
    failure: library.isFetching ? null : error,
    pending: isFetching,
    retry: () => void refetch(),
  };
}

function alternativesHere(
  week: ExerciseWeek,
  item: PerformedItem<ScheduledExercise>,
  { exercises }: ExerciseLibrary,
): Alternative[] {
  const { exerciseId } = item.insteadOf ?? item;
  const movement = movementOf(week, { exerciseId }) ?? null;
  return alternativesOf({ exerciseId, type: item.type, movement }, exercises).map(
    ({ id, name, englishName, category, movement: drawn }) => {
      const last = lastTimeOf(week, { ...item, exerciseId: id });
      return {
        exerciseId: id,
        name,
        englishName,
        category,
        movement: drawn,
        ...(last && {
          lastOn: last.date,
          lastWeight: Math.max(...last.sets.map(({ weight }) => weight ?? 0)) || null,
        }),
      };
    },
  );
}
