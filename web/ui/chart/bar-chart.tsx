import { type ProgressTone, tones } from "../progress-bar.tsx";
import { ChartTarget } from "./axes.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import { type Bar, layOutBars } from "./layout.ts";
import { useChart } from "./use-chart.ts";

type BarChartProps = {
  /** One amount a day or week, in any order; null is unknown, and differs from zero. */
  bars: readonly Bar[];
  label: string;
  unit: string;
  target?: number;
  /** The largest possible amount, to which the scale reaches. */
  most?: number;
  /** The tone of an amount. */
  toneOf?: (value: number, date: string) => ProgressTone;
  /** The growing bar: today's, or this week's. */
  current?: string;
  height?: number;
};

const accent = (): ProgressTone => "accent";

/** Amounts from zero, with the reading of a line chart. */
export function BarChart(props: BarChartProps) {
  const { bars, label, unit, target, most, toneOf = accent, current, height = 220 } = props;
  const chart = useChart(bars, layOutBars, height, most ?? target);
  const { sorted, layout, at, reading, rtl } = chart;
  const { plot, drawn, xs } = layout;
  const spot = reading ? { x: xs[at] ?? 0, y: drawn[at]?.y ?? plot.bottom } : undefined;

  return (
    <ChartFrame chart={chart} label={label} unit={unit} spot={spot}>
      {sorted.map(({ date, value }, i) =>
        value === null ? (
          <text key={date} x={xs[i]} y={plot.bottom - 6} textAnchor="middle" className="fill-muted">
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
            className={`${tones[toneOf(value, date)]} ${date === current ? "stroke-ink" : ""}`}
          />
        ),
      )}
      {target !== undefined && <ChartTarget layout={layout} target={target} rtl={rtl} />}
    </ChartFrame>
  );
}
