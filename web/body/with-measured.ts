import {
  type MeasurementKind,
  maxMeasuredDays,
  measurementId,
  measurementKinds,
  oneADay,
} from "../../domain/body/measurements.ts";
import type {
  MeasuredDayRecord,
  MeasuredKind,
  NewMeasurements,
} from "../../domain/contract/body/measurements.ts";

/** Removes a record; `id` is the write's. */
interface MeasurementRemoval {
  id: string;
  removes: string;
}

/** Measurements of a day, or the removal of a record. */
export type MeasurementWrite = NewMeasurements | MeasurementRemoval;

export const isRemoval = (write: MeasurementWrite): write is MeasurementRemoval =>
  "removes" in write;

/** The measurements with writes applied, oldest first. */
export function withMeasured(
  known: readonly MeasuredKind[],
  writes: readonly MeasurementWrite[],
): MeasuredKind[] {
  return measurementKinds.flatMap((kind) => {
    const stored = known.find((each) => each.kind === kind)?.days ?? [];
    const days = oneADay(withRecords(stored, kind, writes)).slice(-maxMeasuredDays);
    return days.length === 0 ? [] : { kind, days };
  });
}

/** The records of a kind, with pending ones at the end. */
export function withRecords(
  records: readonly MeasuredDayRecord[],
  kind: MeasurementKind,
  writes: readonly MeasurementWrite[],
): MeasuredDayRecord[] {
  return writes.reduce<MeasuredDayRecord[]>(
    (all, write) => {
      if (isRemoval(write)) return all.filter(({ id }) => id !== write.removes);
      const value = write.values[kind];
      const id = measurementId(write.id, kind);
      if (value === undefined || all.some((each) => each.id === id)) return all;
      return [...all, { id, date: write.date, value, writtenBy: "trainee" }];
    },
    [...records],
  );
}
