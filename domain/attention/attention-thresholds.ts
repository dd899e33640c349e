import type { FieldRule } from "../fields.ts";

/**
 * From when on each reason counts: hours that a message may wait; days since Sunday without a
 * weight, without anything logged, before an end, after a payment was due, that must be planned
 * ahead; percentage points that adherence may fall.
 */
export const thresholdFields = {
  unreadHours: { kind: "number", min: 1, max: 168, decimals: 0 },
  silenceDays: { kind: "number", min: 1, max: 60, decimals: 0 },
  adherencePoints: { kind: "number", min: 5, max: 80, decimals: 0 },
  plannedDays: { kind: "number", min: 0, max: 14, decimals: 0 },
  weightDays: { kind: "number", min: 0, max: 6, decimals: 0 },
  endingDays: { kind: "number", min: 0, max: 60, decimals: 0 },
  overdueDays: { kind: "number", min: 0, max: 90, decimals: 0 },
} as const satisfies Record<string, FieldRule>;

export type ThresholdName = keyof typeof thresholdFields;
export const thresholdNames = Object.keys(thresholdFields) as ThresholdName[];

/** Null where a reason never counts. */
export type AttentionThresholds = Record<ThresholdName, number | null>;

const usualThresholds: AttentionThresholds = {
  unreadHours: 12,
  silenceDays: 4,
  adherencePoints: 20,
  plannedDays: 3,
  weightDays: 1,
  endingDays: 7,
  overdueDays: 3,
};

type Stored = Record<string, unknown> | null | undefined;

/** The stored ones that would be taken today; what is missing or none of them is left out. */
export function readOwnThresholds(stored: Stored): Partial<AttentionThresholds> {
  return Object.fromEntries(
    thresholdNames.flatMap((name) => {
      const value = stored?.[name];
      return value === null || isThreshold(name, value) ? [[name, value]] : [];
    }),
  );
}

/** The deployment's, filled in with what is usual. */
export const readThresholds = (stored: Stored): AttentionThresholds => ({
  ...usualThresholds,
  ...readOwnThresholds(stored),
});

function isThreshold(name: ThresholdName, value: unknown): value is number {
  const { min, max } = thresholdFields[name];
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}
