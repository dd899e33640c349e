import { useId, useMemo } from "react";
import { m } from "../../paraglide/messages.js";
import { direction } from "../direction.ts";
import { type ProgressTone, tones } from "../progress-bar.tsx";
import { useWidth } from "../use-width.ts";
import { ChartAxes, ChartReadout, ChartTarget } from "./axes.tsx";
import { type Bar, dateMarks, layOutBars } from "./layout.ts";
import { byDate, chartSummary, isKnown, pointText } from "./text.ts";
import { useReading } from "./use-reading.ts";

type BarChartProps = {
  /** One amount a day or week, in any order; null where nobody knows it, which is not zero. */
  bars: readonly Bar[];
  label: string;
  unit: string;
  target?: number;
  /** What an amount means. */
  toneOf?: (value: number) => ProgressTone;
  /** The bar that still grows: today's, this week's. */
  current?: string;
  height?: number;
};

const accent = (): ProgressTone => "accent";

/** Amounts from zero, read as the points of a line are. */
export function BarChart(props: BarChartProps) {
  const { bars, label, unit, target, toneOf = accent, current, height = 220 } = props;
  const id = useId();
  const { ref, width } = useWidth<HTMLDivElement>(320);
  const rtl = direction() === "rtl";
  const sorted = useMemo(() => byDate(bars), [bars]);
  const layout = useMemo(
    () => layOutBars(sorted, { width, height, rtl }, target),
    [sorted, width, height, rtl, target],
  );
  const { plot, drawn, xs } = layout;
  const { at, reading, slider } = useReading(xs, rtl);
  const chosen = sorted[at];
  const known = sorted.filter(isKnown);

  if (!chosen || known.length === 0) {
    return (
      <p className="grid place-items-center text-muted" ref={ref}>
        {m.ui_not_enough_points()}
      </p>
    );
  }

  const spot = { x: xs[at] ?? 0, y: drawn[at]?.y ?? plot.bottom };
  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-valuenow={at}
      {...slider}
      aria-label={label}
      aria-describedby={`${id}-summary`}
      aria-valuetext={pointText(chosen, unit)}
    >
      <p id={`${id}-summary`} className="sr-only">
        {chartSummary(known, unit)}
      </p>
      <svg width="100%" height={height} aria-hidden="true" className="block overflow-visible">
        <ChartAxes layout={layout} marks={dateMarks(sorted, xs, width)} {...{ width, rtl }} />
        {sorted.map(({ date, value }, i) =>
          value === null ? (
            <text
              key={date}
              x={xs[i]}
              y={plot.bottom - 6}
              textAnchor="middle"
              className="fill-muted"
            >
              —
            </text>
          ) : (
            <rect
              key={date}
              {...drawn[i]}
              rx={Math.min(4, (drawn[i]?.height ?? 0) / 2)}
              fill="currentColor"
              strokeWidth={2}
              opacity={reading && i !== at ? 0.55 : 1}
              className={`${tones[toneOf(value)]} ${date === current ? "stroke-ink" : ""}`}
            />
          ),
        )}
        {target !== undefined && <ChartTarget {...{ layout, target, rtl }} />}
      </svg>
      {reading && <ChartReadout {...{ spot, width, unit }} {...chosen} />}
    </div>
  );
}
