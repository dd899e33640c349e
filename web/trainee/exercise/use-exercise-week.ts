import { useQuery } from "@tanstack/react-query";
import { asPerformed } from "../../../domain/activity/performed-items.ts";
import { withChanges } from "../../../domain/activity/program-changes.ts";
import type {
  NewExerciseStatus,
  NewPerformedSets,
} from "../../../domain/contract/activity/exercise-week.ts";
import type { NewWorkoutFeeling } from "../../../domain/contract/activity/workout-feeling.ts";
import { useToday } from "../../lib/format/today.ts";
import { usePendingWrites } from "../../lib/waiting/use-waiting-writes.ts";
import type { SeatWrite, SubstituteWrite } from "./exercise-write.ts";
import { feelingKey, recordSetsKey, seatKey, setStatusKey, substituteKey } from "./keys.ts";
import { exerciseWeekQuery } from "./queries.ts";

/** A day's week with waiting writes applied. */
export function useExerciseWeek(day?: string) {
  const today = useToday();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    exerciseWeekQuery(day ?? today, today),
  );
  const statuses = usePendingWrites<NewExerciseStatus>(setStatusKey);
  const sets = usePendingWrites<NewPerformedSets>(recordSetsKey);
  const substitutes = usePendingWrites<SubstituteWrite>(substituteKey);
  const seats = usePendingWrites<SeatWrite>(seatKey);
  const feelings = usePendingWrites<NewWorkoutFeeling>(feelingKey);
  return {
    today,
    week: data && asPerformed(withChanges(data, { substitutes, statuses, sets, feelings, seats })),
    /** Whether the previous week is still shown while this one loads. */
    changing: isPlaceholderData,
    error: data ? null : error,
    fetching: isFetching,
    retry: () => void refetch(),
  };
}
