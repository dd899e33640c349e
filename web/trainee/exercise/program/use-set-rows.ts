import { type ProgramItem, prefilledSet } from "../../../../domain/activity/exercise-program.ts";
import {
  type PerformedSet,
  performedBounds,
  performedFields,
} from "../../../../domain/activity/performed-sets.ts";
import { checkFields } from "../../../../domain/fields.ts";
import { parseNumber, roundTo } from "../../../../domain/numerals.ts";
import { weightText } from "../../../exercises/load.tsx";
import { draftSet, isSame, type TypedSet, useItemDraft } from "../drafts.ts";

export interface SetRow {
  number: number;
  typed: TypedSet;
  /** Performed, and nothing else typed since. */
  done: boolean;
  performed?: PerformedSet;
  before?: PerformedSet;
}

const asTyped = ({ reps, weight }: PerformedSet): TypedSet => ({
  reps: String(reps),
  weight: weight === null ? "" : weightText(weight),
});

/** The sets of an item as they are drawn: what is typed goes before what was performed. */
export function useSetRows(
  item: ProgramItem,
  performed: readonly PerformedSet[],
  before: readonly PerformedSet[],
) {
  const draft = useItemDraft(item.id);
  const numbers = [...Object.keys(draft).map(Number), ...performed.map((set) => set.setNumber)];
  const count = Math.min(performedBounds.sets, Math.max(item.sets, ...numbers));
  const rows: SetRow[] = [];
  for (let number = 1; number <= count; number += 1) {
    const set = performed.find(({ setNumber }) => setNumber === number);
    const previous = rows.at(-1);
    const typed =
      draft[number] ??
      asTyped(
        set ?? prefilled(number, item, before, previous?.done ? previous.performed : undefined),
      );
    rows.push({
      number,
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

// A weight that was changed for the set before is what the next one starts from.
function prefilled(
  number: number,
  item: ProgramItem,
  before: readonly PerformedSet[],
  previous: PerformedSet | undefined,
): PerformedSet {
  const set = prefilledSet(number, item, before);
  if (!previous) return set;
  const expected = prefilledSet(previous.setNumber, item, before);
  return previous.weight === expected.weight ? set : { ...set, weight: previous.weight };
}

/** A typed set as it is stored, or what is wrong with each field; never clamped. */
export function readSet(number: number, { reps, weight }: TypedSet) {
  const problems = checkFields(performedFields, { reps, weight });
  if (problems) return { problems };
  const kg = weight.trim() === "" ? undefined : parseNumber(weight);
  const set: PerformedSet = {
    setNumber: number,
    reps: parseNumber(reps) ?? 0,
    weight: kg === undefined ? null : roundTo(kg, performedBounds.weight.decimals),
  };
  return { set };
}
