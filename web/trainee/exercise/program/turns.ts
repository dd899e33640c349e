import { nextItem, setsOf } from "../../../../domain/activity/exercise-program.ts";
import type { ExerciseWeek } from "../../../../domain/contract/activity/exercise-week.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { dueInSuperset, nextInSuperset } from "../../../../domain/schedules/supersets.ts";

/** The next item in the order of the day; a begun superset goes first. */
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

/** The next exercise of a superset, by the number of done sets. */
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
