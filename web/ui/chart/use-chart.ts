import { useMemo } from "react";
import { direction } from "../direction.ts";
import { useWidth } from "../use-width.ts";
import type { Bar, ChartBox, Frame } from "./layout.ts";
import { byDate } from "./text.ts";
import { useReading } from "./use-reading.ts";

type Layout = Frame & { xs: readonly number[] };

/** The state of a chart: points by date, layout, and the chosen point. */
export function useChart<Point extends Bar, Drawn extends Layout>(
  points: readonly Point[],
  layOut: (points: readonly Point[], box: ChartBox, target?: number) => Drawn,
  height: number,
  target?: number,
) {
  const { ref, width } = useWidth<HTMLDivElement>(320);
  const rtl = direction() === "rtl";
  const sorted = useMemo(() => byDate(points), [points]);
  const layout = useMemo(
    () => layOut(sorted, { width, height, rtl }, target),
    [layOut, sorted, width, height, rtl, target],
  );
  return { ref, width, height, rtl, sorted, layout, ...useReading(layout.xs, rtl) };
}

export type Chart = ReturnType<typeof useChart<Bar, Layout>>;
