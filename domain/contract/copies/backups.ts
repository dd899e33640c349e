import { z } from "zod";
import { backupStandings } from "../../copies/backups.ts";

const count = z.number().int().min(0);

/** What a backup holds, in numbers. */
export const backupCounts = z.object({
  rows: count,
  conversations: count,
  messages: count,
  files: count,
  /** Of the files as they are, and of everything else as it is written. */
  fileBytes: count,
  partBytes: count,
});
export type BackupCounts = z.infer<typeof backupCounts>;

/** The backups as the trainer's settings show them. */
export const backupsReport = z.object({
  /** Whether this deployment makes backups by night. */
  nightly: z.boolean(),
  standing: z.enum(backupStandings),
  /** The last good one; null where there is none. Instants are UTC milliseconds. */
  last: z
    .object({ startedAt: z.number().int(), finishedAt: z.number().int(), counts: backupCounts })
    .nullable(),
  /** When one that is under way began. */
  runningSince: z.number().int().nullable(),
});
export type BackupsReport = z.infer<typeof backupsReport>;
