import { describe, expect, test } from "vitest";
import { dateMarks, layOutBars, layOutLine } from "../../../../../web/ui/chart/layout.ts";
import { targetPlace } from "../../../../../web/ui/chart/target-place.ts";

const box = (rtl: boolean) => ({ width: 390, height: 220, rtl });
const bars = (values: (number | null)[]) =>
  values.map((value, i) => ({ date: `2026-11-${String(i + 1).padStart(2, "0")}`, value }));

describe("a line", () => {
  const points = [
    { date: "2026-11-01", value: 80 },
    { date: "2026-11-02", value: 79 },
    { date: "2026-11-11", value: 78 },
  ];

  test("keeps distances in time, and mirrors for Arabic", () => {
    const ltr = layOutLine(points, box(false));
    const rtl = layOutLine(points, box(true));
    const [first = 0, second = 0, last = 0] = ltr.xs;
    expect((second - first) / (last - first)).toBeCloseTo(0.1);
    expect(rtl.xs).toEqual(ltr.xs.map((x) => 390 - x));
  });

  test("a single point is in the middle", () => {
    const { plot, drawn } = layOutLine(points.slice(0, 1), box(true));
    expect(drawn).toHaveLength(1);
    expect(drawn[0]?.x).toBe((plot.left + plot.right) / 2);
    expect(drawn[0]?.y).toBeCloseTo((plot.top + plot.bottom) / 2);
  });

  test("a target has room beside the values", () => {
    const { scale } = layOutLine(points, box(true), 70);
    expect(scale.min).toBeLessThan(70);
  });

  describe("the words of a target", () => {
    const placeOf = (values: number[], target: number, rtl: boolean) => {
      const days = values.map((value, i) => ({ date: `2026-11-0${i + 1}`, value }));
      const layout = layOutLine(days, { width: 390, height: 140, rtl }, target);
      const { x, y } = targetPlace(layout, target, [layout.drawn], rtl);
      const { left, right } = layout.plot;
      const share = (x - left) / (right - left);
      return { fromEnd: rtl ? share : 1 - share, isAbove: y < layout.yOf(target) };
    };

    test.each([true, false])("are free of the line, from right to left: %s", (rtl) => {
      const atEnd = { fromEnd: expect.closeTo(0, 1), isAbove: true };
      const atStart = { fromEnd: expect.closeTo(0.74, 1), isAbove: true };
      expect(placeOf([84, 83, 82, 80.2], 80, rtl)).toEqual(atStart);
      expect(placeOf([78, 79, 80, 81.8], 82, rtl)).toEqual(atEnd);
      expect(placeOf([78, 79, 80, 83], 81.5, rtl)).toEqual(atStart);
      expect(placeOf([80.2, 84, 84, 84, 80.2], 80, rtl)).toMatchObject({
        fromEnd: expect.closeTo(0.4, 0),
        isAbove: true,
      });
    });

    test("stay at the end above it, where every place is taken", () => {
      const zigzag = [79, 81, 79, 81, 79, 81, 79, 81];
      expect(placeOf(zigzag, 80, true)).toEqual({ fromEnd: expect.closeTo(0, 1), isAbove: true });
    });
  });

  test("a chart without points is empty", () => {
    expect(layOutLine([], box(true)).drawn).toEqual([]);
  });
});

describe("bars", () => {
  test("start at zero, with the heights of their amounts, in equal parts", () => {
    const { drawn, plot, xs } = layOutBars(bars([5000, 10_000, 2500]), box(false));
    expect(drawn.map(({ y, height }) => y + height)).toEqual(drawn.map(() => plot.bottom));
    const full = plot.bottom - plot.top;
    expect(drawn.map(({ height }) => height / full)).toEqual([0.5, 1, 0.25]);
    const [first = 0, second = 0, third = 0] = xs;
    expect(second - first).toBeCloseTo(third - second);
  });

  test("begin on the right in Arabic", () => {
    const values = bars([1, 2, 3]);
    const { xs } = layOutBars(values, box(true));
    expect(xs).toEqual(xs.toSorted((a, b) => b - a));
    expect(xs).toEqual(layOutBars(values, box(false)).xs.map((x) => 390 - x));
  });

  test("zero is visible, unknown is not drawn", () => {
    const [zero, unknown] = layOutBars(bars([0, null, 100]), box(true)).drawn;
    expect(zero?.height).toBeGreaterThan(0);
    expect(unknown?.height).toBe(0);
  });

  test("one bar is in the middle, with a limited width", () => {
    const { drawn, plot, xs } = layOutBars(bars([42]), box(true));
    expect(xs[0]).toBe((plot.left + plot.right) / 2);
    expect(drawn[0]?.width).toBeLessThan(60);
  });

  test("a year of bars neither touch nor leave the picture", () => {
    const { drawn, plot } = layOutBars(bars(Array(365).fill(1)), box(false));
    drawn.slice(1).forEach(({ x }, i) => {
      expect(x).toBeGreaterThanOrEqual((drawn[i]?.x ?? 0) + (drawn[i]?.width ?? 0) - 0.3);
    });
    expect(drawn[0]?.x).toBeGreaterThanOrEqual(plot.left - 1);
  });

  test("long numbers have room beside the bars", () => {
    const { plot } = layOutBars(bars([120_000]), box(true));
    expect(390 - plot.right).toBeGreaterThanOrEqual(6 * 9);
  });

  test("a target above every bar has room", () => {
    expect(layOutBars(bars([10]), box(true), 95).scale.max).toBe(100);
  });
});

describe("dates below", () => {
  test.each([7, 30])("have both ends of %i days, and never overlap", (days) => {
    const points = bars(Array(days).fill(1));
    const { xs } = layOutBars(points, { width: 510, height: 220, rtl: true });
    const marks = dateMarks(points, xs, 510);
    expect([marks[0]?.date, marks.at(-1)?.date]).toEqual([points[0]?.date, points.at(-1)?.date]);
    marks.slice(1).forEach(({ x }, i) => {
      expect(Math.abs(x - (marks[i]?.x ?? 0))).toBeGreaterThan(76);
    });
  });

  test("use months for years", () => {
    const points = [
      { date: "2024-01-01", value: 1 },
      { date: "2026-01-01", value: 2 },
    ];
    const { xs } = layOutLine(points, box(true));
    expect(dateMarks(points, xs, 390).map(({ shown }) => shown)).toEqual(["month", "month"]);
  });
});
