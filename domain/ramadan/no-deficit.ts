import { type DatedTarget, type NutritionTarget, targetOn } from "../body/nutrition-target.ts";
import type { LocalDate } from "../calendar.ts";
import type { NutrientName } from "../libraries/macros.ts";
import { noTarget, targetInMonth, uncompared } from "./target-in-month.ts";

/** The days without a deficit, and the person's need. */
interface NoDeficit {
  /** 1 Ramadan of the person's country. */
  first: LocalDate;
  /** 1 Shawwal, the first day after them. */
  eid: LocalDate;
  /** kcal a day; null if unknown. */
  need: number | null;
}

/** Whether a day is one of them. */
const includes = ({ first, eid }: NoDeficit, date: LocalDate) => date >= first && date < eid;

/** Nutrients of a day's planned meals; null for a day without any. */
type Planned = Record<NutrientName, number | null> | null;

/** A day's own target, and its planned meals. */
interface PlannedDay {
  date: LocalDate;
  target: NutritionTarget | undefined;
  planned: Planned;
}

/**
 * The target that a day is compared with. Without one the day is compared with its planned meals, so meals below the need
 * get a target: theirs, raised to it.
 * @returns undefined without a target, `uncompared` if a deficit cannot be ruled out
 */
export function targetWithoutDeficit(
  { date, target, planned }: PlannedDay,
  days: NoDeficit | null,
): NutritionTarget | undefined | typeof uncompared {
  if (!days || !includes(days, date)) return target;
  const { need } = days;
  if (target) return targetInMonth(target, { need, floor: "no_deficit" });
  const calories = planned?.calories ?? null;
  if (planned === null || calories === null) return undefined;
  if (need === null) return uncompared;
  if (calories >= need) return undefined;
  const { protein, carbs, fat } = planned;
  const held = {
    calories: Math.round(calories),
    protein: whole(protein),
    carbs: whole(carbs),
    fat: whole(fat),
  };
  return targetInMonth(held, { need, floor: "no_deficit" });
}

const whole = (amount: number | null) => amount && Math.round(amount);

interface WeekTargets {
  targets: DatedTarget[];
  /** Days on which nothing is compared. */
  uncompared: LocalDate[];
}

/** The targets of a week's days without a deficit; weeks without such a day keep theirs. */
export function targetsWithoutDeficit(
  week: readonly LocalDate[],
  targets: DatedTarget[],
  { days, plannedOn }: { days: NoDeficit; plannedOn: (date: LocalDate) => Planned },
): WeekTargets {
  if (!week.some((date) => includes(days, date))) return { targets, uncompared: [] };
  const seen = week.map((date) => {
    const day = { date, target: targetOn(targets, date), planned: plannedOn(date) };
    return { date, target: targetWithoutDeficit(day, days) };
  });
  return {
    targets: seen.map(({ date, target }) => ({ startsOn: date, ...(target ?? noTarget) })),
    uncompared: seen.filter(({ target }) => target === uncompared).map(({ date }) => date),
  };
}
