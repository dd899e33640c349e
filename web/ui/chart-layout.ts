import { type ChartPoint, dayNumber, type Spot, thin, valueScale } from "./chart-geometry.ts";
import { chartDate } from "./chart-text.ts";

export type ChartBox = { width: number; height: number; rtl: boolean };

const pad = { top: 16, bottom: 28, values: 44, edge: 20 };

/** Where everything of a line chart stands, for points sorted by date. */
export function layOut(points: readonly ChartPoint[], box: ChartBox, target?: number) {
  const { width, height, rtl } = box;
  const values = points.map((point) => point.value);
  const scale = valueScale(target === undefined ? values : [...values, target]);
  const start = dayNumber(points[0]?.date ?? "");
  const span = dayNumber(points.at(-1)?.date ?? "") - start;

  // The values' column stands where time begins: on the right when reading starts there.
  const plot = {
    left: rtl ? pad.edge : pad.values,
    right: rtl ? width - pad.values : width - pad.edge,
    top: pad.top,
    bottom: height - pad.bottom,
  };
  const xOf = (date: string) => {
    const part = span > 0 ? (dayNumber(date) - start) / span : 0.5;
    return rtl
      ? plot.right - part * (plot.right - plot.left)
      : plot.left + part * (plot.right - plot.left);
  };
  const yOf = (value: number) =>
    plot.bottom - ((value - scale.min) / (scale.max - scale.min)) * (plot.bottom - plot.top);

  const spotOf = (point: ChartPoint): Spot => ({ x: xOf(point.date), y: yOf(point.value) });
  const drawn = thin(points, Math.max(60, Math.floor(width / 3))).map(spotOf);
  return { plot, scale, yOf, spotOf, drawn, xs: points.map((point) => xOf(point.date)) };
}

export type ChartLayout = ReturnType<typeof layOut>;

/** Dates under the line: both ends, and between them as many as have room. */
export function dateMarks(points: readonly ChartPoint[], xs: readonly number[], width: number) {
  const count = Math.min(points.length, width < 420 ? 3 : width < 800 ? 5 : 7);
  const firstX = xs[0] ?? 0;
  const lastX = xs.at(-1) ?? 0;
  const span = dayNumber(points.at(-1)?.date ?? "") - dayNumber(points[0]?.date ?? "");
  const marks: { x: number; text: string }[] = [];
  for (let i = 0; i < count; i += 1) {
    const wanted = count === 1 ? firstX : firstX + ((lastX - firstX) * i) / (count - 1);
    const index = xs.reduce(
      (best, x, at) => (Math.abs(x - wanted) < Math.abs((xs[best] ?? 0) - wanted) ? at : best),
      0,
    );
    const x = xs[index] ?? 0;
    const apart = marks.every((mark) => Math.abs(mark.x - x) > 76);
    const point = points[index];
    if (point && apart)
      marks.push({ x, text: chartDate(point.date, span > 330 ? "month" : "day") });
  }
  return marks;
}
