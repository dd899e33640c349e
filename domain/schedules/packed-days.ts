import type { LocalDate } from "../calendar.ts";
import { type Bests, bestOfAll, bestsOf, exerciseDayOf } from "./exercise-days.ts";
import type { PerformedSet, SetKind } from "./performed-sets.ts";

/** A day of one exercise in a packed week. */
export interface PackedDay {
  date: LocalDate;
  /** The sets of each item, first those without an item. */
  items: PerformedSet[][];
}

/** Letters of the kinds, as other apps show them. SQL asks for the one of warm-ups. */
const letters = { warm_up: "w", drop: "d", failure: "f" } as const satisfies Record<
  SetKind,
  string
>;
type Letter = (typeof letters)[SetKind];
const kindsByLetter = Object.fromEntries(
  Object.entries(letters).map(([kind, letter]) => [letter, kind]),
) as Record<Letter, SetKind>;

/** Repetitions, weight, seconds, metres, number and kind; empty ones at the end are dropped. */
type StoredSet = [
  reps: number,
  weight?: number | null,
  seconds?: number | null,
  metres?: number | null,
  setNumber?: number | null,
  kind?: Letter,
];
type StoredDay = [date: LocalDate, items: StoredSet[][]];

/** Days as JSON, earliest first. */
export function writePackedDays(days: readonly PackedDay[]): string {
  const sorted = [...days].sort((a, b) => (a.date < b.date ? -1 : 1));
  return JSON.stringify(
    sorted.map(({ date, items }): StoredDay => [date, items.map((sets) => sets.map(storedSet))]),
  );
}

function storedSet(
  { setNumber, reps, weight, seconds, metres, kind }: PerformedSet,
  place: number,
) {
  const number = setNumber === place + 1 ? null : setNumber;
  const values = [
    reps,
    weight,
    seconds ?? null,
    metres ?? null,
    number,
    kind ? letters[kind] : null,
  ];
  return values.slice(0, values.findLastIndex((value) => value !== null) + 1) as StoredSet;
}

export function readPackedDays(text: string): PackedDay[] {
  return (JSON.parse(text) as StoredDay[]).map(readPackedDay);
}

export const readPackedDay = ([date, items]: StoredDay): PackedDay => ({
  date,
  items: items.map((sets) =>
    sets.map(([reps, weight = null, seconds = null, metres = null, number, letter], place) => ({
      setNumber: number ?? place + 1,
      reps,
      weight,
      ...(seconds !== null && { seconds }),
      ...(metres !== null && { metres }),
      ...(letter && { kind: kindsByLetter[letter] }),
    })),
  ),
});

/** Sums and bests of a day's sets, as in `exercise_days`. */
export const amountsOf = ({ items }: PackedDay) => exerciseDayOf(items.flat());

/** The best of some days; null if no day has a value above 0. */
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
