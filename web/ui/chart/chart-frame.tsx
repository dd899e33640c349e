import { type ReactNode, useId } from "react";
import { m } from "../../paraglide/messages.js";
import { ChartAxes, ChartReadout } from "./axes.tsx";
import type { Spot } from "./geometry.ts";
import { dateMarks } from "./layout.ts";
import { chartSummary, isKnown, pointText } from "./text.ts";
import type { Chart } from "./use-chart.ts";

type ChartFrameProps = {
  chart: Chart;
  label: string;
  unit: string;
  /** The place of the chosen point; undefined without one. */
  spot: Spot | undefined;
  children: ReactNode;
};

/**
 * The frame of every chart. A finger, a mouse or the arrow keys choose single points. Screen readers get a summary,
 * then each point as the value of a slider.
 */
export function ChartFrame({ chart, label, unit, spot, children }: ChartFrameProps) {
  const summaryId = useId();
  const { ref, width, height, rtl, sorted, layout, at, slider } = chart;
  const chosen = sorted[at];
  const known = sorted.filter(isKnown);

  if (!chosen || known.length === 0) {
    return (
      <p className="grid place-items-center text-muted" ref={ref}>
        {m.ui_not_enough_points()}
      </p>
    );
  }

  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-valuenow={at}
      {...slider}
      aria-label={label}
      aria-describedby={summaryId}
      aria-valuetext={pointText(chosen, unit)}
    >
      <p id={summaryId} className="sr-only">
        {chartSummary(known, unit)}
      </p>
      <svg width="100%" height={height} aria-hidden="true" className="block overflow-visible">
        <ChartAxes
          marks={dateMarks(sorted, layout.xs, width)}
          layout={layout}
          width={width}
          rtl={rtl}
        />
        {children}
      </svg>
      {spot && <ChartReadout spot={spot} width={width} unit={unit} {...chosen} />}
    </div>
  );
}
