import { describe, expect, it } from "vitest";
import { targetOn } from "../../../../domain/body/nutrition-target.ts";
import { weekDates } from "../../../../domain/calendar.ts";
import {
  targetsWithoutDeficit,
  targetWithoutDeficit,
} from "../../../../domain/ramadan/no-deficit.ts";

const month = { first: "2027-02-08", eid: "2027-03-09" };
const target = { calories: 1500, protein: 120, carbs: 150, fat: 45 };
/** Nutrients of planned meals, with open macros. */
const meals = (calories: number) => ({ calories, protein: 79.6, carbs: 100.2, fat: null });

describe("the target of a day without a deficit", () => {
  const on = (date: string, planned: number | null, need: number | null = 2000) =>
    targetWithoutDeficit(
      { date, target: undefined, planned: planned === null ? null : meals(planned) },
      { ...month, need },
    );

  it("is the person's own outside of the month, and without a yes", () => {
    const day = { date: "2027-02-07", target, planned: meals(900) };
    expect(targetWithoutDeficit(day, { ...month, need: 2000 })).toBe(target);
    expect(targetWithoutDeficit({ ...day, date: month.eid }, { ...month, need: 2000 })).toBe(
      target,
    );
    expect(targetWithoutDeficit({ ...day, date: month.first }, null)).toBe(target);
  });

  it("is the need where the planned meals are below it, and none where they are not", () => {
    expect(on("2027-02-08", 1400)).toEqual({
      calories: 2000,
      protein: 80,
      carbs: null,
      fat: null,
    });
    expect(on("2027-02-08", 2000)).toBeUndefined();
    expect(on("2027-02-08", null)).toBeUndefined();
  });

  it("compares planned meals with nothing without a known need", () => {
    expect(on("2027-02-08", 1400, null)).toBeNull();
    expect(on("2027-02-08", null, null)).toBeUndefined();
  });
});

describe("the targets of a week without a deficit", () => {
  const stored = [{ startsOn: "2027-01-01", ...target }];
  const seen = (first: string, need: number | null = 2000) =>
    targetsWithoutDeficit(weekDates(first), stored, {
      days: { ...month, need },
      plannedOn: () => meals(1400),
    });

  it("are raised on the days of the month alone", () => {
    const { targets, uncompared } = seen("2027-02-07");
    expect(uncompared).toEqual([]);
    expect(targetOn(targets, "2027-02-07")).toEqual(target);
    expect(targetOn(targets, "2027-02-08")).toEqual({ ...target, calories: 2000, carbs: null });
    const last = seen("2027-03-07").targets;
    expect(targetOn(last, "2027-03-08")?.calories).toBe(2000);
    expect(targetOn(last, "2027-03-09")).toEqual(target);
  });

  it("are the stored ones in weeks outside of the month", () => {
    expect(seen("2027-01-31").targets).toBe(stored);
  });

  it("name the days on which nothing is compared", () => {
    const { targets, uncompared } = seen("2027-02-07", null);
    expect(uncompared).toEqual(weekDates("2027-02-07").slice(1));
    expect(targetOn(targets, "2027-02-08")).toBeUndefined();
  });
});
