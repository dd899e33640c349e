import { z } from "zod";
import { backupFormat, backupStandings } from "../../operations/backups.ts";
import { keptMessage, numberGap, readThrough } from "../conversations/conversation.ts";

const count = z.number().int().min(0);
const hash = z.string().regex(/^[0-9a-f]{64}$/);

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

const partHead = { name: z.string().max(200), lines: count, bytes: count, sha256: hash };

/** A part by its place below the backup's folder, and what it must be. */
export const backupPart = z.object(partHead);
export type BackupPart = z.infer<typeof backupPart>;

/** The last thing that is written of a backup, and the first that is read. */
const backupManifest = z.object({
  format: z.literal(backupFormat),
  name: z.string(),
  /** The version of Miran that wrote it, and the last migration of its database. */
  product: z.string(),
  schema: z.string(),
  /** UTC milliseconds. */
  startedAt: z.number().int(),
  finishedAt: z.number().int(),
  counts: backupCounts,
  /** In the order in which they were read: what refers to a table stands before it. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: count })),
  /** Tables of which nothing is in it, each with its reason. */
  leftOut: z.record(z.string(), z.string()),
  parts: z.array(backupPart),
});
export type BackupManifest = z.infer<typeof backupManifest>;

/** A manifest as it was read; else why it cannot be used, in plain words. */
export function readBackupManifest(text: string): BackupManifest | { problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: "The manifest is broken: it is no JSON." };
  }
  const read = backupManifest.safeParse(value);
  if (read.success) return read.data;
  const format = (value as { format?: unknown } | null)?.format;
  const isOther = typeof format === "number" && format !== backupFormat;
  return {
    problem: isOther
      ? `The manifest is of format ${format}, and this version of Miran reads format ${backupFormat}.`
      : "The manifest is broken: something in it is missing or of another kind.",
  };
}

/** A file in its store, and the chunks of which it is made, in their order. */
export const backupFile = z.object({
  key: z.string().min(1).max(1024),
  size: count,
  contentType: z.string(),
  notes: z.record(z.string(), z.string()),
  chunks: z.array(hash),
});
export type BackupFile = z.infer<typeof backupFile>;

/** A file that a conversation may show, as its object keeps it. */
export const conversationFile = z.object({
  id: z.string(),
  kind: z.string(),
  bytes: count,
  at: z.number(),
  side: z.enum(["trainer", "trainee"]),
  state: z.enum(["stored", "shown"]),
});
export type ConversationFile = z.infer<typeof conversationFile>;

/** The lines of a conversation: its messages and files, and at the end how it stands. */
export const conversationLine = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("message"),
    trainee: z.string(),
    // What an older version stored is kept as it is, whatever may be sent today.
    message: keptMessage,
  }),
  z.object({ type: z.literal("file"), trainee: z.string(), file: conversationFile }),
  z.object({
    type: z.literal("standing"),
    trainee: z.string(),
    readThrough,
    gaps: z.array(numberGap),
  }),
]);
export type ConversationLine = z.infer<typeof conversationLine>;

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
