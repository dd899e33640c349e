import { z } from "zod";
import {
  type MeasurementKind,
  measurementFields,
  measurementKinds,
  measurementWriters,
} from "../../body/measurements.ts";
import { addProblem, field, id, localDate } from "../fields.ts";

const values = {
  id: z.string(),
  date: z.string(),
  /** cm, percent or kg, by the kind. */
  value: z.number(),
  writtenBy: z.enum(measurementWriters),
};

export const measuredDay = z.object(values);
export type MeasuredDayRecord = z.infer<typeof measuredDay>;

/** A measured kind: one value a day, oldest first, for the days of a list. */
export const measuredKind = z.object({
  kind: z.enum(measurementKinds),
  days: z.array(measuredDay),
});
export type MeasuredKind = z.infer<typeof measuredKind>;

type Measurements = { [Kind in MeasurementKind]: z.ZodOptional<z.ZodType<number>> };

export const measurements = z.strictObject(
  Object.fromEntries(
    measurementKinds.map((kind) => [kind, field(measurementFields[kind]).optional()]),
  ) as Measurements,
);

/** Measurements of a day; the same id again stores nothing and answers the same. */
export const newMeasurements = z.strictObject({
  id,
  date: localDate,
  values: measurements.superRefine((given, context) => {
    if (Object.keys(given).length === 0) addProblem(context, { code: "required" });
  }),
});
export type NewMeasurements = z.infer<typeof newMeasurements>;

export const storedMeasurement = z.object({ kind: z.enum(measurementKinds), ...values });
export type StoredMeasurement = z.infer<typeof storedMeasurement>;

export const storedMeasurements = z.object({ measurements: z.array(storedMeasurement) });
export type StoredMeasurements = z.infer<typeof storedMeasurements>;

/** A page of one kind's history. */
export const measurementsQuery = z.strictObject({
  kind: z.enum(measurementKinds),
  /** The end of the previous page. */
  cursor: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}\.\d{1,16}\.[\da-f-]{36}$/)
    .optional(),
});
export type MeasurementsQuery = z.infer<typeof measurementsQuery>;

export const measurementsPage = z.object({
  /** Newest first. */
  measurements: z.array(measuredDay),
  /** The cursor of the next page; null at the end. */
  next: z.string().nullable(),
});
export type MeasurementsPage = z.infer<typeof measurementsPage>;

export const measurementParams = z.object({ id });
/** The same for a trainee named by the trainer. */
export const traineeMeasurementParams = z.object({ id, measurementId: id });
