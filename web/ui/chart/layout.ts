import { along, type ChartPoint, dayNumber, nearest, type Spot, thin } from "./geometry.ts";
import { amountScale, type Scale, valueScale } from "./scale.ts";

export type ChartBox = { width: number; height: number; rtl: boolean };
export type Bar = { date: string; value: number | null };

const pad = { top: 16, bottom: 28, values: 44, edge: 20 };
const digitWidth = 9;

/** The frame of lines and bars: values at the start of time, dates below. */
function frame({ width, height, rtl }: ChartBox, scale: Scale) {
  const longest = Math.max(...scale.ticks.map((tick) => String(tick).length));
  const values = Math.max(pad.values, 8 + digitWidth * longest);
  const plot = {
    left: rtl ? pad.edge : values,
    right: rtl ? width - values : width - pad.edge,
    top: pad.top,
    bottom: height - pad.bottom,
  };
  const yOf = (value: number) =>
    plot.bottom - ((value - scale.min) / (scale.max - scale.min)) * (plot.bottom - plot.top);
  return { plot, scale, yOf };
}

export type Frame = ReturnType<typeof frame>;

/** The layout of a line chart, for points sorted by date. */
export function layOutLine(points: readonly ChartPoint[], box: ChartBox, target?: number) {
  const values = points.map((point) => point.value);
  const framed = frame(box, valueScale(target === undefined ? values : [...values, target]));
  const start = dayNumber(points[0]?.date ?? "");
  const span = dayNumber(points.at(-1)?.date ?? "") - start;
  const xOf = (date: string) =>
    along(framed.plot, span > 0 ? (dayNumber(date) - start) / span : 0.5, box.rtl);
  const spotOf = (point: ChartPoint): Spot => ({ x: xOf(point.date), y: framed.yOf(point.value) });
  const most = Math.max(60, Math.floor(box.width / 3));
  const spotsOf = (shown: readonly ChartPoint[]) => thin(shown, most).map(spotOf);
  return {
    ...framed,
    spotOf,
    spotsOf,
    drawn: spotsOf(points),
    xs: points.map((point) => xOf(point.date)),
  };
}

const widest = 44;
/** The height of a zero bar, to differ from unknown. */
const stub = 2;

/** The layout of a bar chart, each bar in the middle of an equal part. */
export function layOutBars(bars: readonly Bar[], box: ChartBox, target = 0) {
  const known = bars.flatMap(({ value }) => (value === null ? [] : [value]));
  const framed = frame(box, amountScale([...known, target]));
  const { plot, yOf } = framed;
  const part = (plot.right - plot.left) / Math.max(1, bars.length);
  const width = Math.max(1, Math.min(widest, part * 0.64));
  const xs = bars.map((_, i) => along(plot, (i + 0.5) / bars.length, box.rtl));
  const drawn = bars.map(({ value }, i) => {
    const height = value === null ? 0 : Math.max(stub, plot.bottom - yOf(value));
    return { x: (xs[i] ?? 0) - width / 2, y: plot.bottom - height, width, height };
  });
  return { ...framed, drawn, xs };
}

const dateWidth = 76;

/** Dates under a chart: both ends, and as many between as fit. */
export function dateMarks(
  points: readonly { date: string }[],
  xs: readonly number[],
  width: number,
) {
  const count = Math.min(points.length, width < 420 ? 3 : width < 800 ? 5 : 7);
  const firstX = xs[0] ?? 0;
  const lastX = xs.at(-1) ?? 0;
  const span = dayNumber(points.at(-1)?.date ?? "") - dayNumber(points[0]?.date ?? "");
  const marks: { x: number; date: string; shown: "month" | "day" }[] = [];
  // The ends come first, and dates between them yield.
  const places = [0, count - 1, ...Array.from({ length: Math.max(0, count - 2) }, (_, i) => i + 1)];
  for (const place of places) {
    const wanted = count === 1 ? firstX : firstX + ((lastX - firstX) * place) / (count - 1);
    const index = nearest(xs, wanted);
    const x = xs[index] ?? 0;
    const apart = marks.every((mark) => Math.abs(mark.x - x) > dateWidth);
    const point = points[index];
    if (point && apart) marks.push({ x, date: point.date, shown: span > 330 ? "month" : "day" });
  }
  return marks.sort((a, b) => a.date.localeCompare(b.date));
}
