import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spreadTerms } from "../../../../domain/check-ins/terms.ts";

const terms = (weekdays: readonly number[]) => ({
  weekdays,
  minute: 1200,
  every: 1 as const,
  startsOn: "2026-11-26",
});
const days = (weekdays: readonly number[], people: readonly (number | null)[]) =>
  spreadTerms(
    terms(weekdays),
    people.map((weekday) => ({ weekday })),
  ).map(({ times }) => times.weekday);

describe("terms for several people", () => {
  it("give everybody the one day", () => {
    expect(days([4], [null, 1, 4])).toEqual([4, 4, 4]);
  });

  it("spread new people over the days in turn", () => {
    expect(days([0, 3], [null, null, null])).toEqual([0, 3, 0]);
  });

  it("keep a person's day, and fill the emptiest", () => {
    expect(days([0, 3], [0, 0, null, 5])).toEqual([0, 0, 3, 3]);
  });

  it("differ by at most one person a day, if nobody had a day", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
        fc.integer({ min: 0, max: 60 }),
        (weekdays, count) => {
          const given = days(
            weekdays,
            Array.from({ length: count }, () => null),
          );
          const counts = weekdays.map((each) => given.filter((day) => day === each).length);
          expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
