import { describe, expect, it } from "vitest";
import { readToldTroubles, troublesToTell } from "../../../../domain/operations/troubles.ts";
import { isDatabaseFilling, maxDatabaseBytes } from "../../../../domain/plumbing/storage.ts";

const dayMs = 86_400_000;

const trouble = (name: string) => ({ name, error: null });

describe("what the operator is told", () => {
  it("is what lasts and was not told before", () => {
    const { fresh, remembered } = troublesToTell([trouble("a"), trouble("b")], { a: 1 }, 5);
    expect(fresh).toEqual([trouble("b")]);
    expect(remembered).toEqual({ a: 1 });
  });

  it("is remembered for a day after it ended", () => {
    expect(troublesToTell([], { a: 1 }, dayMs).remembered).toEqual({ a: 1 });
    expect(troublesToTell([], { a: 1 }, dayMs + 1).remembered).toEqual({});
  });

  it("is nothing where something else is stored", () => {
    expect(readToldTroubles(null)).toEqual({});
    expect(readToldTroubles({ a: "x", b: 2 })).toEqual({ b: 2 });
  });
});

it("a database fills from 70 % of what it can hold", () => {
  expect(isDatabaseFilling(null)).toBe(false);
  expect(isDatabaseFilling(maxDatabaseBytes * 0.7 - 1)).toBe(false);
  expect(isDatabaseFilling(maxDatabaseBytes * 0.7)).toBe(true);
});
