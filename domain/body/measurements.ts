import type { FieldRule } from "../fields.ts";
import { roundTo } from "../numerals.ts";

/** Measurements besides the weight: circumferences in cm, fat in percent, muscle in kg. */
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

/** A value of a local day, in the kind's unit. */
interface MeasuredDay {
  date: string;
  value: number;
}

/** Stored decimals of every kind. */
export const measurementDecimals = 1;

/**
 * The newest day of a kind, and its difference from the day before it.
 * @param days one value a day, oldest first
 */
export function measurementTrend<Day extends MeasuredDay>(
  days: readonly Day[],
): { current: Day | null; previous: Day | null; difference: number | null } {
  const current = days.at(-1) ?? null;
  const previous = days.at(-2) ?? null;
  const difference =
    current && previous ? roundTo(current.value - previous.value, measurementDecimals) : null;
  return { current, previous, difference };
}

/** One value a day, oldest first, from records in that order; the last of a day counts. */
export function oneADay<Day extends MeasuredDay>(records: readonly Day[]): Day[] {
  const byDate = new Map(records.map((record) => [record.date, record]));
  return [...byDate.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/**
 * The id of one kind's record: the sending's id with a last digit by the kind. A repeated sending finds its
 * records by it.
 */
export function measurementId(sendingId: string, kind: MeasurementKind): string {
  const last = Number.parseInt(sendingId.slice(-1), 16) ^ measurementKinds.indexOf(kind);
  return sendingId.slice(0, -1) + last.toString(16);
}

/** Authors of a record. */
export const measurementWriters = ["trainee", "trainer"] as const;
export type MeasurementWriter = (typeof measurementWriters)[number];

/** Days of each kind shown besides the newest. */
export const maxMeasuredDays = 8;
/** Records a page of a kind's history. */
export const measurementsPerPage = 100;
