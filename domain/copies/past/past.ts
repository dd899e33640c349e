import type { MeasurementKind } from "../../body/measurements.ts";
import type { LocalDate } from "../../calendar.ts";
import type { PackedDay } from "../../schedules/packed-days.ts";

/** The apps whose files are read as the past of one person. */
export const pastApps = [
  "hevy",
  "strong",
  "fitnotes",
  "myfitnesspal",
  "cronometer",
  "google_fit",
  "apple_health",
  "health_connect",
] as const;
export type PastApp = (typeof pastApps)[number];

/** Bounds of one person's past: characters of a name in the file, sets of a day's item, items of a day. */
export const pastBounds = { name: 120, file: 120, sets: 50, items: 10 } as const;

/**
 * Maximum values and imports of one person, and JSON characters of an exercise's days. A value is a day of an
 * exercise, a weight, a measurement, or a day's steps or food.
 */
export const pastLimits = { values: 200_000, imports: 500, characters: 1_000_000 } as const;

/** Maximum days of a kind or an exercise, names, sets and JSON bytes of one request. */
export const pastChunk = { days: 500, names: 100, sets: 500, bytes: 64_000 } as const;

/** An exercise by its name in the file; its days in order, one that is done twice a day with two items. */
export interface PastExercise {
  name: string;
  days: readonly PackedDay[];
}

/** Weight in kg and measurements in cm of a day, by the last values of that day. */
export interface PastBody {
  date: LocalDate;
  weight: number | null;
  measurements: Partial<Record<MeasurementKind, number>>;
}

/** A day's total of food: kcal, and grams. */
export interface PastFood {
  date: LocalDate;
  calories: number;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
}

/** A cell that is not read, and why. */
export interface PastFault {
  /** Line of the file, from 1; null for a record of a format without lines. */
  row: number | null;
  column: string;
  value: string;
  why: "no_date" | "no_number" | "out_of_range" | "in_future" | "unknown_unit";
}

/** What a file of another app tells of one person. Days are in order, each once. */
export interface Past {
  app: PastApp;
  /** A person's name in the file, about which the reader is asked if it is another one. */
  person: string | null;
  exercises: readonly PastExercise[];
  body: readonly PastBody[];
  steps: readonly { date: LocalDate; steps: number }[];
  food: readonly PastFood[];
  /** At most 500; `faultCount` tells how many there are. */
  faults: readonly PastFault[];
  faultCount: number;
  /** Whether the file names no unit of its weights, which were read in the given one. */
  hasOpenUnit?: boolean;
  /** What the file has and Miran does not keep, by its name in the file. */
  left: readonly { what: string; count: number }[];
}

/** Reasons not to read a file at all. */
export type PastRefusal = "empty" | "unknown_file" | "of_many_people" | "too_large" | "broken";

export type PastRead = { past: Past } | { refused: PastRefusal };
