import { m } from "../../paraglide/messages.js";
import type { Spot } from "./geometry.ts";
import type { dateMarks, Frame } from "./layout.ts";
import { targetPlace } from "./target-place.ts";
import { chartDate, chartNumber } from "./text.ts";

type ChartAxesProps = {
  layout: Frame;
  marks: ReturnType<typeof dateMarks>;
  width: number;
  rtl: boolean;
};

/** Grid lines, values at the start of time, dates below. */
export function ChartAxes({ layout, marks, width, rtl }: ChartAxesProps) {
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
      {marks.map(({ x, date, shown }) => (
        <text
          key={x}
          x={Math.min(width - 34, Math.max(34, x))}
          y={plot.bottom + 20}
          direction={rtl ? "rtl" : "ltr"}
          textAnchor="middle"
        >
          {chartDate(date, shown)}
        </text>
      ))}
    </g>
  );
}

type ChartTargetProps = {
  layout: Frame;
  target: number;
  rtl: boolean;
  /** Lines and dots that its words leave free. */
  drawn?: readonly (readonly Spot[])[];
};

/** The dashed line of the target, drawn last so that nothing hides it. */
export function ChartTarget({ layout, target, rtl, drawn = [] }: ChartTargetProps) {
  const { plot, yOf } = layout;
  const place = targetPlace(layout, target, drawn, rtl);
  return (
    <g className="text-sm">
      <path
        d={`M${plot.left} ${yOf(target)}H${plot.right}`}
        strokeWidth={1.5}
        strokeDasharray="5 5"
        className="stroke-accent-ink"
      />
      <text
        {...place}
        direction={rtl ? "rtl" : "ltr"}
        textAnchor="end"
        strokeWidth={4}
        className="fill-accent-ink stroke-raised font-medium [paint-order:stroke]"
      >
        {`${m.ui_target()} ${chartNumber(target)}`}
      </text>
    </g>
  );
}

type ChartReadoutProps = {
  spot: Spot;
  width: number;
  date: string;
  value: number | null;
  unit: string;
};

/** The chosen point in words, inside the chart. */
export function ChartReadout({ spot, width, date, value, unit }: ChartReadoutProps) {
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
        {value === null ? (
          "—"
        ) : (
          <>
            {chartNumber(value)} <span className="text-sm font-normal text-muted">{unit}</span>
          </>
        )}
      </span>
      <span className="text-sm text-muted">{chartDate(date)}</span>
    </div>
  );
}
