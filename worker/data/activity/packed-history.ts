import type { ExerciseHistory } from "../../../domain/contract/activity/exercise-history.ts";
import { type Bests, bestsOf, recordKinds } from "../../../domain/schedules/exercise-days.ts";
import { amountsOf, bestsOfDays, type PackedDay } from "../../../domain/schedules/packed-days.ts";

type HistoryDay = ExerciseHistory["days"][number];

/** A day without own rows: a packed one, or one of another app. */
export type OldDay = PackedDay & Pick<HistoryDay, "app">;

/** Merges days with older ones, latest first; a day with own rows counts by them. */
export function withPacked(own: readonly HistoryDay[], packed: readonly OldDay[]): HistoryDay[] {
  if (packed.length === 0) return [...own];
  const known = new Set(own.map(({ date }) => date));
  const added = packed.flatMap((day) => {
    const amounts = amountsOf(day);
    if (!amounts || known.has(day.date)) return [];
    const { sets: _, ...bests } = amounts;
    return [{ date: day.date, ...bests, sets: day.items.flat(), ...(day.app && { app: day.app }) }];
  });
  return [...own, ...added].sort((a, b) => (a.date < b.date ? 1 : -1));
}

type BestDays = ExerciseHistory["bests"];

/** The better of both for each kind; of equal ones the earlier day. */
export function bestOfBoth(own: BestDays, packed: readonly PackedDay[]): BestDays {
  if (packed.length === 0) return own;
  const best = bestsOfDays(packed);
  const kinds = recordKinds.map((kind) => {
    const value = best[kind];
    const reached = packed.find((day) => {
      const amounts = amountsOf(day);
      return amounts && bestsOf(amounts)[kind] === value;
    });
    const [a, b] = [own[kind], bestOn(value, reached?.date)];
    if (!a || !b) return [kind, a ?? b];
    const isOlder = b.value > a.value || (b.value === a.value && b.date < a.date);
    return [kind, isOlder ? b : a];
  });
  return Object.fromEntries(kinds) as Record<keyof Bests, BestDays["weight"]>;
}

export const bestOn = (value: number | null | undefined, date: string | null | undefined) =>
  value && date ? { value, date } : null;
