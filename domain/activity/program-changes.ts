import type { ExerciseSubstitute } from "../libraries/exercises.ts";
import type { PerformedSet } from "../schedules/performed-sets.ts";
import type { ExerciseStatus } from "../schedules/schedules.ts";
import type { ProgramItem, ProgramWeek } from "./exercise-program.ts";
import type { MachineSeat } from "./machine-seats.ts";
import type { WorkoutFeeling } from "./workout-feeling.ts";

/** A change of one exercise's status. */
interface StatusChange {
  itemId: string;
  status: ExerciseStatus;
}

/** The sets of one exercise; they replace the logged ones. */
interface SetsChange {
  itemId: string;
  sets: readonly PerformedSet[];
  /** Whether they complete the exercise. */
  completes?: boolean;
}

/** What is done instead of one exercise; null restores it. */
interface SubstituteChange {
  itemId: string;
  substitute: ExerciseSubstitute | null;
}

interface Changes {
  substitutes?: SubstituteChange[];
  statuses?: StatusChange[];
  sets?: SetsChange[];
  feelings?: WorkoutFeeling[];
  seats?: MachineSeat[];
}

/** A week with some changes applied, in their order. */
export function withChanges<Item extends ProgramItem, Week extends ProgramWeek<Item>>(
  week: Week,
  { substitutes = [], statuses = [], sets = [], feelings = [], seats = [] }: Changes,
): Week {
  if (substitutes.length + statuses.length + sets.length + feelings.length + seats.length === 0)
    return week;
  const completed = sets.flatMap(({ itemId, completes }) =>
    completes ? [[itemId, "completed"] as const] : [],
  );
  const statusOf = new Map<string, ExerciseStatus>([
    ...completed,
    ...statuses.map(({ itemId, status }) => [itemId, status] as const),
  ]);
  const setsOfItem = new Map(sets.map((change) => [change.itemId, change.sets]));
  const substituteOf = new Map(substitutes.map((change) => [change.itemId, change.substitute]));
  const items = week.items.map((item) => {
    const status = statusOf.get(item.id) ?? item.status;
    const substitute = substituteOf.has(item.id) ? substituteOf.get(item.id) : item.substitute;
    const isSame = status === item.status && substitute === item.substitute;
    return isSame ? item : { ...item, status, substitute };
  });
  const replaced = items.flatMap(({ id, substitute, exerciseId: assigned, date }) => {
    const exerciseId = substitute?.exerciseId ?? assigned;
    const sets = setsOfItem.get(id) ?? [];
    const bySetNumber = sets.toSorted((a, b) => a.setNumber - b.setNumber);
    const { firstAt, lastAt } = week.performed.find(({ itemId }) => itemId === id) ?? {};
    return sets.length > 0
      ? [{ itemId: id, exerciseId, date, sets: bySetNumber, firstAt, lastAt }]
      : [];
  });
  const unchanged = week.performed.filter(
    ({ itemId }) => itemId === null || !setsOfItem.has(itemId),
  );
  return {
    ...week,
    items,
    performed: [...unchanged, ...replaced],
    feelings: [...(week.feelings ?? []), ...feelings],
    // The latest first, where it is found.
    seats: [...seats.toReversed(), ...(week.seats ?? [])],
  };
}
