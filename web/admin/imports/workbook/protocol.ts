import type { WorkbookFault } from "../../../../domain/copies/workbook/faults.ts";
import type { WorkbookSheet } from "../../../../domain/copies/workbook/grid.ts";

/** The result of reading a workbook. */
export type ReadResult = { sheets: WorkbookSheet[] } | { fault: WorkbookFault };

/** What the worker says to the page: the share that was read, then the result or an unexpected error. */
export type FromWorker = { share: number } | { result: ReadResult } | { error: string };
