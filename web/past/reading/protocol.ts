import type { LocalDate } from "../../../domain/calendar.ts";
import type { PastRead } from "../../../domain/copies/past/past.ts";
import type { FromWorker } from "../health/protocol.ts";

/** The unit of weights whose unit a file does not name. */
export type OpenUnit = "kg" | "lb";

/** A file to read. */
export interface ToTableWorker {
  file: File;
  today: LocalDate;
  openUnit: OpenUnit | undefined;
}

export type FromTableWorker = FromWorker<PastRead>;
