import { along, type Spot } from "./geometry.ts";
import type { Frame } from "./layout.ts";

/** The words of a target, from their baseline, with the radius of a dot around them. */
const words = { width: 88, above: 15, below: 7 };
/** The distances of their baseline from the target: beside it, then further away. */
const distances = [[-7, 18] as const, [-24, 35] as const];
/** Their places along it, by the share from the end of time: both ends come first. */
const shares = [0, 1, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875];

/**
 * The place of a target's words that no line or dot lies on, above the target or below it; at the end of time above it
 * if none is free.
 */
export function targetPlace(
  { plot, yOf }: Frame,
  target: number,
  drawn: readonly (readonly Spot[])[],
  rtl: boolean,
) {
  const room = { left: plot.left, right: plot.right - words.width };
  const places = distances.flatMap((pair) =>
    shares.flatMap((share) => {
      const left = along(room, 1 - share, rtl);
      return pair.map((distance) => ({ left, y: yOf(target) + distance }));
    }),
  );
  const isFree = ({ left, y }: (typeof places)[number]) => {
    const top = y - words.above;
    const bottom = y + words.below;
    const box = { left, right: left + words.width, top, bottom };
    return top >= 0 && y <= plot.bottom && !drawn.some((spots) => meets(spots, box));
  };
  const { left, y } = places.find(isFree) ?? places[0] ?? { left: plot.left, y: plot.top };
  return { x: rtl ? left + 4 : left + words.width - 4, y };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Whether the straight line through these spots, in either direction of time, meets a box. */
function meets(spots: readonly Spot[], box: Box): boolean {
  return spots.some((to, i) => {
    const from = spots[i - 1] ?? to;
    const left = Math.max(box.left, Math.min(from.x, to.x));
    const right = Math.min(box.right, Math.max(from.x, to.x));
    if (left > right) return false;
    const slope = to.x === from.x ? 0 : (to.y - from.y) / (to.x - from.x);
    const ys = [left, right].map((x) => from.y + slope * (x - from.x));
    return Math.min(...ys) <= box.bottom && Math.max(...ys) >= box.top;
  });
}
