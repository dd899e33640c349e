import { describe, expect, it } from "vitest";
import type { CheckInTerms } from "../../../../../domain/check-ins/terms.ts";
import {
  dayCounts,
  hasDay,
  sentTerms,
  termsOf,
  termsText,
} from "../../../../../web/admin/check-ins/forms/people/terms.ts";

const thursday: CheckInTerms = { weekdays: [4], minute: 1200, every: 1, startsOn: "2027-01-03" };
const person = (weekday: number) => ({
  traineeId: `t${weekday}`,
  name: "ليان",
  weekday,
  minute: 540,
  every: 2 as const,
  startsOn: "2027-01-01",
});

describe("the terms of a form", () => {
  it("begin with everybody's, then the people's, then Thursday at 20:00", () => {
    expect(termsOf({ everybody: thursday, people: [] } as never, "2027-01-02")).toBe(thursday);
    expect(termsOf({ everybody: null, people: [person(5), person(1)] }, "2027-01-02")).toEqual({
      weekdays: [1, 5],
      minute: 540,
      every: 2,
      startsOn: "2027-01-01",
    });
    expect(termsOf({ everybody: null, people: [] }, "2027-01-02")).toEqual({
      ...thursday,
      startsOn: "2027-01-02",
    });
  });

  it("are said in a sentence", () => {
    expect(termsText(thursday)).toBe("كل خميس 20:00 بتوقيت كل متدرب");
    expect(termsText({ ...thursday, every: 2 })).toBe(
      "كل أسبوعين يوم الخميس، 20:00 بتوقيت كل متدرب",
    );
    expect(termsText({ ...thursday, weekdays: [0, 2] })).toBe(
      "كل أسبوع 20:00 بتوقيت كل متدرب، موزعين على: الأحد، الثلاثاء",
    );
    expect(termsText({ ...thursday, every: 0 })).toContain("مرة واحدة: الأحد، 3 يناير");
  });

  it("keep the days of people and spread the others", () => {
    const others = Array.from({ length: 4 }, () => ({ weekday: null }));
    const spread = { ...thursday, weekdays: [0, 2] };
    expect(dayCounts(spread, [{ weekday: 0 }, { weekday: 0 }, ...others])).toEqual([
      { day: "الأحد", people: "3" },
      { day: "الثلاثاء", people: "3" },
    ]);
    expect(dayCounts({ ...spread, every: 0 }, others)).toEqual([{ day: "الأحد", people: "4" }]);
  });

  it("need a day, unless they are of a single time", () => {
    expect(hasDay({ ...thursday, weekdays: [] })).toBe(false);
    expect(hasDay({ ...thursday, weekdays: [], every: 0 })).toBe(true);
    expect(sentTerms({ ...thursday, weekdays: [5, 1] }).weekdays).toEqual([1, 5]);
    expect(sentTerms({ ...thursday, weekdays: [], every: 0 }).weekdays).toEqual([0]);
  });
});
