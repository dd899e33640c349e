import { judgeWeight } from "../body/body-change.ts";
import type { WeightRecord } from "../body/weight.ts";
import { smoothedWeights } from "../body/weight-pace.ts";
import { addDays, daysBetween, type LocalDate } from "../calendar.ts";
import { roundTo } from "../numerals.ts";
import type { Goal } from "../trainee.ts";
import { adherence, type CountedDay } from "./adherence.ts";
import { performanceTone } from "./performance.ts";

/** Facts of a person's last days; unknown ones are `null` or missing. */
export interface InsightFacts {
  /** The person's day. */
  today: LocalDate;
  /** The newest weights, one value a day, oldest first, kg. */
  weights: readonly WeightRecord[];
  /** kg */
  targetWeight: number | null;
  goals: readonly Goal[];
  /** Stored days; only the seven whole days before today count. */
  days: readonly EatenDay[];
  /** The target of eating today, kcal. */
  targetCalories: number | null;
}

interface EatenDay extends CountedDay {
  /** kcal of the eaten meals; null if unknown. */
  eatenCalories: number | null;
}

/** One fact worth a sentence, the figures as shown. */
type Insight =
  /** A change over a week in kg, negative for a loss; `calories` are the mean of a day in kcal, null if unknown. */
  | { kind: "weight"; change: number; calories: number | null }
  /** Percent of the assigned items that were done. */
  | { kind: "adherence"; percent: number }
  /** The mean of a day, close to its target, both in kcal. */
  | { kind: "calories"; calories: number; target: number };

const rules = {
  /** Days of a week, and the fewest known ones that stand for it. */
  span: 7,
  leastDays: 4,
  /** Days between two weights that stand for the last seven. */
  weightSpan: { least: 6, most: 8 },
  /** A change worth telling in kg, and the largest believable one as a share of the weight. */
  leastChange: 0.2,
  mostChange: 0.02,
  /** Below it a day was not logged whole, and beside a falling weight it must not read as praise; kcal. */
  leastCalories: 1000,
  /** Distance from the target of eating that counts as reached, as a share. */
  nearTarget: 0.1,
} as const;

/**
 * The one sentence of the home, or none. It tells good and neutral news only: first a weight that came closer to its
 * goal, then a week done as planned, then eating close to its target, then a weight that moves without a goal. A
 * weight that moves away, a week half done and days without a log are no news here.
 */
export function insightOf(facts: InsightFacts): Insight | null {
  const { today, targetWeight, goals, days, targetCalories } = facts;
  const calories = meanCalories(days, today);
  const weight = weightOfWeek(facts);
  const verdict =
    weight && judgeWeight({ ...weight, difference: weight.change, target: targetWeight }, goals);
  const moved = weight && { kind: "weight" as const, change: weight.change, calories };
  if (moved && verdict === "better") return moved;
  const { percent, activeDays } = adherence(days, today, rules.span);
  if (percent !== null && activeDays >= rules.leastDays && isGood(percent)) {
    return { kind: "adherence", percent };
  }
  if (calories !== null && targetCalories !== null && isNear(calories, targetCalories)) {
    return { kind: "calories", calories, target: targetCalories };
  }
  return moved && verdict === "neutral" ? moved : null;
}

const isGood = (percent: number) => performanceTone(percent, { over: true }) === "good";

const isNear = (calories: number, target: number) =>
  target > 0 && Math.abs(calories - target) <= target * rules.nearTarget;

/** The mean of the known whole days in tens of kcal; null if they are too few or not logged whole. */
function meanCalories(days: readonly EatenDay[], today: LocalDate): number | null {
  const first = addDays(today, -rules.span);
  const known = days.flatMap(({ date, eatenCalories }) =>
    date >= first && date < today && eatenCalories !== null ? [eatenCalories] : [],
  );
  if (known.length < rules.leastDays) return null;
  const mean = known.reduce((sum, each) => sum + each, 0) / known.length;
  return mean < rules.leastCalories ? null : Math.round(mean / 10) * 10;
}

/**
 * The change of the weight over about a week up to these days; undefined without one worth telling. Who weighs once a week
 * gets the difference of the two weights, as it stands on the weight's own line; daily weights are smoothed first.
 */
function weightOfWeek({ weights, today }: InsightFacts) {
  const last = weights.at(-1);
  if (!last || daysBetween(last.date, today) >= rules.span) return undefined;
  const { least, most } = rules.weightSpan;
  const gone = ({ date }: WeightRecord) => daysBetween(date, last.date);
  const isWeekly = gone(weights.at(-2) ?? last) >= least;
  const days = isWeekly ? weights : smoothedWeights(weights);
  const before = days
    .filter((each) => gone(each) >= least && gone(each) <= most)
    .toSorted((a, b) => Math.abs(gone(a) - rules.span) - Math.abs(gone(b) - rules.span))[0];
  const after = days.at(-1);
  if (!before || !after) return undefined;
  const change = roundTo(after.weight - before.weight, 1);
  const size = Math.abs(change);
  if (size < rules.leastChange || size > before.weight * rules.mostChange) return undefined;
  return { change, current: after.weight };
}
