import { z } from "zod";
import { archiveStages } from "../../copies/business-archive.ts";
import { enteredPassword } from "../accounts/password.ts";
import { id } from "../fields.ts";

const count = z.number().int().min(0);

/** What an archive holds so far, in numbers. */
export const archiveCounts = z.object({
  rows: count,
  people: count,
  messages: count,
  files: count,
  /** Files that were in the store no more. */
  missing: count,
});
export type ArchiveCounts = z.infer<typeof archiveCounts>;

/** One that can be fetched. */
export const businessArchiveFile = z.object({
  name: z.string(),
  /** Bytes. */
  size: count,
  /** Carries a ticket, which holds as long as the file. */
  url: z.string(),
  finishedAt: z.number().int(),
  /** When it is deleted. */
  expiresAt: z.number().int(),
});

/** The archive of the whole business that is being made or can be fetched. Instants are UTC milliseconds. */
export const businessArchive = z.object({
  id: z.string(),
  startedAt: z.number().int(),
  stage: z.enum(archiveStages),
  counts: archiveCounts,
  /** Set once it can be fetched. */
  file: businessArchiveFile.nullable(),
});
export type BusinessArchive = z.infer<typeof businessArchive>;

export const businessArchiveReport = z.object({ archive: businessArchive.nullable() });
export type BusinessArchiveReport = z.infer<typeof businessArchiveReport>;

/** Orders one; the id is made by who orders it. */
export const newBusinessArchive = z.strictObject({
  id,
  /** The trainer's own, entered again. */
  password: enteredPassword,
});

export const businessArchiveParams = z.object({ id });
