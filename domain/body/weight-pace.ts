import { addDays, daysBetween, type LocalDate } from "../calendar.ts";
import { roundTo } from "../numerals.ts";
import type { WeightRecord } from "./weight.ts";

/** The rate of a weight, if the records suffice. */
interface WeightPace {
  /** kg a week, two decimals; negative when weight is lost. */
  perWeek: number;
  /** The range of days for reaching the target at this rate; null if unknown, or if it moves away. */
  target: { earliest: LocalDate; latest: LocalDate } | null;
}

/** Days around a day that count in its smoothed weight, and the bandwidth of their weights. */
const smoothing = { reach: 21, bandwidth: 7 } as const;

/**
 * Weights without daily noise: local linear regression with a Gaussian kernel. A steady loss is drawn
 * without delay, and daily and weekly records are smoothed alike.
 * @param days one value a day, oldest first, kg
 * @returns values of the same days, kg, two decimals
 */
export function smoothedWeights(days: readonly WeightRecord[]): WeightRecord[] {
  let from = 0;
  return days.map(({ date }) => {
    while (daysBetween(days[from]?.date ?? date, date) > smoothing.reach) from += 1;
    const near: Weighed[] = [];
    for (const other of days.slice(from)) {
      const x = daysBetween(date, other.date);
      if (x > smoothing.reach) break;
      near.push({ x, y: other.weight, share: Math.exp(-0.5 * (x / smoothing.bandwidth) ** 2) });
    }
    return { date, weight: roundTo(line(near).at(0), 2) };
  });
}

/** A steady weight changes by less, kg a week. */
export const steadyKg = 0.1;

const rules = {
  /** Days of records for a rate. */
  window: 28,
  /** Minimum days between its first and last record. */
  span: 14,
  records: 3,
  /** Age in days at which the last record is too old. */
  stale: 21,
  /** Minimum error of a rate, as a share. */
  leastError: 0.2,
  /** Maximum days ahead of a shown date. */
  furthest: 730,
} as const;

/**
 * The rate of the last four weeks by least squares, and the days for reaching the target: the range of the
 * rate's standard error, at least a fifth of the rate.
 * @param days one value a day, oldest first, kg
 * @param today the trainee's day
 * @param target kg; null without one
 * @returns null before 14 days of records, or if the last one is older than 3 weeks
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
  const { slope, error, at } = line(
    recent.map(({ date, weight }) => ({ x: daysBetween(last.date, date), y: weight, share: 1 })),
  );
  const left = target === null ? null : target - at(0);
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
  if (rate * 7 < steadyKg || Math.sign(left) !== Math.sign(slope) || margin >= rate) return null;
  const earliest = Math.max(1, Math.ceil(Math.abs(left) / (rate + margin)) - gone);
  const latest = Math.ceil(Math.abs(left) / (rate - margin)) - gone;
  if (latest < earliest || latest > rules.furthest) return null;
  return { earliest: addDays(today, earliest), latest: addDays(today, latest) };
}

/** A value and its weight. */
interface Weighed {
  x: number;
  y: number;
  share: number;
}

/** A straight line by weighted least squares: its slope, the slope's standard error, its value at an x. */
function line(points: readonly Weighed[]) {
  const sum = (of: (point: Weighed) => number) =>
    points.reduce((total, point) => total + point.share * of(point), 0);
  const all = sum(() => 1);
  const x = sum((point) => point.x) / all;
  const y = sum((point) => point.y) / all;
  const spread = sum((point) => (point.x - x) ** 2);
  const slope = spread > 0 ? sum((point) => (point.x - x) * (point.y - y)) / spread : 0;
  const squares = sum((point) => (point.y - y - slope * (point.x - x)) ** 2);
  return {
    slope,
    error: Math.sqrt(squares / Math.max(1, points.length - 2) / spread),
    at: (place: number) => y + slope * (place - x),
  };
}
