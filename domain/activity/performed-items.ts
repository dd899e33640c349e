import type { ExerciseCategory } from "../libraries/exercises.ts";
import type { ProgramItem } from "./exercise-program.ts";

interface Named {
  name: string;
  englishName: string | null;
}

interface Assigned extends ProgramItem, Named {
  category: ExerciseCategory;
  description: string | null;
  videoUrl: string | null;
  videoId: string | null;
}

/** An item as it is performed, with the assigned exercise if that is another. */
export type PerformedItem<Item> = Item & {
  insteadOf?: Named & Pick<ProgramItem, "exerciseId">;
};

/**
 * A week as it is performed: each substitute stands in the place of its exercise, with the planned sets and
 * repetitions. What belongs to the assigned exercise alone stays away: its weight, percentage, progression, note
 * and video.
 */
export function asPerformed<
  Item extends Assigned,
  Week extends {
    items: readonly Item[];
    movements: readonly { exerciseId: string; movement: string }[];
  },
>(week: Week): Week {
  const replaced = week.items.flatMap(({ substitute }) => substitute ?? []);
  if (replaced.length === 0) return week;
  return {
    ...week,
    items: week.items.map(performedItem),
    movements: [
      ...week.movements,
      ...replaced.flatMap(({ exerciseId, movement }) =>
        movement ? [{ exerciseId, movement }] : [],
      ),
    ],
  };
}

function performedItem<Item extends Assigned>(item: Item): PerformedItem<Item> {
  if (!item.substitute) return item;
  const { exerciseId, name, englishName, category } = item.substitute;
  return {
    ...item,
    exerciseId,
    name,
    englishName,
    category,
    insteadOf: {
      exerciseId: item.exerciseId,
      name: item.name,
      englishName: item.englishName,
    },
    description: null,
    videoUrl: null,
    videoId: null,
    weight: null,
    percent: null,
    note: null,
    progression: null,
  };
}
