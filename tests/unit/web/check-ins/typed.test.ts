import { describe, expect, it } from "vitest";
import { answerOf, numberOrText, typedProblem } from "../../../../web/check-ins/typed.ts";
import { energy, obstacles, sleep, waist, weight, win } from "./samples.ts";

describe("a typed number", () => {
  it.each([
    ["٧٫٥", 7.5],
    ["7,25", 7.25],
    ["7x", "7x"],
    ["  ", undefined],
  ])("%s is read, or stays as it was typed", (text, value) => {
    expect(numberOrText(text)).toBe(value);
  });

  it("is sent with the decimals of its question", () => {
    expect(answerOf(sleep, 7.25)).toBe(7.3);
    expect(answerOf(waist, { waist: 84.56 })).toEqual({ waist: 84.6 });
  });

  it("that cannot be read is a problem", () => {
    expect(typedProblem(sleep, "7x")).toEqual({ code: "not_a_number" });
    expect(typedProblem(waist, { waist: "84x" })).toEqual({ code: "not_a_number" });
  });

  it("beyond the bounds is a problem", () => {
    expect(typedProblem(sleep, 15)).toEqual({ code: "out_of_range", min: 0, max: 14 });
  });
});

describe("a written answer", () => {
  it("is sent trimmed, a short one on one line", () => {
    expect(answerOf(win, " نمت\nمبكراً ")).toBe("نمت مبكراً");
  });

  it("of spaces alone is none", () => {
    expect(answerOf(win, "  \n ")).toBeNull();
  });

  it("beyond the limit is a problem, and stays whole", () => {
    const long = "ن".repeat(201);
    expect(typedProblem(win, long)).toEqual({ code: "too_long", max: 200 });
    expect(answerOf(win, long)).toBe(long);
  });
});

describe("an empty answer", () => {
  it("is a problem of required questions alone", () => {
    expect(typedProblem(energy, undefined)).toEqual({ code: "required" });
    expect(typedProblem(sleep, undefined)).toBeUndefined();
    expect(typedProblem(weight, undefined)).toBeUndefined();
  });

  it("has neither choices nor measurements", () => {
    expect(answerOf(obstacles, [])).toBeNull();
    expect(answerOf(waist, {})).toBeNull();
  });
});
