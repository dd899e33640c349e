import type { AttentionFacts } from "../../domain/attention/attention.ts";
import { readThresholds } from "../../domain/attention/attention-thresholds.ts";
import { addDays } from "../../domain/calendar.ts";

export const usualThresholds = readThresholds(null);

// A Wednesday; its week begins on Sunday, November 22.
export const today = "2026-11-25";
export const now = Date.UTC(2026, 10, 25, 9);
const hour = 3_600_000;
export const ago = (hours: number) => now - hours * hour;
export const day = (days: number) => addDays(today, days);

/** Counts of days at the target of steps. */
export const fullSteps = { steps: { assigned: 7, done: 6 } };

/** Facts of a trainee without any need. */
export function makeFacts(overrides: Partial<AttentionFacts> = {}): AttentionFacts {
  const well = { assigned: 20, done: 18 };
  return {
    traineeId: "somebody",
    status: "active",
    today,
    joinedAt: ago(24 * 200),
    joinedOn: day(-200),
    unread: null,
    notes: [],
    checkIns: null,
    missed: null,
    proofs: null,
    asked: [],
    absence: null,
    lastWeightOn: "2026-11-22",
    lastLoggedOn: day(-1),
    lastAssignedOn: today,
    lately: { ...fullSteps, exercises: well, meals: well },
    before: {
      ...fullSteps,
      exercises: { assigned: 80, done: 70 },
      meals: { assigned: 80, done: 70 },
    },
    plannedThrough: day(50),
    subscriptionEnd: day(60),
    owed: null,
    thresholds: usualThresholds,
    marks: [],
    ...overrides,
  };
}

export const halfDone = { assigned: 20, done: 10 };
