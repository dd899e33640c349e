import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byAge, isOverdue } from "../../../../domain/attention/debts.ts";
import { day } from "../../../support/attention.ts";

describe("a debt", () => {
  it("is overdue from the threshold on, and never without one", () => {
    expect(isOverdue(2, { overdueDays: 3 })).toBe(false);
    expect(isOverdue(3, { overdueDays: 3 })).toBe(true);
    expect(isOverdue(0, { overdueDays: 0 })).toBe(true);
    expect(isOverdue(900, { overdueDays: null })).toBe(false);
  });

  it("stands by its age, so that the overdue ones begin the list in any order of input", () => {
    const debt = fc.record({
      traineeId: fc.uuid(),
      overdue: fc.boolean(),
      since: fc.integer({ min: -400, max: 0 }).map(day),
    });
    fc.assert(
      fc.property(fc.array(debt), (debts) => {
        const sorted = debts.toSorted(byAge);
        const last = sorted.findLastIndex(({ overdue }) => overdue);
        expect(sorted.slice(0, last + 1).every(({ overdue }) => overdue)).toBe(true);
        expect(debts.toReversed().toSorted(byAge)).toEqual(sorted);
        for (const part of [true, false]) {
          const days = sorted.filter(({ overdue }) => overdue === part).map(({ since }) => since);
          expect(days).toEqual(days.toSorted());
        }
      }),
    );
  });
});
