import { describe, expect, it } from "vitest";
import { Spans } from "../../../../../../domain/copies/past/health/spans.ts";

const shares = (...spans: readonly [start: number, end: number][]) => {
  const counted = new Spans();
  return spans.map(([start, end]) => counted.add(start, end));
};

describe("spans of time", () => {
  it("count a repeated span once, and a half of one that half is counted", () => {
    expect(shares([10, 20], [10, 20], [15, 25], [0, 30])).toEqual([1, 0, 0.5, 0.5]);
  });

  it("take parts of seconds, in any order and after whole ones", () => {
    expect(shares([0.5, 1.5], [0.5, 1.5])).toEqual([1, 0]);
    expect(shares([3.5, 4.5], [2.5, 3.5], [1.5, 2.5], [0.5, 1.5])).toEqual([1, 1, 1, 1]);
    expect(shares([10, 20], [20, 30], [29.5, 30.5])).toEqual([1, 1, 0.5]);
  });

  it("hold many that do not touch", () => {
    const many = Array.from({ length: 100 }, (_, at): [number, number] => [at * 2, at * 2 + 0.5]);
    expect(new Set(shares(...many))).toEqual(new Set([1]));
    expect(shares(...many, [0, 200]).at(-1)).toBe(0.75);
  });
});
