import { along, linePath } from "../../ui/chart/geometry.ts";
import { direction } from "../../ui/direction.ts";

type WeightLineProps = {
  /** kg, oldest first. */
  weights: readonly number[];
  /** kg; a dashed line. */
  target: number | null;
};

const [width, height, side] = [128, 48, 5];

/** The latest weights with the target, in the direction of reading. Hidden from screen readers: the numbers say it. */
export function WeightLine({ weights, target }: WeightLineProps) {
  const end = weights.at(-1);
  if (end === undefined) return null;
  const all = target === null ? weights : [...weights, target];
  const low = Math.min(...all);
  const span = Math.max(...all) - low;
  const rtl = direction() === "rtl";
  const stretch = { left: side, right: width - side };
  const yOf = (kg: number) =>
    side + (span === 0 ? 0.5 : 1 - (kg - low) / span) * (height - 2 * side);
  const spots = weights.map((kg, place) => ({
    x: along(stretch, weights.length === 1 ? 1 : place / (weights.length - 1), rtl),
    y: yOf(kg),
  }));
  const last = spots.at(-1);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      aria-hidden="true"
      className="w-22 shrink-0 @sm:w-32"
    >
      {target !== null && (
        <path
          d={`M${stretch.left} ${yOf(target)}H${stretch.right}`}
          strokeDasharray="2 5"
          strokeLinecap="round"
          strokeWidth={1.5}
          className="stroke-muted"
        />
      )}
      <path
        d={linePath(spots)}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-accent"
      />
      {last && <circle cx={last.x} cy={last.y} r={3.5} className="fill-accent" />}
    </svg>
  );
}
