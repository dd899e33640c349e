import {
  bestBefore,
  isHeld,
  lastTimeOf,
  prefilledSet,
  setsOf,
  setsToRepeat,
} from "../../../../domain/activity/exercise-program.ts";
import type { ExerciseWeek } from "../../../../domain/contract/activity/exercise-week.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { type PerformedSet, performedBounds } from "../../../../domain/schedules/performed-sets.ts";
import { draftSet, useItemDraft } from "../drafts.ts";
import { asTyped, isSame, type TypedAmount, type TypedSet, typedAmountOf } from "../typed-set.ts";

export interface SetRow {
  number: number;
  /** The unit of its amount. */
  field: TypedAmount;
  typed: TypedSet;
  /** Performed, with no later typed change. */
  done: boolean;
  performed?: PerformedSet;
  before?: PerformedSet;
}

/** The rows of an item's sets; typed values override performed ones. */
export function useSetRows(week: ExerciseWeek, item: ScheduledExercise) {
  const draft = useItemDraft(item.id);
  const performed = setsOf(week, item.id);
  const before = lastTimeOf(week, item)?.sets ?? [];
  const best = bestBefore(week, item);
  const held = isHeld(week, item);
  const field = typedAmountOf(item);
  const numbers = [...Object.keys(draft).map(Number), ...performed.map((set) => set.setNumber)];
  const count = Math.min(performedBounds.sets, Math.max(item.sets, ...numbers));
  const repeated = setsToRepeat(week, item);
  const prefilled = (number: number) => prefilledSet(number, item, repeated, best, held);
  const rows: SetRow[] = [];
  for (let number = 1; number <= count; number += 1) {
    const set = performed.find(({ setNumber }) => setNumber === number);
    const previous = rows.at(-1);
    const drafted = draft[number];
    // A draft in another unit is outdated: the trainer changed the unit since.
    const isCurrent =
      drafted && (field === "reps" ? isInReps(drafted) : drafted[field] !== undefined);
    const typed = isCurrent
      ? drafted
      : asTyped(
          set ?? after(previous?.done ? previous.performed : undefined, number, prefilled),
          field,
        );
    rows.push({
      number,
      field,
      typed,
      done: set !== undefined && isSame(typed, set),
      performed: set,
      before: before.find(({ setNumber }) => setNumber === number),
    });
  }
  return {
    rows,
    type: (number: number, typed: TypedSet) => draftSet(item.id, number, typed),
    addRow: () => {
      const last = rows.at(-1);
      if (last && count < performedBounds.sets) draftSet(item.id, count + 1, last.typed);
    },
    /** Whether another set fits. */
    hasRoom: count < performedBounds.sets,
  };
}

const isInReps = ({ seconds, minutes, metres }: TypedSet) =>
  seconds === undefined && minutes === undefined && metres === undefined;

// A changed weight of the previous set is the default of the next one.
function after(
  previous: PerformedSet | undefined,
  number: number,
  prefilled: (number: number) => PerformedSet,
): PerformedSet {
  const set = prefilled(number);
  if (!previous) return set;
  const expected = prefilled(previous.setNumber);
  return previous.weight === expected.weight ? set : { ...set, weight: previous.weight };
}
