import type { LocalDate } from "../calendar.ts";
import { amountKind } from "../libraries/prescription.ts";
import type { FallenRecord } from "../schedules/exercise-days.ts";
import { type PerformedSet, volume } from "../schedules/performed-sets.ts";
import {
  bestBefore,
  isHeld,
  isLogged,
  lastTimeOf,
  minutesOf,
  type ProgramItem,
  type ProgramWeek,
  prefilledSet,
  recordsOn,
  setsOf,
  setsToRepeat,
} from "./exercise-program.ts";
import { isLighter } from "./lighter-days.ts";

/** A day's volume beside that of the session most like it, over the exercises of both. */
interface Comparison {
  /** The day of the other session. */
  date: LocalDate;
  /** kg moved in the shared exercises, that day and this. */
  before: number;
  now: number;
  /** Whether every exercise with weight is in both. */
  whole: boolean;
}

/** The part of a day's exercises with weight that another session must share. */
const sharedAtLeast = 0.5;

/**
 * The session to compare a day with: the earlier day on which most of its exercises were last done. Exercises
 * count only where weight was moved on both days, so that the difference is never one of the choice of
 * exercises. It needs no more history than the time before of each exercise.
 * @returns undefined unless at least half of the day's exercises with weight were last done on one day; on a
 *   lighter day, which is not meant to keep up
 */
function comparedSession(week: ProgramWeek, items: readonly ProgramItem[]): Comparison | undefined {
  if (items.some(({ date }) => isLighter(week.lighterDays, date))) return undefined;
  const loaded = items.flatMap((item) => {
    const now = volume(setsOf(week, item.id));
    const before = lastTimeOf(week, item);
    // The time before of an exercise planned twice a day has the sets of one item only.
    const twice = items.some(
      ({ id, exerciseId }) => id !== item.id && exerciseId === item.exerciseId,
    );
    return now > 0 ? [{ now, before: twice ? undefined : before }] : [];
  });
  const days = new Map<LocalDate, { now: number; before: number; count: number }>();
  for (const { now, before } of loaded) {
    const moved = before ? volume(before.sets) : 0;
    if (!before || moved === 0) continue;
    const sum = days.get(before.date) ?? { now: 0, before: 0, count: 0 };
    days.set(before.date, {
      now: tenths(sum.now + now),
      before: tenths(sum.before + moved),
      count: sum.count + 1,
    });
  }
  const [likest] = [...days].sort(
    ([a, { count }], [b, other]) => other.count - count || (a < b ? 1 : -1),
  );
  if (!likest || likest[1].count < loaded.length * sharedAtLeast) return undefined;
  const [date, { now, before, count }] = likest;
  return { date, now, before, whole: count === loaded.length };
}

const tenths = (kg: number) => Math.round(kg * 10) / 10;

/** What a finished day amounts to. */
export interface WorkoutSummary<Item extends ProgramItem> {
  sets: number;
  /** kg moved. */
  volume: number;
  minutes: number | undefined;
  /** Exercises with records, each once. */
  records: { item: Item; records: FallenRecord[] }[];
  compared: Comparison | undefined;
  /** Completed exercises without sets, with the sets that the plan would give. */
  unlogged: { item: Item; sets: PerformedSet[] }[];
}

/** Sums up a day. */
export function workoutSummary<Item extends ProgramItem & Parameters<typeof isLogged>[0]>(
  week: ProgramWeek<Item>,
  items: readonly Item[],
): WorkoutSummary<Item> {
  const ids = new Set(items.map(({ id }) => id));
  const done = week.performed.filter(({ itemId }) => itemId !== null && ids.has(itemId));
  const sets = done.flatMap((each) => each.sets);
  const exercises = new Map(items.map((item) => [item.exerciseId ?? item.id, item]));
  return {
    sets: sets.length,
    volume: volume(sets),
    minutes: minutesOf(done),
    records: [...exercises.values()].flatMap((item) => {
      const records = recordsOn(week, item.exerciseId, item.date);
      return records.length > 0 ? [{ item, records }] : [];
    }),
    compared: comparedSession(week, items),
    unlogged: items.flatMap((item) => {
      const planned =
        item.status === "completed" && isLogged(item) && setsOf(week, item.id).length === 0
          ? asPlanned(week, item)
          : [];
      return planned.length > 0 ? [{ item, sets: planned }] : [];
    }),
  };
}

/**
 * The sets of a plan that was followed. None where the weight is unknown: no weight would then say body weight,
 * which nobody said.
 */
function asPlanned(week: ProgramWeek, item: ProgramItem): PerformedSet[] {
  const before = setsToRepeat(week, item);
  const best = bestBefore(week, item);
  const held = isHeld(week, item);
  const sets = Array.from({ length: item.sets }, (_, index) =>
    prefilledSet(index + 1, item, before, best, held),
  );
  const known = before.length > 0 || amountKind(item) !== "reps";
  return known || sets.every(({ weight }) => weight !== null) ? sets : [];
}
