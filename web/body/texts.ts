import {
  type MeasurementKind,
  type MeasurementWriter,
  measurementDecimals,
  measurementKinds,
} from "../../domain/body/measurements.ts";
import { m } from "../paraglide/messages.js";

export const measurementTexts: Record<MeasurementKind, () => string> = {
  fatPercentage: m.trainees_measure_fatPercentage,
  muscleMass: m.trainees_measure_muscleMass,
  waist: m.trainees_measure_waist,
  neck: m.trainees_measure_neck,
  arm: m.trainees_measure_arm,
  chest: m.trainees_measure_chest,
  thigh: m.trainees_measure_thigh,
  calf: m.trainees_measure_calf,
};

export const compositionKinds = ["fatPercentage", "muscleMass"] as const;
type CompositionKind = (typeof compositionKinds)[number];
export type Circumference = Exclude<MeasurementKind, CompositionKind>;

export const circumferenceKinds = measurementKinds.filter(
  (kind): kind is Circumference => !compositionKinds.some((each) => each === kind),
);

/** The place of a tape, in a word. */
export const placeTexts: Record<Circumference, () => string> = {
  waist: m.body_place_waist,
  neck: m.body_place_neck,
  arm: m.body_place_arm,
  chest: m.body_place_chest,
  thigh: m.body_place_thigh,
  calf: m.body_place_calf,
};

export function measurementUnit(kind: MeasurementKind): string {
  if (kind === "fatPercentage") return m.trainees_percent();
  return kind === "muscleMass" ? m.person_kg() : m.person_cm();
}

/** Values always have their decimal, so that columns align. */
export const formatMeasured = (value: number): string => value.toFixed(measurementDecimals);

/** A value on one line of text: «82.5 سم», «21.0%», without a space before the sign. */
export function amountText(value: number, unit: string): string {
  const number = formatMeasured(value);
  return unit === "%" ? `\u2066${number}%\u2069` : `${number}\u00a0${unit}`;
}

export const writerTexts: Record<MeasurementWriter, () => string> = {
  trainee: m.body_by_trainee,
  trainer: m.body_by_trainer,
};
