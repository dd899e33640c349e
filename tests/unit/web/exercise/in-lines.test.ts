import { describe, expect, it } from "vitest";
import { inLines } from "../../../../web/trainee/exercise/program/summary/in-lines.ts";

const fits = (line: string) => line.length <= 10;

describe("parts in lines", () => {
  it("has one line for what fits it, and divides no part", () => {
    expect(inLines(["one", "two"], { lines: 2, joined: " ", fits })).toEqual(["one two"]);
    expect(inLines(["one two", "three"], { lines: 2, joined: " · ", fits })).toEqual([
      "one two",
      "three",
    ]);
    expect(inLines(["a very long part"], { lines: 2, joined: " ", fits })).toEqual([
      "a very long part",
    ]);
    expect(inLines([], { lines: 2, joined: " ", fits })).toEqual([]);
  });

  it("leaves to the last line what has no other", () => {
    const parts = ["one two", "three", "four", "five"];
    expect(inLines(parts, { lines: 2, joined: " ", fits })).toEqual(["one two", "three four five"]);
  });
});
