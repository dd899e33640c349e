import type { FieldRule } from "../fields.ts";
import type { StoredSection } from "../plumbing/settings.ts";

/**
 * Thresholds of the reasons: hours of an unread message and of a check-in without a review; days since Sunday without a weight, without a log,
 * before an end, after a due payment, of plan ahead; percentage points of fallen adherence.
 */
export const thresholdFields = {
  unreadHours: { kind: "number", min: 1, max: 168, decimals: 0 },
  checkInHours: { kind: "number", min: 1, max: 168, decimals: 0 },
  silenceDays: { kind: "number", min: 1, max: 60, decimals: 0 },
  adherencePoints: { kind: "number", min: 5, max: 80, decimals: 0 },
  plannedDays: { kind: "number", min: 0, max: 14, decimals: 0 },
  weightDays: { kind: "number", min: 0, max: 6, decimals: 0 },
  endingDays: { kind: "number", min: 0, max: 60, decimals: 0 },
  overdueDays: { kind: "number", min: 0, max: 90, decimals: 0 },
} as const satisfies Record<string, FieldRule>;

export type ThresholdName = keyof typeof thresholdFields;
export const thresholdNames = Object.keys(thresholdFields) as ThresholdName[];

/** A null threshold switches its reason off. */
export type AttentionThresholds = Record<ThresholdName, number | null>;

const usualThresholds: AttentionThresholds = {
  unreadHours: 12,
  checkInHours: 24,
  silenceDays: 4,
  adherencePoints: 20,
  plannedDays: 3,
  weightDays: 1,
  endingDays: 7,
  overdueDays: 3,
};

/** The stored thresholds, without missing and invalid ones. */
export function readOwnThresholds(stored: StoredSection): Partial<AttentionThresholds> {
  return Object.fromEntries(
    thresholdNames.flatMap((name) => {
      const value = stored?.[name];
      return value === null || isThreshold(name, value) ? [[name, value]] : [];
    }),
  );
}

/** The stored thresholds, completed by defaults. */
export const readThresholds = (stored: StoredSection): AttentionThresholds => ({
  ...usualThresholds,
  ...readOwnThresholds(stored),
});

function isThreshold(name: ThresholdName, value: unknown): value is number {
  const { min, max } = thresholdFields[name];
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}
