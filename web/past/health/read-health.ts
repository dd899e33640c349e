import type { LocalDate } from "../../../domain/calendar.ts";
import type { PastRead } from "../../../domain/copies/past/past.ts";
import { askWorker } from "./ask-worker.ts";
import { formatOf } from "./format.ts";
import type { ToArchiveWorker } from "./protocol.ts";
import type { ArchiveRead } from "./read-archive.ts";

interface HealthReading {
  /** The person's own day. */
  today: LocalDate;
  /** Told bytes of the stored file. */
  onProgress(done: number, total: number): void;
  /** Ends the reading, which then throws the signal's reason. */
  signal: AbortSignal;
}

/**
 * Whether a file is an archive of Apple Health, Health Connect or Google Takeout, or the file inside one, by its first
 * bytes. Every zip may be one.
 */
export const isHealthFile = async (file: Blob): Promise<boolean> =>
  (await formatOf(file)) !== undefined;

/** Daily totals of a file for which `isHealthFile` is true. Nothing else of it leaves the worker that reads it. */
export async function readHealthFile(
  file: File,
  { today, onProgress, signal }: HealthReading,
): Promise<PastRead> {
  const worker = new Worker(new URL("./archive-worker.ts", import.meta.url), { type: "module" });
  const message: ToArchiveWorker = { file, today };
  const found = await askWorker<ArchiveRead>(worker, { message, onProgress, signal });
  if ("read" in found) return found.read;
  const { askHealthConnect } = await import("./ask-health-connect.ts");
  return askHealthConnect({ database: found.database, today }, signal);
}
