import { daysBetween, isLocalDate, type LocalDate } from "../calendar.ts";
import { groupedBy } from "../grouping.ts";
import { clamp, roundTo } from "../numerals.ts";
import { supersetsOf } from "../schedules/supersets.ts";
import { expectedSeconds, type TimedExercise } from "./training-time.ts";

/*
 * Lighter days are a layer over the weeks: the planned items stay as they are, and every reader of a day's
 * training passes them through `lightened`. The share of sets keeps strength for weeks as long as the weight stays
 * (Bickel, Cross & Bamman, Exercise dosing to retain resistance training adaptations, 2011).
 */

/** Days of lighter training, both ends included. */
export interface LighterPeriod {
  startsOn: LocalDate;
  endsOn: LocalDate;
}

/** The longest period, in days: a month and the days around it. */
const longestPeriod = 60;

/** The part of the sets, or of a single stretch of cardio, that is left. */
const keptTenths = 7;
/** Maximum seconds of a lighter training. */
const maxSeconds = 90 * 60;
/** Steps of a shortened stretch: a minute, and fifty metres. */
const stretch = { seconds: 60, metres: 50 } as const;

/** A planned exercise, as these rules need it. */
interface LightenedExercise extends TimedExercise {
  type: string;
}

/** Whether some days can be a period; a missing one cannot. */
export function isLighterPeriod({ startsOn, endsOn }: LighterPeriod): boolean {
  if (!isLocalDate(startsOn) || !isLocalDate(endsOn)) return false;
  const days = daysBetween(startsOn, endsOn) + 1;
  return days >= 1 && days <= longestPeriod;
}

/** The days of a period from today on, so that it changes no past day; undefined if it is over. */
export function daysToCome(
  { startsOn, endsOn }: LighterPeriod,
  today: LocalDate,
): LighterPeriod | undefined {
  return endsOn < today ? undefined : { startsOn: startsOn < today ? today : startsOn, endsOn };
}

/** Whether a day is a lighter one. */
export const isLighter = (
  periods: readonly LighterPeriod[] | undefined,
  date: LocalDate,
): boolean => periods?.some(({ startsOn, endsOn }) => startsOn <= date && date <= endsOn) ?? false;

/** The items of any days as they are trained; the same list without a lighter day. */
export function lightened<Item extends LightenedExercise & { date: LocalDate }>(
  items: readonly Item[],
  periods: readonly LighterPeriod[] | undefined,
): readonly Item[] {
  const lighter = items.filter(({ date }) => isLighter(periods, date));
  if (lighter.length === 0) return items;
  const days = groupedBy(lighter, ({ date }) => date);
  const changed = new Map([...days.values()].flatMap(lightenedDay).map((item) => [item.id, item]));
  return items.map((item) => changed.get(item.id) ?? item);
}

/**
 * One day's exercises with fewer sets, of the planned weight, repetitions and rest. Seven tenths of the sets are left:
 * at least two of three or more, else one. A single set of cardio is shortened instead. Beyond 90 minutes the last
 * exercises give up sets first, down to two each and then to one; the members of a superset give them up together.
 * @param items of one day, in their order, as planned
 */
export function lightenedDay<Item extends LightenedExercise>(items: readonly Item[]): Item[] {
  const lighter = items.map(lightenedItem);
  const units = unitsOf(lighter).toReversed();
  const fits = () =>
    [...expectedSeconds(lighter).values()].reduce((sum, each) => sum + each, 0) <= maxSeconds;
  for (const least of [2, 1]) {
    for (const unit of units) {
      while (!fits() && unit.some(({ sets }) => sets > least)) {
        for (const item of unit) item.sets = Math.max(Math.min(item.sets, least), item.sets - 1);
      }
    }
  }
  return lighter;
}

function lightenedItem<Item extends LightenedExercise>(item: Item): Item {
  if (item.type !== "cardio" || item.sets > 1) return { ...item, sets: kept(item.sets) };
  return {
    ...item,
    ...((item.seconds ?? 0) > 0 && { seconds: shortened(item.seconds, stretch.seconds) }),
    ...((item.metres ?? 0) > 0 && { metres: shortened(item.metres, stretch.metres) }),
  };
}

const kept = (sets: number) => Math.max(1, Math.round((sets * keptTenths) / 10));

/** A stretch in whole steps; one below two steps stays. */
function shortened(length: number | null | undefined, step: number): number {
  const planned = length ?? 0;
  if (planned < 2 * step) return planned;
  return clamp(roundTo((planned * keptTenths) / 10 / step, 0) * step, step, planned);
}

/** The exercises of a day that change together: a superset, or one alone. */
function unitsOf<Item extends LightenedExercise>(items: readonly Item[]): Item[][] {
  const supersets = supersetsOf(items).map((superset) => superset.items);
  return items.flatMap((item) => {
    const members = supersets.find((each) => each.includes(item));
    if (!members) return [[item]];
    return members[0] === item ? [members] : [];
  });
}
