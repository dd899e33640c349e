import { m } from "../paraglide/messages.js";
import type { ChartPoint, Spot } from "./chart-geometry.ts";
import type { ChartLayout, dateMarks } from "./chart-layout.ts";
import { chartDate, chartNumber } from "./chart-text.ts";

type ChartAxesProps = {
  layout: ChartLayout;
  marks: ReturnType<typeof dateMarks>;
  width: number;
  rtl: boolean;
  target?: number;
};

/** Quiet lines, their values where time begins, dates below, the target dashed. */
export function ChartAxes({ layout, marks, width, rtl, target }: ChartAxesProps) {
  const { plot, scale, yOf } = layout;
  const valueX = rtl ? width - 2 : 2;
  return (
    <g className="fill-muted text-sm">
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${plot.left} ${yOf(tick)}H${plot.right}`} className="stroke-line" />
          <text
            x={valueX}
            y={yOf(tick)}
            dy="0.32em"
            direction="ltr"
            textAnchor={rtl ? "end" : "start"}
          >
            {chartNumber(tick)}
          </text>
        </g>
      ))}
      {marks.map(({ x, text }) => (
        <text
          key={x}
          x={Math.min(width - 34, Math.max(34, x))}
          y={plot.bottom + 20}
          direction={rtl ? "rtl" : "ltr"}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
      {target !== undefined && (
        <g>
          <path
            d={`M${plot.left} ${yOf(target)}H${plot.right}`}
            strokeWidth={1.5}
            strokeDasharray="5 5"
            className="stroke-accent-ink"
          />
          <text
            x={rtl ? plot.left + 4 : plot.right - 4}
            y={yOf(target) - 6}
            direction={rtl ? "rtl" : "ltr"}
            textAnchor="end"
            strokeWidth={4}
            className="fill-accent-ink stroke-raised font-medium [paint-order:stroke]"
          >
            {`${m.ui_target()} ${chartNumber(target)}`}
          </text>
        </g>
      )}
    </g>
  );
}

type ChartReadoutProps = { spot: Spot; width: number; point: ChartPoint; unit: string };

/** The chosen point in words, kept inside the chart. */
export function ChartReadout({ spot, width, point, unit }: ChartReadoutProps) {
  const half = 64;
  const center = Math.min(width - half, Math.max(half, spot.x));
  const above = spot.y > 84;
  return (
    <div
      aria-hidden="true"
      style={{ left: center - half, top: above ? spot.y - 74 : spot.y + 16, width: half * 2 }}
      className="pointer-events-none absolute grid justify-items-center rounded-md border border-line bg-overlay px-2 py-1 text-center shadow-overlay"
    >
      <span className="font-semibold">
        {chartNumber(point.value)} <span className="text-sm font-normal text-muted">{unit}</span>
      </span>
      <span className="text-sm text-muted">{chartDate(point.date)}</span>
    </div>
  );
}
