import { linePath } from "./chart-geometry.ts";
import { direction } from "./direction.ts";

type SparklineProps = {
  values: readonly number[];
  width?: number;
  height?: number;
  className?: string;
};

/** The shape of a history beside its number; hidden from readers, for the number says it. */
export function Sparkline({ values, width = 96, height = 32, className = "" }: SparklineProps) {
  if (values.length === 0) return null;
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const inner = { width: width - 8, height: height - 8 };
  const spots = values.map((value, i) => ({
    x: 4 + (values.length === 1 ? inner.width : (i / (values.length - 1)) * inner.width),
    y: 4 + (span === 0 ? 0.5 : 1 - (value - low) / span) * inner.height,
  }));
  const end = spots.at(-1);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      aria-hidden="true"
      className={`shrink-0 ${direction() === "rtl" ? "mirror" : ""} ${className}`}
    >
      {values.length === 1 && end && (
        <path
          d={`M4 ${end.y}H${end.x}`}
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
