import { addDays, daysBetween, type LocalDate } from "../calendar.ts";
import { roundTo } from "../numerals.ts";
import type { WeightRecord } from "./weight.ts";

/** How a weight moves, told only where the records allow it. */
interface WeightPace {
  /** kg a week, two decimals; negative when weight is lost. */
  perWeek: number;
  /** When the target is reached at this rate; null when nobody can tell, or it leads away. */
  target: { earliest: LocalDate; latest: LocalDate } | null;
}

/** The share of what is new that a day brings into the smoothed line: water and meals go, change stays. */
const newsPerDay = 0.1;

/**
 * The weight without its daily noise: an exponential moving average by days, so that records a day
 * and records a week smooth alike (after John Walker, The Hacker's Diet).
 * @param days one value a day, oldest first, kg
 * @returns as many values of the same days, kg, two decimals; the first is the record itself
 */
export function smoothedWeights(days: readonly WeightRecord[]): WeightRecord[] {
  let before: WeightRecord | undefined;
  return days.map(({ date, weight }) => {
    const share = before ? 1 - (1 - newsPerDay) ** daysBetween(before.date, date) : 1;
    const from = before?.weight ?? weight;
    before = { date, weight: from + share * (weight - from) };
    return { date, weight: roundTo(before.weight, 2) };
  });
}

const rules = {
  /** Days of records that a rate is read from. */
  window: 28,
  /** Days that lie at least between its first and last record. */
  span: 14,
  records: 3,
  /** Days after which a last record tells nothing of now. */
  stale: 21,
  /** kg a week below which the weight counts as steady. */
  steady: 0.1,
  /** What a rate may err at least, as a share: nobody lives by a straight line. */
  leastError: 0.2,
  /** Days beyond which no date is told. */
  furthest: 730,
} as const;

/**
 * The rate of the last four weeks by least squares, and when it leads to the target: a range of the
 * rate's standard error to both sides, at least a fifth of the rate.
 * @param days one value a day, oldest first, kg
 * @param today the trainee's day
 * @param target kg; null without one
 * @returns null before 14 days of records, or when the last one is older than 3 weeks
 */
export function weightPace(
  days: readonly WeightRecord[],
  today: LocalDate,
  target: number | null,
): WeightPace | null {
  const last = days.at(-1);
  if (!last || daysBetween(last.date, today) > rules.stale) return null;
  const recent = days.filter(({ date }) => daysBetween(date, last.date) <= rules.window);
  const [first] = recent;
  if (!first || recent.length < rules.records) return null;
  if (daysBetween(first.date, last.date) < rules.span) return null;
  const { slope, error, end } = line(
    recent.map(({ date, weight }) => ({ x: daysBetween(first.date, date), y: weight })),
  );
  const left = target === null ? null : target - end;
  const gone = daysBetween(last.date, today);
  return {
    perWeek: roundTo(slope * 7, 2),
    target: left === null ? null : reachedOn(today, { left, slope, error, gone }),
  };
}

type Way = {
  /** kg from the line's end to the target. */
  left: number;
  slope: number;
  error: number;
  /** Days since the line's end. */
  gone: number;
};

function reachedOn(today: LocalDate, { left, slope, error, gone }: Way): WeightPace["target"] {
  const rate = Math.abs(slope);
  const margin = Math.max(error, rate * rules.leastError);
  if (rate * 7 < rules.steady || Math.sign(left) !== Math.sign(slope) || margin >= rate)
    return null;
  const earliest = Math.max(1, Math.ceil(Math.abs(left) / (rate + margin)) - gone);
  const latest = Math.ceil(Math.abs(left) / (rate - margin)) - gone;
  if (latest < earliest || latest > rules.furthest) return null;
  return { earliest: addDays(today, earliest), latest: addDays(today, latest) };
}

/** A straight line by least squares: its slope a day, the slope's standard error, its value at the end. */
function line(points: readonly { x: number; y: number }[]) {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(points.map((point) => point.x));
  const y = mean(points.map((point) => point.y));
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  const slope = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread;
  const squares = points.reduce(
    (sum, point) => sum + (point.y - y - slope * (point.x - x)) ** 2,
    0,
  );
  return {
    slope,
    error: Math.sqrt(squares / Math.max(1, points.length - 2) / spread),
    end: y + slope * ((points.at(-1)?.x ?? x) - x),
  };
}
