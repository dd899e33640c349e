import { type KeyboardEvent, type PointerEvent, useId, useMemo, useState } from "react";
import { m } from "../paraglide/messages.js";
import { type ChartPoint, linePath, nearest } from "./chart-geometry.ts";
import { dateMarks, layOut } from "./chart-layout.ts";
import { chartDate, chartNumber, chartSummary } from "./chart-text.ts";
import { direction } from "./direction.ts";
import { ChartAxes, ChartReadout } from "./line-chart-parts.tsx";
import { useWidth } from "./use-width.ts";

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
  const sorted = useMemo(
    () => points.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
    [points],
  );
  const layout = useMemo(
    () => (sorted.length > 0 ? layOut(sorted, { width, height, rtl }, target) : undefined),
    [sorted, width, height, rtl, target],
  );
  const [chosen, setChosen] = useState<number>();

  if (!layout) {
    return (
      <p className="grid place-items-center text-muted" ref={ref}>
        {m.ui_not_enough_points()}
      </p>
    );
  }

  const last = sorted.length - 1;
  const at = Math.min(chosen ?? last, last);
  const point = sorted[at];
  const { plot, drawn, xs } = layout;
  const line = linePath(drawn);
  const end = drawn.at(-1);
  const spot = chosen === undefined || !point ? undefined : layout.spotOf(point);
  const readPoint = (value: ChartPoint) =>
    m.ui_chart_point({
      value: chartNumber(value.value),
      unit,
      date: chartDate(value.date),
    });

  const choose = (event: PointerEvent<HTMLDivElement>) =>
    setChosen(nearest(xs, event.clientX - event.currentTarget.getBoundingClientRect().left));
  const move = (event: KeyboardEvent) => {
    const forward = rtl ? "ArrowLeft" : "ArrowRight";
    const backward = rtl ? "ArrowRight" : "ArrowLeft";
    const targets: Record<string, number> = {
      [forward]: at + 1,
      [backward]: at - 1,
      ArrowUp: at + 1,
      ArrowDown: at - 1,
      PageUp: at + 10,
      PageDown: at - 10,
      Home: 0,
      End: last,
    };
    const next = targets[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, next)));
  };

  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-describedby={`${id}-summary`}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={point && readPoint(point)}
      aria-orientation="horizontal"
      onPointerMove={choose}
      onPointerDown={choose}
      onPointerLeave={(event) => event.pointerType === "mouse" && setChosen(undefined)}
      onKeyDown={move}
      onBlur={() => setChosen(undefined)}
      className="relative touch-pan-y rounded-md select-none"
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
        <ChartAxes
          layout={layout}
          marks={dateMarks(sorted, xs, width)}
          {...{ width, rtl, target }}
        />
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
            {`${chartNumber(sorted[0]?.value ?? 0)} ${unit}`}
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
      {spot && point && <ChartReadout spot={spot} width={width} point={point} unit={unit} />}
    </div>
  );
}
