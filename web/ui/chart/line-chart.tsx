import { useId } from "react";
import { ChartTarget } from "./axes.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import { type ChartPoint, linePath } from "./geometry.ts";
import { layOutLine } from "./layout.ts";
import { chartNumber } from "./text.ts";
import { useChart } from "./use-chart.ts";

type LineChartProps = {
  /** One value a day, in any order. */
  points: readonly ChartPoint[];
  label: string;
  unit: string;
  target?: number;
  /** A smoothed line over the same days; the points become dots. */
  trend?: readonly ChartPoint[];
  height?: number;
};

/** A line over time, in the direction of reading. */
export function LineChart({ points, label, unit, target, trend, height = 220 }: LineChartProps) {
  const fadeId = useId();
  const chart = useChart(points, layOutLine, height, target);
  const { layout, sorted, at, reading, rtl } = chart;
  const { plot, drawn } = layout;
  const point = sorted[at];
  const calm = trend && trend.length > 1 ? layout.spotsOf(trend) : undefined;
  const line = linePath(calm ?? drawn);
  const end = drawn.at(-1);
  const spot = reading && point ? layout.spotOf(point) : undefined;

  return (
    <ChartFrame chart={chart} label={label} unit={unit} spot={spot}>
      <defs>
        <linearGradient id={fadeId} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--color-accent)" stopOpacity="0.22" />
          <stop offset="1" stopColor="var(--color-accent)" stopOpacity="0" />
        </linearGradient>
      </defs>
      {target !== undefined && (
        <ChartTarget
          layout={layout}
          target={target}
          rtl={rtl}
          drawn={calm ? [calm, ...drawn.map((dot) => [dot])] : [drawn]}
        />
      )}
      {drawn.length > 1 && end && (
        <path
          d={`${line}L${end.x} ${plot.bottom}L${drawn[0]?.x ?? 0} ${plot.bottom}Z`}
          fill={`url(#${fadeId})`}
        />
      )}
      {calm &&
        drawn.map(({ x, y }) => <circle key={x} cx={x} cy={y} r={2.5} className="fill-muted" />)}
      <path
        d={line}
        fill="none"
        strokeWidth={2.25}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-accent"
      />
      {point && end && drawn.length === 1 && !spot && (
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
    </ChartFrame>
  );
}
