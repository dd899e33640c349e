import { describe, expect, it } from "vitest";
import {
  commonTexts,
  countWithout,
  manyChanges,
  readMany,
  stillOpen,
} from "../../../../../web/admin/schedule/edits/read-many.ts";
import { m } from "../../../../../web/paraglide/messages.js";
import { exercise } from "./a-week.ts";

const range = exercise("a", { rest: 90, reps: 8, repsTo: 12 });
const fixed = exercise("b", { rest: 90, rpe: 8, reps: 10, repsTo: null });
const timed = exercise("c", { rest: 60, seconds: 45 });
const way = exercise("d", { metres: 400 });
const byPercent = exercise("e", { weight: null, percent: 75 });

function read(values: Record<string, string>, common = commonTexts([range, fixed])) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...common, ...values })) data.append(name, value);
  return readMany(data, common);
}

describe("one prescription for many exercises", () => {
  it("opens with the values that all share", () => {
    expect(commonTexts([range, fixed])).toEqual({ rest: "90", rpe: "", progression: "keep" });
    expect(commonTexts([range, timed]).rest).toBe("");
  });

  it("reads changed fields alone; an emptied one removes the value of all", () => {
    expect(read({})).toEqual({ value: {} });
    expect(read({ rpe: "٨٫٥" })).toEqual({ value: { rpe: 8.5 } });
    expect(read({ rest: "" })).toEqual({ value: { rest: null } });
    expect(read({ progression: "none" })).toEqual({ value: { progression: null } });
  });

  it("refuses values outside the limits, all at once", () => {
    expect(read({ rest: "601", rpe: "11" })).toEqual({
      errors: { rest: expect.any(String), rpe: expect.any(String) },
    });
    expect(read({ rpe: "7.3" })).toEqual({ errors: { rpe: m.schedule_details_rpe_halves() } });
  });

  it("writes only what differs, of each exercise", () => {
    expect(manyChanges([range, fixed, timed], { rest: 90, rpe: 8 })).toEqual([
      { id: "a", rpe: 8 },
      { id: "c", rest: 90, rpe: 8 },
    ]);
    expect(manyChanges([range, fixed], { rest: 90 })).toEqual([]);
  });

  it("leaves out and names what was done or deleted meanwhile", () => {
    const done = { ...fixed, name: "سكوات", status: "completed" as const };
    const heavier = { ...range, rest: 120 };
    expect(stillOpen([range, fixed, timed], { exercises: [heavier, done] })).toEqual({
      open: [heavier],
      left: ["b", "c"],
    });
    expect(stillOpen([range], { exercises: [range] })).toEqual({ open: [range], left: [] });
  });

  it("gives a progression to the exercises that can have it", () => {
    const all = [range, fixed, timed, way, byPercent];
    const of = (progression: "linear" | "double" | null) =>
      manyChanges(all, { progression }).map(({ id, progressionStep }) => [id, progressionStep]);
    expect(of("double")).toEqual([["a", 2.5]]);
    expect(countWithout(all, "double")).toBe(4);
    expect(of("linear")).toEqual([
      ["a", 2.5],
      ["b", 2.5],
      ["c", undefined],
    ]);
    expect(of(null)).toEqual([]);
    const grown = { ...range, progression: "linear" as const, progressionStep: 5 };
    expect(manyChanges([grown], { progression: "double" })).toEqual([
      { id: "a", progression: "double" },
    ]);
    expect(manyChanges([grown], { progression: null })).toEqual([
      { id: "a", progression: null, progressionStep: null },
    ]);
  });
});
