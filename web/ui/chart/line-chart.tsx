import { useId, useMemo } from "react";
import { m } from "../../paraglide/messages.js";
import { direction } from "../direction.ts";
import { useWidth } from "../use-width.ts";
import { ChartAxes, ChartReadout, ChartTarget } from "./axes.tsx";
import { type ChartPoint, linePath } from "./geometry.ts";
import { dateMarks, layOutLine } from "./layout.ts";
import { byDate, chartNumber, chartSummary, pointText } from "./text.ts";
import { useReading } from "./use-reading.ts";

type LineChartProps = {
  /** One value a day, in any order. */
  points: readonly ChartPoint[];
  label: string;
  unit: string;
  target?: number;
  height?: number;
};

/**
 * Time runs as reading does. A finger, a mouse or the arrow keys read single points; readers hear a summary
 * and then each point as the value of a slider.
 */
export function LineChart({ points, label, unit, target, height = 220 }: LineChartProps) {
  const id = useId();
  const { ref, width } = useWidth<HTMLDivElement>(320);
  const rtl = direction() === "rtl";
  const sorted = useMemo(() => byDate(points), [points]);
  const layout = useMemo(
    () => layOutLine(sorted, { width, height, rtl }, target),
    [sorted, width, height, rtl, target],
  );
  const { plot, drawn, xs } = layout;
  const { at, reading, slider } = useReading(xs, rtl);
  const point = sorted[at];

  if (!point) {
    return (
      <p className="grid place-items-center text-muted" ref={ref}>
        {m.ui_not_enough_points()}
      </p>
    );
  }

  const line = linePath(drawn);
  const end = drawn.at(-1);
  const spot = reading ? layout.spotOf(point) : undefined;

  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-valuenow={at}
      {...slider}
      aria-label={label}
      aria-describedby={`${id}-summary`}
      aria-valuetext={pointText(point, unit)}
    >
      <p id={`${id}-summary`} className="sr-only">
        {chartSummary(sorted, unit)}
      </p>
      <svg width="100%" height={height} aria-hidden="true" className="block overflow-visible">
        <defs>
          <linearGradient id={`${id}-fade`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--color-accent)" stopOpacity="0.22" />
            <stop offset="1" stopColor="var(--color-accent)" stopOpacity="0" />
          </linearGradient>
        </defs>
        <ChartAxes layout={layout} marks={dateMarks(sorted, xs, width)} {...{ width, rtl }} />
        {target !== undefined && <ChartTarget {...{ layout, target, rtl }} />}
        {drawn.length > 1 && end && (
          <path
            d={`${line}L${end.x} ${plot.bottom}L${drawn[0]?.x ?? 0} ${plot.bottom}Z`}
            fill={`url(#${id}-fade)`}
          />
        )}
        <path
          d={line}
          fill="none"
          strokeWidth={2.25}
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-accent"
        />
        {end && drawn.length === 1 && !spot && (
          <text
            x={end.x}
            y={end.y - 14}
            textAnchor="middle"
            direction={rtl ? "rtl" : "ltr"}
            className="fill-ink font-semibold"
          >
            {`${chartNumber(point.value)} ${unit}`}
          </text>
        )}
        {end && !spot && <circle cx={end.x} cy={end.y} r={5} className="fill-accent" />}
        {spot && (
          <g>
            <path d={`M${spot.x} ${plot.top}V${plot.bottom}`} className="stroke-line-strong" />
            <circle
              cx={spot.x}
              cy={spot.y}
              r={6}
              strokeWidth={3}
              className="fill-accent stroke-raised"
            />
          </g>
        )}
      </svg>
      {spot && <ChartReadout {...{ spot, width, unit }} {...point} />}
    </div>
  );
}
