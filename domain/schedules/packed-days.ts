import type { LocalDate } from "../calendar.ts";
import { type Bests, bestOfAll, bestsOf, exerciseDayOf } from "./exercise-days.ts";
import type { PerformedSet } from "./performed-sets.ts";

/** A day of one exercise in a packed week. */
export interface PackedDay {
  date: LocalDate;
  /** The sets of each item that asked for it, those of no item first. */
  items: PerformedSet[][];
}

/** Repetitions, weight, seconds, metres and number; from the end on left out where they say nothing. */
type StoredSet = [
  reps: number,
  weight?: number | null,
  seconds?: number | null,
  metres?: number | null,
  setNumber?: number,
];
type StoredDay = [date: LocalDate, items: StoredSet[][]];

/** Days as JSON, the earliest first. */
export function writePackedDays(days: readonly PackedDay[]): string {
  const sorted = [...days].sort((a, b) => (a.date < b.date ? -1 : 1));
  return JSON.stringify(
    sorted.map(({ date, items }): StoredDay => [date, items.map((sets) => sets.map(storedSet))]),
  );
}

function storedSet({ setNumber, reps, weight, seconds, metres }: PerformedSet, place: number) {
  const number = setNumber === place + 1 ? null : setNumber;
  const values = [reps, weight, seconds ?? null, metres ?? null, number];
  return values.slice(0, values.findLastIndex((value) => value !== null) + 1) as StoredSet;
}

export function readPackedDays(text: string): PackedDay[] {
  return (JSON.parse(text) as StoredDay[]).map(readPackedDay);
}

export const readPackedDay = ([date, items]: StoredDay): PackedDay => ({
  date,
  items: items.map((sets) =>
    sets.map(([reps, weight = null, seconds = null, metres = null, number], place) => ({
      setNumber: number ?? place + 1,
      reps,
      weight,
      ...(seconds !== null && { seconds }),
      ...(metres !== null && { metres }),
    })),
  ),
});

/** What the sets of a day amount to, as `exercise_days` has it. */
export const amountsOf = ({ items }: PackedDay) => exerciseDayOf(items.flat());

/** The best of some days; what no day tells, or none above nothing, is null. */
export function bestsOfDays(days: readonly PackedDay[]): Bests {
  const bests = bestOfAll(
    days.flatMap((day) => {
      const amounts = amountsOf(day);
      return amounts ? [bestsOf(amounts)] : [];
    }),
  );
  return Object.fromEntries(
    Object.entries(bests).map(([kind, value]) => [kind, value || null]),
  ) as Bests;
}
