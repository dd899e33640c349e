import { z } from "zod";
import { backupStandings } from "../../copies/backups.ts";

const count = z.number().int().min(0);

/** The contents of a backup, in numbers. */
export const backupCounts = z.object({
  rows: count,
  conversations: count,
  messages: count,
  files: count,
  /** Bytes of the files, and of all other parts as written. */
  fileBytes: count,
  partBytes: count,
});
export type BackupCounts = z.infer<typeof backupCounts>;

/** The report of backups for the trainer's settings. */
export const backupsReport = z.object({
  /** Whether this deployment makes nightly backups. */
  nightly: z.boolean(),
  standing: z.enum(backupStandings),
  /** The last good backup; null without one. Instants are UTC milliseconds. */
  last: z
    .object({ startedAt: z.number().int(), finishedAt: z.number().int(), counts: backupCounts })
    .nullable(),
  /** The start of a running backup. */
  runningSince: z.number().int().nullable(),
});
export type BackupsReport = z.infer<typeof backupsReport>;
