import { nextItem, setsOf } from "../../../../domain/activity/exercise-program.ts";
import type { ExerciseWeek } from "../../../../domain/contract/activity/exercise-week.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { dueInSuperset, nextInSuperset } from "../../../../domain/schedules/supersets.ts";

/** What comes next, in the order of the day; a superset that was begun goes on before it. */
export function dueItem(
  week: ExerciseWeek,
  items: readonly ScheduledExercise[],
  settledId?: string,
): ScheduledExercise | undefined {
  const courseOf = ({ id, sets, status }: ScheduledExercise) => ({
    sets,
    done: setsOf(week, id).length,
    pending: status === "pending" && id !== settledId,
  });
  const own = settledId && nextInSuperset(items, settledId, courseOf)?.item;
  if (own) return own;
  const next = nextItem(items, settledId);
  return next && dueInSuperset(items, next, courseOf);
}

/** Whose turn it is in a superset, once so many sets of one of it are done. */
export const nextTurn = (
  week: ExerciseWeek,
  items: readonly ScheduledExercise[],
  current: ScheduledExercise,
  done: number,
) =>
  nextInSuperset(items, current.id, ({ id, sets, status }) => ({
    sets,
    done: id === current.id ? done : setsOf(week, id).length,
    pending: status === "pending",
  }));
