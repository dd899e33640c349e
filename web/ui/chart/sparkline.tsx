import { direction } from "../direction.ts";
import { along, linePath } from "./geometry.ts";

type SparklineProps = {
  values: readonly number[];
  width?: number;
  height?: number;
  className?: string;
};

/** The shape of a history beside its number. Hidden from screen readers, because the number says it. */
export function Sparkline({ values, width = 96, height = 32, className = "" }: SparklineProps) {
  if (values.length === 0) return null;
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const stretch = { left: 4, right: width - 4 };
  const rtl = direction() === "rtl";
  const spots = values.map((value, i) => ({
    x: along(stretch, values.length === 1 ? 1 : i / (values.length - 1), rtl),
    y: 4 + (span === 0 ? 0.5 : 1 - (value - low) / span) * (height - 8),
  }));
  const end = spots.at(-1);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      {values.length === 1 && end && (
        <path
          d={`M${along(stretch, 0, rtl)} ${end.y}H${end.x}`}
          strokeDasharray="3 5"
          strokeLinecap="round"
          className="stroke-line-strong"
        />
      )}
      <path
        d={linePath(spots)}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-accent"
      />
      {end && <circle cx={end.x} cy={end.y} r={3.5} className="fill-accent" />}
    </svg>
  );
}
