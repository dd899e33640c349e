import { daysBetween, type LocalDate, weekDates } from "../calendar.ts";
import type { ExerciseSubstitute, ExerciseType } from "../libraries/exercises.ts";
import { amountKind, type Prescribed, plannedWeight } from "../libraries/prescription.ts";
import {
  type Bests,
  bestOfAll,
  bestsOf,
  exerciseDayOf,
  type FallenRecord,
  oneRepMaximum,
  recordsOf,
} from "../schedules/exercise-days.ts";
import type { PerformedSet } from "../schedules/performed-sets.ts";
import type { ExerciseStatus } from "../schedules/schedules.ts";
import { isLighter, type LighterPeriod } from "./lighter-days.ts";
import type { MachineSeat } from "./machine-seats.ts";
import { progressedSet, type Suggestion, suggestionOf } from "./progression.ts";
import type { WorkoutFeeling } from "./workout-feeling.ts";

/** A scheduled exercise, as these rules need it. */
export interface ProgramItem extends Prescribed {
  id: string;
  exerciseId: string | null;
  date: LocalDate;
  status: ExerciseStatus;
  /** What the trainee does instead on its day. */
  substitute?: ExerciseSubstitute | null | undefined;
}

/** The log of one exercise on one day; the item is null once the trainer removed it from the plan. */
interface PerformedExercise {
  itemId: string | null;
  exerciseId: string | null;
  date: LocalDate;
  /** By set number. */
  sets: PerformedSet[];
  /** Times of its first and its last logged set, UTC milliseconds; missing until the server has them. */
  firstAt?: number;
  lastAt?: number;
}

/** The sets of an exercise on its last earlier day, by set number. */
interface TimeBefore {
  exerciseId: string;
  date: LocalDate;
  sets: PerformedSet[];
}

/** A week of exercises with its log and the time before. */
export interface ProgramWeek<Item extends ProgramItem = ProgramItem> {
  weekStart: LocalDate;
  items: readonly Item[];
  performed: readonly PerformedExercise[];
  /** With the bests of all days outside the week. */
  lastTimes: readonly (TimeBefore & { bests: Bests })[];
  /** Missing in answers of earlier builds, which a device may have cached. */
  feelings?: readonly WorkoutFeeling[];
  seats?: readonly MachineSeat[];
  /** The person's periods of lighter training. */
  lighterDays?: readonly LighterPeriod[];
}

/** A program is one day of the trainer's schedule. */
export interface Program<Item extends ProgramItem = ProgramItem> extends Progress {
  date: LocalDate;
  /** In the trainer's order; none on a rest day. */
  items: Item[];
}

/** Progress of a list of exercises: counts and a percentage. */
interface Progress {
  total: number;
  completed: number;
  skipped: number;
  /** Rounded percent of completed exercises; 0 without any. */
  percent: number;
  /** Whether no item is pending; a rest day is never over. */
  over: boolean;
}

/** Progress of some exercises. A skipped one is neither pending nor completed. */
export function programProgress(items: readonly Pick<ProgramItem, "status">[]): Progress {
  const total = items.length;
  const completed = items.filter(({ status }) => status === "completed").length;
  const skipped = items.filter(({ status }) => status === "skipped").length;
  return {
    total,
    completed,
    skipped,
    percent: total > 0 ? Math.round((completed / total) * 100) : 0,
    over: total > 0 && completed + skipped === total,
  };
}

/** The seven days of a week, Sunday first. */
export function programsOf<Item extends ProgramItem>(week: ProgramWeek<Item>): Program<Item>[] {
  return weekDates(week.weekStart).map((date) => {
    const items = week.items.filter((item) => item.date === date);
    return { date, items, ...programProgress(items) };
  });
}

/** Whether an exercise's sets are logged. Cardio without an amount is only done or not. */
export const isLogged = (item: Pick<ProgramItem, "seconds" | "metres"> & { type: ExerciseType }) =>
  item.type === "strength" || amountKind(item) !== "reps";

/** The next exercise: the first pending one after the current, then from the start. */
export function nextItem<Item extends Pick<ProgramItem, "id" | "status">>(
  items: readonly Item[],
  currentId?: string,
): Item | undefined {
  const place = items.findIndex(({ id }) => id === currentId);
  const order = [...items.slice(place + 1), ...items.slice(0, Math.max(0, place))];
  return order.find(({ status }) => status === "pending");
}

/** The logged sets of an item, by set number. */
export function setsOf(week: Pick<ProgramWeek, "performed">, itemId: string): PerformedSet[] {
  return week.performed.find((done) => done.itemId === itemId)?.sets ?? [];
}

/** The drawn movement of an item's exercise; undefined without one. */
export const movementOf = (
  { movements }: { movements: readonly { exerciseId: string; movement: string }[] },
  { exerciseId }: Pick<ProgramItem, "exerciseId">,
) => movements.find((planned) => planned.exerciseId === exerciseId)?.movement;

/** The log of the same exercise on its last day before the item's, this week or earlier. */
export function lastTimeOf(week: ProgramWeek, item: ProgramItem): TimeBefore | undefined {
  const { exerciseId, date } = item;
  if (exerciseId === null) return undefined;
  const [first, ...others] = week.performed.filter(
    (done) => done.exerciseId === exerciseId && done.date < date,
  );
  if (!first) return week.lastTimes.find((time) => time.exerciseId === exerciseId);
  const latest = others.reduce((latest, done) => (done.date > latest.date ? done : latest), first);
  return { exerciseId, date: latest.date, sets: latest.sets };
}

