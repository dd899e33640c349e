import { describe, expect, it } from "vitest";
import {
  readOwnThresholds,
  readThresholds,
} from "../../../../domain/attention/attention-thresholds.ts";

const usualThresholds = readThresholds(null);

describe("thresholds", () => {
  it("are the defaults without a valid stored value", () => {
    expect(readThresholds(null)).toMatchObject({
      unreadHours: 12,
      silenceDays: 4,
      adherencePoints: 20,
    });
    expect(readThresholds({ silenceDays: 0, unreadHours: "12", plannedDays: 2.5 })).toEqual(
      usualThresholds,
    );
  });

  it("are the stored ones; null switches a reason off", () => {
    expect(readThresholds({ silenceDays: 9, weightDays: null })).toEqual({
      ...usualThresholds,
      silenceDays: 9,
      weightDays: null,
    });
  });

  it("of a person are only their own", () => {
    expect(readOwnThresholds({ silenceDays: 9, endingDays: -1, other: 3 })).toEqual({
      silenceDays: 9,
    });
  });
});
