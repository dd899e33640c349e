import { describe, expect, it } from "vitest";
import { readToldTroubles, troublesToTell } from "../../../../domain/operations/troubles.ts";
import { isDatabaseFilling, maxDatabaseBytes } from "../../../../domain/plumbing/storage.ts";

const dayMs = 86_400_000;

const trouble = (name: string) => ({ name, error: null });

describe("the operator's alerts", () => {
  it("are lasting troubles that were not told before", () => {
    const { fresh, remembered } = troublesToTell([trouble("a"), trouble("b")], { a: 1 }, 5);
    expect(fresh).toEqual([trouble("b")]);
    expect(remembered).toEqual({ a: 1 });
  });

  it("are remembered for a day after the trouble ended", () => {
    expect(troublesToTell([], { a: 1 }, dayMs).remembered).toEqual({ a: 1 });
    expect(troublesToTell([], { a: 1 }, dayMs + 1).remembered).toEqual({});
  });

  it("start empty with an invalid stored value", () => {
    expect(readToldTroubles(null)).toEqual({});
    expect(readToldTroubles({ a: "x", b: 2 })).toEqual({ b: 2 });
  });
});

it("a database counts as filling from 70 % of its bound", () => {
  expect(isDatabaseFilling(null)).toBe(false);
  expect(isDatabaseFilling(maxDatabaseBytes * 0.7 - 1)).toBe(false);
  expect(isDatabaseFilling(maxDatabaseBytes * 0.7)).toBe(true);
});