/** Sets of a longer time ago are shown and compared, but no longer proposed: the body has forgotten them. */
const daysRemembered = 56;

/**
 * The sets that the next time starts from: those of the time before, none of more than 8 weeks ago.
 * Source: Mujika and Padilla, Detraining (2000): strength holds for about four weeks, and falls after eight.
 */
export function setsToRepeat(week: ProgramWeek, item: ProgramItem): readonly PerformedSet[] {
  const before = lastTimeOf(week, item);
  return before && daysBetween(before.date, item.date) <= daysRemembered ? before.sets : [];
}

/** Whether an item's values are held: neither a lighter day nor the training after one proposes more. */
export function isHeld(week: ProgramWeek, item: ProgramItem): boolean {
  const before = lastTimeOf(week, item)?.date;
  const isOn = (date: LocalDate) => isLighter(week.lighterDays, date);
  return isOn(item.date) || (before !== undefined && isOn(before));
}

/** The suggestion for an item from its time before; undefined for a held one too. */
export const nextStep = (week: ProgramWeek, item: ProgramItem): Suggestion | undefined =>
  isHeld(week, item) ? undefined : suggestionOf(item, setsToRepeat(week, item));

/**
 * The best one-repetition maximum of an exercise before a day, in kg: the base of percentages.
 * @returns null if unknown
 */
export function bestBefore(
  week: Pick<ProgramWeek, "performed" | "lastTimes">,
  { exerciseId, date }: Pick<ProgramItem, "exerciseId" | "date">,
): number | null {
  if (exerciseId === null) return null;
  const beside = week.lastTimes.filter((time) => time.exerciseId === exerciseId);
  const done = week.performed.filter((each) => each.exerciseId === exerciseId && each.date < date);
  const days = done.map(({ sets }) => ({ oneRep: exerciseDayOf(sets)?.bestOneRep ?? null }));
  return bestOfAll([...beside.map(({ bests }) => bests), ...days]).oneRep;
}

/**
 * The first values of a set's inputs, in this order: the planned weight; the progression's values, without a
 * percentage; the same set of the time before, or its last one; the plan.
 * @param best the best one-repetition maximum, kg
 * @param held whether nothing grows, by `isHeld`
 */
export function prefilledSet(
  setNumber: number,
  item: Pick<ProgramItem, keyof Prescribed>,
  before: readonly PerformedSet[] = [],
  best: number | null = null,
  held = false,
): PerformedSet {
  const planned = plannedWeight(item, best);
  const same = before.find((set) => set.setNumber === setNumber) ?? before.at(-1);
  const byPercent = item.weight === null && typeof item.percent === "number";
  if (item.progression && same && !byPercent) {
    const suggestion = held ? undefined : suggestionOf(item, before);
    return { setNumber, ...progressedSet(item, same, planned, suggestion) };
  }
  const weight = planned ?? same?.weight ?? null;
  const kind = amountKind(item);
  if (kind === "seconds") return { setNumber, reps: 0, weight, seconds: item.seconds ?? 0 };
  if (kind === "metres") return { setNumber, reps: 0, weight, metres: item.metres ?? 0 };
  const again = planned === null && !byPercent && same && same.reps > 0;
  return { setNumber, reps: again ? same.reps : item.reps, weight };
}

/** The records of an exercise on a day of the week: values above every other day. None is told on a lighter day. */
export function recordsOn(
  week: Pick<ProgramWeek, "performed" | "lastTimes" | "lighterDays">,
  exerciseId: string | null,
  date: LocalDate,
): FallenRecord[] {
  if (isLighter(week.lighterDays, date)) return [];
  const beside = week.lastTimes.find((time) => time.exerciseId === exerciseId);
  const done = week.performed.filter((each) => each.exerciseId === exerciseId);
  const countOf = (day: LocalDate) =>
    exerciseDayOf(done.flatMap((each) => (each.date === day ? each.sets : [])));
  const own = countOf(date);
  const others = [...new Set(done.map((each) => each.date))]
    .filter((day) => day !== date)
    .flatMap((day) => countOf(day) ?? []);
  const bests = [...(beside ? [beside.bests] : []), ...others.map(bestsOf)];
  return exerciseId !== null && own ? recordsOf(bestsOf(own), bestOfAll(bests)) : [];
}

/** The set with the best weight or the best estimated maximum, if that is a record. */
export function recordSet(
  sets: readonly PerformedSet[],
  records: readonly FallenRecord[],
): number | undefined {
  const reaches = (kind: FallenRecord["kind"], of: (set: PerformedSet) => number | null) => {
    const record = records.find((each) => each.kind === kind);
    return record && sets.find((set) => set.reps > 0 && of(set) === record.value)?.setNumber;
  };
  return reaches("weight", ({ weight }) => weight) ?? reaches("oneRep", oneRepMaximum);
}

/** Maximum minutes of a training; a longer span comes from later logs or corrections. */
const maxMinutes = 4 * 60;
const minMinutes = 5;

/**
 * Duration of a day's sets in whole minutes, from the first logged to the last; undefined if unknown, for
 * example if all were sent at once.
 */
export function minutesOf(
  performed: readonly Pick<PerformedExercise, "firstAt" | "lastAt">[],
): number | undefined {
  const [from, to] = [
    performed.flatMap(({ firstAt }) => firstAt ?? []),
    performed.flatMap(({ lastAt }) => lastAt ?? []),
  ];
  if (from.length === 0 || to.length === 0) return undefined;
  const minutes = Math.round((Math.max(...to) - Math.min(...from)) / 60_000);
  return minutes < minMinutes || minutes > maxMinutes ? undefined : minutes;
}
