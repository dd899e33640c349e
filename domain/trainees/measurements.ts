import type { FieldRule } from "../fields.ts";

/** What is measured beside the weight: circumferences in cm, fat in percent, muscle in kg. */
export const measurementFields = {
  fatPercentage: { kind: "number", min: 2, max: 70, decimals: 1, optional: true },
  muscleMass: { kind: "number", min: 5, max: 150, decimals: 1, optional: true },
  waist: { kind: "number", min: 30, max: 250, decimals: 1, optional: true },
  neck: { kind: "number", min: 15, max: 80, decimals: 1, optional: true },
  arm: { kind: "number", min: 10, max: 90, decimals: 1, optional: true },
  chest: { kind: "number", min: 40, max: 250, decimals: 1, optional: true },
  thigh: { kind: "number", min: 20, max: 150, decimals: 1, optional: true },
  calf: { kind: "number", min: 15, max: 90, decimals: 1, optional: true },
} as const satisfies Record<string, FieldRule>;

export type MeasurementKind = keyof typeof measurementFields;
/** In the order of forms and lists. */
export const measurementKinds = Object.keys(measurementFields) as MeasurementKind[];
