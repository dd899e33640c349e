import type { LocalDate } from "../../../domain/calendar.ts";
import type { PastRead } from "../../../domain/copies/past/past.ts";
import type { ArchiveRead } from "./read-archive.ts";

/** What the page tells the worker of archives. */
export interface ToArchiveWorker {
  file: Blob;
  today: LocalDate;
}

/** What the page tells the worker of Health Connect: the database, and the program that reads it. */
export interface ToConnectWorker {
  database: Uint8Array<ArrayBuffer>;
  wasm: ArrayBuffer;
  today: LocalDate;
}

/** What a worker tells the page: bytes that were read, then the result or an unexpected error. */
export type FromWorker<Result> =
  | { done: number; total: number }
  | { result: Result }
  | { error: string };

export type FromArchiveWorker = FromWorker<ArchiveRead>;
export type FromConnectWorker = FromWorker<PastRead>;
