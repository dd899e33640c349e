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

/** What one form holds. */
export interface Measured {
  measurements: NewMeasurements | undefined;
  weight: WeightOfDay | undefined;
}

/** One person's body, as an area reads and writes it. */
export interface BodySource {
  traineeId: string;
  /** The day it is where the person lives. */
  today: LocalDate;
  historyKey(kind: MeasurementKind): QueryKey;
  readHistory(query: MeasurementsQuery, signal: AbortSignal): Promise<MeasurementsPage>;
  /** Ends when what was measured is safe: stored, or kept until there is a network. */
  send(measured: Measured): Promise<void>;
  /** As whom this side writes: what it wrote is its own to delete. */
  writer: MeasurementWriter;
  remove(kind: MeasurementKind, day: MeasuredDayRecord): void;
  /** Puts a value back that was deleted just before. */
  restore(kind: MeasurementKind, day: MeasuredDayRecord): void;
  /** What is on its way, oldest first. */
  pending: readonly MeasurementWrite[];
}
