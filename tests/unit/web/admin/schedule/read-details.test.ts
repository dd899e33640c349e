import { describe, expect, it } from "vitest";
import { readReps, readTime } from "../../../../../web/admin/exercises/read-amount.ts";
import { changesOf, readDetails } from "../../../../../web/admin/schedule/edits/read-details.ts";
import { exercise } from "./a-week.ts";

const typed = (fields: Record<string, string>) => {
  const data = new FormData();
  const usual = { amountKind: "reps", sets: "4", reps: "12", load: "weight", progression: "none" };
  for (const [name, value] of Object.entries({ ...usual, ...fields })) data.set(name, value);
  return data;
};
const read = (fields: Record<string, string>, item = exercise("a")) =>
  readDetails(typed(fields), item);
const changes = (fields: Record<string, string>, item = exercise("a")) => {
  const result = read(fields, item);
  if (!("value" in result)) throw new Error(JSON.stringify(result.errors));
  return changesOf(result.value, item);
};
const refused = (fields: Record<string, string>) => {
  const result = read(fields);
  return "errors" in result ? Object.keys(result.errors) : [];
};

describe("typed repetitions", () => {
  it.each([
    ["12", 12, null],
    ["8-12", 8, 12],
    ["٨–١٢", 8, 12],
    [" 8 — 12 ", 8, 12],
    ["10-10", 10, null],
  ])("%s are valid", (text, reps, repsTo) => {
    expect(readReps(text)).toEqual({ value: { reps, repsTo } });
  });

  it.each([
    ["12-8", { code: "out_of_range", min: 12, max: 100 }],
    ["8-", { code: "required" }],
    ["1-2-3", { code: "not_a_number" }],
    ["101", { code: "out_of_range", min: 1, max: 100 }],
    ["", { code: "required" }],
  ])("%s are refused", (text, problem) => {
    expect(readReps(text)).toEqual({ problem });
  });
});

it("a typed time is read in its unit", () => {
  expect(readTime("٢٫٥", "minutes")).toEqual({ value: 150 });
  expect(readTime("45", "seconds")).toEqual({ value: 45 });
  expect(readTime("2.5", "seconds")).toEqual({ problem: { code: "not_whole" } });
});

describe("the dialog", () => {
  it("changes nothing without input", () => {
    expect(changes({})).toEqual({});
  });

  it("reads every field", () => {
    const fields = {
      reps: "8",
      repsTo: "12",
      weight: "٤٢,٥",
      rest: "90",
      rpe: "8.5",
      tempo: "31X0",
      note: " ببطء ",
      progression: "double",
      progressionStep: "1.25",
      progressionRuns: "on",
    };
    expect(changes(fields)).toEqual({
      reps: 8,
      repsTo: 12,
      weight: 42.5,
      rest: 90,
      rpe: 8.5,
      tempo: "3-1-X-0",
      note: "ببطء",
      progression: "double",
      progressionStep: 1.25,
      progressionRuns: true,
    });
  });

  it("clears fields that no longer apply", () => {
    const item = exercise("a", {
      repsTo: 15,
      weight: 40,
      progression: "double",
      progressionStep: 5,
      rest: 60,
    });
    const time = { amountKind: "seconds", time: "1.5", timeUnit: "minutes", rest: "60" };
    expect(changes({ ...time, weight: "40", progression: "linear" }, item)).toEqual({
      seconds: 90,
      repsTo: null,
      progression: "linear",
      progressionStep: null,
    });
    const percent = { load: "percent", percent: "75", weight: "40", progression: "linear" };
    expect(changes({ ...percent, repsTo: "15", rest: "60" }, item)).toEqual({
      percent: 75,
      weight: null,
      progression: null,
      progressionStep: null,
    });
    expect(changes({ amountKind: "metres", metres: "30", weight: "40" }, item)).toEqual({
      metres: 30,
      repsTo: null,
      progression: null,
      progressionStep: null,
      rest: null,
    });
  });

  it("keeps a time in words until it gets a number", () => {
    const item = exercise("a", { duration: "حتى التعب" });
    const time = { amountKind: "seconds", duration: "حتى التعب" };
    expect(changes({ ...time, time: "" }, item)).toEqual({});
    expect(changes({ ...time, time: "45", timeUnit: "seconds" }, item)).toEqual({
      seconds: 45,
      duration: null,
    });
    expect(changes({ reps: "10" }, item)).toEqual({ reps: 10, duration: null });
  });

  it("shows all problems at once", () => {
    const fields = { sets: "11", reps: "12", repsTo: "8", tempo: "fast", rpe: "7.3", rest: "x" };
    expect(refused(fields).sort()).toEqual(["repsTo", "rest", "rpe", "sets", "tempo"]);
    expect(refused({ progression: "double" })).toEqual(["repsTo"]);
    expect(refused({ load: "percent", percent: "" })).toEqual(["percent"]);
    expect(refused({ amountKind: "seconds", time: "" })).toEqual(["time"]);
    expect(refused({ note: "أ".repeat(301) })).toEqual(["note"]);
  });
});
