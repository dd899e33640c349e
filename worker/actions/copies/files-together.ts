import { chunkBytes } from "../../../domain/copies/backups.ts";
import { partsWithin } from "../../../domain/schedules/applied-schedules.ts";

/** Maximum small files between two stored steps: each costs a call or two, six at once. */
const maxSmall = 48;

/** Chunks of a large file between two stored steps. */
export const chunksInStep = 6;

/** Files in order, grouped for copying: small ones below one chunk, or a large one alone. */
export const filesTogether = <File extends { size: number }>(files: readonly File[]): File[][] =>
  partsWithin(files, ({ size }) => Math.max(size, chunkBytes / maxSmall), chunkBytes);
