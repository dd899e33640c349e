import { describe, expect, it } from "vitest";
import type { PlannedWeek } from "../../../../../domain/contract/planning/weeks.ts";
import type { ScheduledExercise } from "../../../../../domain/contract/schedules/schedules.ts";
import { type Edit, withEdit } from "../../../../../web/admin/schedule/edits/edits.ts";
import { moveTo } from "../../../../../web/admin/schedule/edits/make-edits.ts";
import {
  joinable,
  joinNext,
  supersetOf,
  takeApart,
} from "../../../../../web/admin/schedule/edits/superset-edits.ts";
import { exercise, week } from "./a-week.ts";

/** Exercises of Sunday; the letter after a colon is the superset's mark: `a:x b:x c d`. */
const planned = (day: string, changes: Partial<ScheduledExercise> = {}) =>
  week({
    exercises: day.split(" ").map((each, position) => {
      const [id = "", superset = null] = each.split(":");
      return exercise(id, { position, superset, ...(id === "c" && changes) });
    }),
  });
const item = (from: PlannedWeek, id: string) =>
  from.exercises.find((each) => each.id === id) as ScheduledExercise;
const after = (from: PlannedWeek, edit: Edit | undefined) => (edit ? withEdit(from, edit) : from);
const supersetIds = (from: PlannedWeek, id: string) =>
  supersetOf(from, item(from, id))?.superset.items.map((each) => each.id);
const joined = (from: PlannedWeek, id: string) => after(from, joinNext(from, item(from, id)));
const moved = (from: PlannedWeek, id: string, index: number, dayOfWeek = 0) =>
  after(from, moveTo(from, "exercises", id, { dayOfWeek }, index));

describe("joining with the next", () => {
  it("makes a superset of two, in one change", () => {
    const before = planned("a b c");
    expect(joinNext(before, item(before, "a"))?.change.exercises?.change).toHaveLength(2);
    expect(supersetIds(joined(before, "a"), "b")).toEqual(["a", "b"]);
  });

  it.each([
    ["a:x b:x c", "b", ["a", "b", "c"]],
    ["a b:x c:x", "a", ["a", "b", "c"]],
    ["a:x b:x c:y d:y", "b", ["a", "b", "c", "d"]],
    ["a:x b c", "b", ["b", "c"]],
  ])("includes both supersets: %s", (day, id, ids) => {
    expect(supersetIds(joined(planned(day), id), id)).toEqual(ids);
  });

  it("is impossible at the end of a day, inside a superset and before a completed exercise", () => {
    const before = planned("a:x b:x c", { status: "completed" });
    for (const id of ["a", "b", "c"]) {
      expect(joinable(before, item(before, id))).toBeUndefined();
      expect(joinNext(before, item(before, id))).toBeUndefined();
    }
  });
});

it("one superset is taken apart, and no other", () => {
  const before = planned("a:x b:x c:y d:y");
  const apart = after(before, takeApart(before, item(before, "b")));
  expect(supersetIds(apart, "a")).toBeUndefined();
  expect(supersetIds(apart, "c")).toEqual(["c", "d"]);
  expect(takeApart(before, exercise("e"))).toBeUndefined();
});

describe("moving", () => {
  it("between two of a superset joins it", () => {
    expect(supersetIds(moved(planned("a:x b:x c"), "c", 1), "c")).toEqual(["a", "c", "b"]);
  });

  it("beside a superset joins nothing", () => {
    const to = (index: number) => supersetIds(moved(planned("a:x b:x c d"), "d", index), "d");
    expect([to(0), to(2)]).toEqual([undefined, undefined]);
  });

  it("within a superset keeps it", () => {
    expect(supersetIds(moved(planned("a:x b:x c:x"), "a", 2), "a")).toEqual(["b", "c", "a"]);
  });

  it("away from a superset leaves it, and the others stay together", () => {
    const away = moved(planned("a:x b:x c:x"), "b", Number.POSITIVE_INFINITY, 3);
    expect(item(away, "b")).toMatchObject({ superset: null, dayOfWeek: 3, date: "2026-01-07" });
    expect(supersetIds(away, "a")).toEqual(["a", "c"]);
  });
});
