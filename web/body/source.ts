import type { QueryKey } from "@tanstack/react-query";
import type { MeasurementKind, MeasurementWriter } from "../../domain/body/measurements.ts";
import type { LocalDate } from "../../domain/calendar.ts";
import type {
  MeasuredDayRecord,
  MeasurementsPage,
  MeasurementsQuery,
  NewMeasurements,
} from "../../domain/contract/body/measurements.ts";
import type { WeightOfDay } from "../../domain/contract/body/weight.ts";
import type { MeasurementWrite } from "./with-measured.ts";

/** The values of a form. */
export interface Measured {
  measurements: NewMeasurements | undefined;
  weight: WeightOfDay | undefined;
}

/** A person's body, as one side reads and writes it. */
export interface BodySource {
  traineeId: string;
  /** The person's today. */
  today: LocalDate;
  historyKey(kind: MeasurementKind): QueryKey;
  readHistory(query: MeasurementsQuery, signal: AbortSignal): Promise<MeasurementsPage>;
  /** Resolves when the measurements are stored, or persisted until there is a network. */
  send(measured: Measured): Promise<void>;
  /** The author of this side's records, which it may delete. */
  writer: MeasurementWriter;
  remove(kind: MeasurementKind, day: MeasuredDayRecord): void;
  /** Restores a value that was just deleted. */
  restore(kind: MeasurementKind, day: MeasuredDayRecord): void;
  /** Pending writes, oldest first. */
  pending: readonly MeasurementWrite[];
}
