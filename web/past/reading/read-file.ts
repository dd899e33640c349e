import type { LocalDate } from "../../../domain/calendar.ts";
import type { PastRead } from "../../../domain/copies/past/past.ts";
import { askWorker } from "../health/ask-worker.ts";
import { isHealthFile, readHealthFile } from "../health/read-health.ts";
import type { OpenUnit, ToTableWorker } from "./protocol.ts";

interface Reading {
  today: LocalDate;
  /** The unit of weights whose unit the file does not name; kg if it is not given. */
  openUnit?: OpenUnit | undefined;
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
}

/**
 * Reads a file of another app in a worker of its own, which ends with the result or with the signal.
 * @throws the signal's reason after the signal
 */
export async function readPastFile(
  file: File,
  { today, openUnit, onProgress, signal }: Reading,
): Promise<PastRead> {
  if (await isHealthFile(file)) return readHealthFile(file, { today, onProgress, signal });
  const worker = new Worker(new URL("./table-worker.ts", import.meta.url), { type: "module" });
  const message: ToTableWorker = { file, today, openUnit };
  return askWorker<PastRead>(worker, { message, signal });
}
