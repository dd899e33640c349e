import { addDays } from "../../../../domain/calendar.ts";
import type { Exercise } from "../../../../domain/contract/libraries/exercises.ts";
import type {
  Prescription,
  ScheduledExercise,
} from "../../../../domain/contract/schedules/schedules.ts";
import { newId } from "../../../../domain/id.ts";
import { moveItem, nextPosition } from "../../../../domain/schedules/week-items.ts";
import type { EditedWeek } from "./edited-week.ts";
import type { Edit } from "./edits.ts";
import { markAt } from "./superset-edits.ts";
import type { Drop } from "./use-drag.ts";

/** A picked exercise with its dose. */
export interface PickedExercise extends Pick<Prescription, AskedName> {
  exercise: Exercise;
}

type AskedName = "sets" | "reps" | "repsTo" | "seconds" | "metres" | "weight" | "percent";

/** The default dose of an exercise. */
export const askedOf = (exercise: Exercise): PickedExercise => {
  const { sets, reps, repsTo, seconds, metres } = exercise;
  return { exercise, sets, reps, repsTo, seconds, metres, weight: null, percent: null };
};

/** The undecided values of a new item. */
const undecided = {
  rpe: null,
  tempo: null,
  note: null,
  superset: null,
  progression: null,
  progressionStep: null,
  progressionRuns: false,
} as const;

/** Adds exercises of the library to days, after those that are there. */
export function addExercises(
  week: EditedWeek,
  days: readonly number[],
  picked: readonly PickedExercise[],
): Edit {
  const items = days.flatMap((day) => {
    const first = nextPosition(week.exercises, { dayOfWeek: day });
    return picked.map((each, index) => itemOf(week, day, first + index, each));
  });
  return {
    change: { exercises: { add: items.map(({ placed }) => placed) } },
    made: { exercises: items.map(({ made }) => made) },
  };
}

function itemOf(
  { weekStart }: EditedWeek,
  dayOfWeek: number,
  position: number,
  { exercise, ...asked }: PickedExercise,
) {
  const placed = {
    id: newId(),
    exerciseId: exercise.id,
    dayOfWeek,
    position,
    ...asked,
  };
  const { name, englishName, category, type, description, videoUrl, videoId, duration } = exercise;
  const made: ScheduledExercise = {
    ...undecided,
    ...placed,
    rest: exercise.rest,
    name,
    englishName,
    category,
    type,
    description,
    videoUrl,
    videoId,
    duration,
    date: addDays(weekStart, dayOfWeek),
    status: "pending",
    completedAt: null,
  };
  return { placed, made };
}

/** Adds an exercise of the library at a place of a day; between two of a superset it joins them. */
export function insertExercise(
  week: EditedWeek,
  exercise: Exercise,
  { slot: { dayOfWeek }, index }: Drop,
): Edit {
  const behind = nextPosition(week.exercises, { dayOfWeek });
  const { placed, made } = itemOf(week, dayOfWeek, behind, askedOf(exercise));
  const all = { ...week, exercises: [...week.exercises, made] };
  const moved = moveItem(all.exercises, made.id, { dayOfWeek }, index);
  const position = moved.find(({ id }) => id === made.id)?.position ?? behind;
  const superset = markAt(all, made, { dayOfWeek }, index);
  return {
    change: {
      exercises: {
        add: [{ ...placed, position, superset }],
        change: moved.filter(({ id }) => id !== made.id),
      },
    },
    made: { exercises: [{ ...made, position, superset }] },
  };
}
