import { z } from "zod";
import { archiveStages } from "../../copies/business-archive.ts";
import { enteredPassword } from "../accounts/password.ts";
import { id } from "../fields.ts";

const count = z.number().int().min(0);

/** The contents of an archive so far, in numbers. */
export const archiveCounts = z.object({
  rows: count,
  people: count,
  messages: count,
  files: count,
  /** Number of files that were missing in the store. */
  missing: count,
});
export type ArchiveCounts = z.infer<typeof archiveCounts>;

/** A finished archive. */
export const businessArchiveFile = z.object({
  name: z.string(),
  /** Bytes. */
  size: count,
  /** With a ticket, valid as long as the file. */
  url: z.string(),
  finishedAt: z.number().int(),
  /** The instant of its deletion. */
  expiresAt: z.number().int(),
});

/** The archive of the whole business, in progress or finished. Instants are UTC milliseconds. */
export const businessArchive = z.object({
  id: z.string(),
  startedAt: z.number().int(),
  stage: z.enum(archiveStages),
  counts: archiveCounts,
  /** Null until it is finished. */
  file: businessArchiveFile.nullable(),
});
export type BusinessArchive = z.infer<typeof businessArchive>;

export const businessArchiveReport = z.object({ archive: businessArchive.nullable() });
export type BusinessArchiveReport = z.infer<typeof businessArchiveReport>;

/** An order of an archive; the client makes the id. */
export const newBusinessArchive = z.strictObject({
  id,
  /** The trainer's password, entered again. */
  password: enteredPassword,
});

export const businessArchiveParams = z.object({ id });
