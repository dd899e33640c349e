import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../../domain/calendar.ts";
import {
  endChoices,
  endStep,
  readSubscriptionSettings,
  reminderDays,
  suspensionReach,
} from "../../../../domain/memberships/subscription-end.ts";

const endsOn = "2026-06-17";
const stepOn = (left: number, settings: Parameters<typeof endStep>[2], minute = 600) =>
  endStep(endsOn, { today: addDays(endsOn, -left), minute }, settings);
const remind = { atEnd: "remind", suspendAfterDays: 7 } as const;
const suspend = { atEnd: "suspend", suspendAfterDays: 3 } as const;

describe("the step of an end", () => {
  it("is a reminder seven days and one day before, or a day later", () => {
    const reminders = [9, 8, 7, 6, 5, 2, 1, 0, -1].map((left) => {
      const step = stepOn(left, remind);
      return step?.kind === "remind" ? step.daysBefore : undefined;
    });
    expect(reminders).toEqual([undefined, undefined, 7, 7, undefined, undefined, 1, 1, undefined]);
  });

  it("is missing before nine in the morning, and without a choice", () => {
    expect(stepOn(7, remind, 539)).toBeUndefined();
    expect(stepOn(7, remind, 540)).toBeDefined();
    for (const left of [7, 1, -10]) {
      expect(stepOn(left, { ...suspend, atEnd: "nothing" })).toBeUndefined();
    }
  });

  it("is a suspension after the days of grace, but not of old ends", () => {
    expect(stepOn(-3, suspend)).toBeUndefined();
    expect(stepOn(-4, suspend)).toEqual({ kind: "suspend" });
    expect(stepOn(-3 - suspensionReach, suspend)).toEqual({ kind: "suspend" });
    expect(stepOn(-4 - suspensionReach, suspend)).toBeUndefined();
    expect(stepOn(-4, remind)).toBeUndefined();
  });

  it("is one step at most, and a suspension only after the last day", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -120, max: 60 }),
        fc.constantFrom(...endChoices),
        fc.integer({ min: 0, max: 60 }),
        (left, atEnd, suspendAfterDays) => {
          const step = stepOn(left, { atEnd, suspendAfterDays });
          if (step?.kind === "suspend") expect(left).toBeLessThan(-suspendAfterDays);
          if (step?.kind === "remind") expect(reminderDays).toContain(step.daysBefore);
        },
      ),
    );
  });
});

describe("the stored choice", () => {
  it.each([
    [undefined, { atEnd: "remind", suspendAfterDays: 7, proofDays: 90 }],
    [
      { atEnd: "suspend", suspendAfterDays: 0, proofDays: 1 },
      { atEnd: "suspend", suspendAfterDays: 0, proofDays: 1 },
    ],
    [
      { atEnd: "forgive", suspendAfterDays: 61, proofDays: 731 },
      { atEnd: "remind", suspendAfterDays: 7, proofDays: 90 },
    ],
    [{ suspendAfterDays: "3" }, { atEnd: "remind", suspendAfterDays: 7, proofDays: 90 }],
  ])("%j is read as %j", (stored, read) => {
    expect(readSubscriptionSettings(stored)).toEqual(read);
  });
});
