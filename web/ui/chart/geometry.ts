export type ChartPoint = { date: string; value: number };
export type Spot = { x: number; y: number };

const day = 86_400_000;

/** A calendar day as a number of days, for distances in time. */
export function dayNumber(date: string): number {
  return Date.parse(date.slice(0, 10)) / day;
}

/** The ends of a drawing, in pixels. */
type Stretch = { left: number; right: number };

/**
 * The one rule for direction: time runs in the direction of reading. The place of a share (0–1) from the start of
 * reading.
 */
export function along({ left, right }: Stretch, share: number, rtl: boolean): number {
  return rtl ? right - share * (right - left) : left + share * (right - left);
}

/**
 * Reduces points to about `limit`: both ends, and the lowest and highest of every bucket, so that no extreme is
 * lost.
 */
export function thin<T extends ChartPoint>(points: readonly T[], limit: number): readonly T[] {
  if (points.length <= limit) return points;
  const buckets = Math.max(1, Math.floor(limit / 2));
  const indices = new Set<number>([0, points.length - 1]);
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const from = Math.floor((bucket * points.length) / buckets);
    const to = Math.floor(((bucket + 1) * points.length) / buckets);
    let low = from;
    let high = from;
    for (let i = from; i < to; i += 1) {
      if (valueAt(points, i) < valueAt(points, low)) low = i;
      if (valueAt(points, i) > valueAt(points, high)) high = i;
    }
    indices.add(low).add(high);
  }
  return [...indices].sort((a, b) => a - b).flatMap((i) => points[i] ?? []);
}

function valueAt(points: readonly ChartPoint[], index: number): number {
  return points[index]?.value ?? 0;
}

/** A smooth line that never swings past its points (Fritsch–Carlson tangents). */
export function linePath(spots: readonly Spot[]): string {
  const [first] = spots;
  if (!first) return "";
  const slopes = spots.slice(1).map((to, i) => {
    const from = spots[i] ?? to;
    return to.x === from.x ? 0 : (to.y - from.y) / (to.x - from.x);
  });
  const tangents = spots.map((_, i) => {
    const before = slopes[i - 1] ?? slopes[i] ?? 0;
    const after = slopes[i] ?? before;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  let path = `M${round(first.x)} ${round(first.y)}`;
  spots.slice(1).forEach((to, i) => {
    const from = spots[i] ?? to;
    const third = (to.x - from.x) / 3;
    const leave = from.y + third * (tangents[i] ?? 0);
    const arrive = to.y - third * (tangents[i + 1] ?? 0);
    path += `C${round(from.x + third)} ${round(leave)} ${round(to.x - third)} ${round(arrive)} ${round(to.x)} ${round(to.y)}`;
  });
  return path;
}

/** The index in `xs` (sorted either way) nearest to x. */
export function nearest(xs: readonly number[], x: number): number {
  let best = 0;
  xs.forEach((candidate, i) => {
    if (Math.abs(candidate - x) < Math.abs((xs[best] ?? 0) - x)) best = i;
  });
  return best;
}

const round = (value: number) => Math.round(value * 10) / 10;
