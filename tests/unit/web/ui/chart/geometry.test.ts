import { describe, expect, test } from "vitest";
import { along, linePath, nearest, thin } from "../../../../../web/ui/chart/geometry.ts";

const days = (values: number[]) =>
  values.map((value, i) => ({
    date: new Date(Date.UTC(2025, 0, 1 + i)).toISOString().slice(0, 10),
    value,
  }));

describe("thin", () => {
  test("keeps both ends and every extreme of three years", () => {
    const points = days(Array.from({ length: 1100 }, (_, i) => Math.sin(i / 9) * 5 + 80));
    points[517] = { date: points[517]?.date ?? "", value: 120 };
    const thinned = thin(points, 120);
    expect(thinned.length).toBeLessThanOrEqual(124);
    expect(thinned[0]).toBe(points[0]);
    expect(thinned.at(-1)).toBe(points.at(-1));
    expect(thinned).toContain(points[517]);
  });

  test("leaves a short history as it is", () => {
    const points = days([80, 81]);
    expect(thin(points, 60)).toBe(points);
  });
});

test("a line through one spot is a point, through none empty", () => {
  expect(linePath([])).toBe("");
  expect(linePath([{ x: 4, y: 8 }])).toBe("M4 8");
});

test("the nearest place is found in either direction of time", () => {
  expect(nearest([10, 50, 90], 60)).toBe(1);
  expect(nearest([90, 50, 10], 12)).toBe(2);
});

test("time runs in the direction of reading", () => {
  const stretch = { left: 20, right: 120 };
  expect([0, 0.25, 1].map((share) => along(stretch, share, false))).toEqual([20, 45, 120]);
  expect([0, 0.25, 1].map((share) => along(stretch, share, true))).toEqual([120, 95, 20]);
});
