import { z } from "zod";
import {
  type MessageBody,
  message,
  numberGap,
  readThrough,
} from "../../domain/contract/conversations/conversation.ts";
import { backupCounts } from "../../domain/contract/copies/backups.ts";
import type { ConversationFile } from "../../domain/conversations/attachments.ts";
import { attachmentKinds, conversationSides } from "../../domain/conversations/conversation.ts";
import { type BackupFile, type BackupPart, backupFormat } from "../../domain/copies/backups.ts";
import { bytesOf, sha256Of } from "./sha256.ts";

const count = z.number().int().min(0);
const hash = z.string().regex(/^[0-9a-f]{64}$/);

const backupPart: z.ZodType<BackupPart> = z.object({
  name: z.string().max(200),
  lines: count,
  bytes: count,
  sha256: hash,
});

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
  /** Of all that stands before it; left out by versions that wrote none. */
  sha256: hash.optional(),
});
export type BackupManifest = z.infer<typeof backupManifest>;

/** A manifest with its own hash, as it is written. */
export async function sealManifest(manifest: Omit<BackupManifest, "sha256">): Promise<string> {
  const sealed = { ...manifest, sha256: await hashOf(manifest) };
  return `${JSON.stringify(sealed, null, 1)}\n`;
}

const hashOf = (manifest: object) => sha256Of(bytesOf(JSON.stringify(manifest)));

/** A manifest as it was read; else why it cannot be used, in plain words. */
export async function readBackupManifest(
  text: string,
): Promise<BackupManifest | { problem: string }> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: "The manifest is broken: it is no JSON." };
  }
  const read = backupManifest.safeParse(value);
  if (read.success) {
    const { sha256, ...before } = value as BackupManifest;
    if (sha256 === undefined || sha256 === (await hashOf(before))) return read.data;
    return { problem: "The manifest is not what was written: its hash differs." };
  }
  const format = (value as { format?: unknown } | null)?.format;
  const isOther = typeof format === "number" && format !== backupFormat;
  return {
    problem: isOther
      ? `The manifest is of format ${format}, and this version of Miran reads format ${backupFormat}.`
      : "The manifest is broken: something in it is missing or of another kind.",
  };
}

/** A line of the files. */
export const backupFile: z.ZodType<BackupFile> = z.object({
  key: z.string().min(1).max(1024),
  size: count,
  contentType: z.string(),
  notes: z.record(z.string(), z.string()),
  chunks: z.array(hash),
});

// What an older version stored is not judged by what may be sent today.
const storedMessage = message.extend({
  body: z.custom<MessageBody>((body) => typeof body === "object" && body !== null),
});

const conversationFile: z.ZodType<ConversationFile> = z.object({
  id: z.string(),
  kind: z.enum(attachmentKinds),
  bytes: count,
  at: z.number(),
  side: z.enum(conversationSides),
  state: z.enum(["stored", "shown"]),
});

/** The lines of a conversation: its messages and files, and at the end how it stands. */
export const conversationLine = z.discriminatedUnion("type", [
  z.object({ type: z.literal("message"), trainee: z.string(), message: storedMessage }),
  z.object({ type: z.literal("file"), trainee: z.string(), file: conversationFile }),
  z.object({
    type: z.literal("standing"),
    trainee: z.string(),
    readThrough,
    gaps: z.array(numberGap),
  }),
]);
export type ConversationLine = z.infer<typeof conversationLine>;
