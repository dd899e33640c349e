import { chunkBytes } from "../../../domain/copies/backups.ts";
import { partsWithin } from "../../../domain/schedules/applied-schedules.ts";

/** Small files that are on their way between two notes: each costs a call or two, six at once. */
const maxSmall = 48;

/** Chunks of a large file that are on their way between two notes. */
export const chunksInStep = 6;

/** Files in their order, by what is copied together: small ones that fill no chunk, or a large one by itself. */
export const filesTogether = <File extends { size: number }>(files: readonly File[]): File[][] =>
  partsWithin(files, ({ size }) => Math.max(size, chunkBytes / maxSmall), chunkBytes);
