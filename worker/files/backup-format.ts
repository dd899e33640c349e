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

/** The last part to be written of a backup, and the first to be read. */
const backupManifest = z.object({
  format: z.literal(backupFormat),
  name: z.string(),
  /** The version of Miran that wrote it, and below the last migration of its database. */
  product: z.string(),
  schema: z.string(),
  /** UTC milliseconds. */
  startedAt: z.number().int(),
  finishedAt: z.number().int(),
  counts: backupCounts,
  /** In the order of reading: referring tables before their targets. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: count })),
  /** Excluded tables with their reasons. */
  leftOut: z.record(z.string(), z.string()),
  parts: z.array(backupPart),
  /** The hash of everything before it; missing in older versions. */
  sha256: hash.optional(),
});
export type BackupManifest = z.infer<typeof backupManifest>;

/** A manifest with its own hash, in its written form. */
export async function sealManifest(manifest: Omit<BackupManifest, "sha256">): Promise<string> {
  const sealed = { ...manifest, sha256: await hashOf(manifest) };
  return `${JSON.stringify(sealed, null, 1)}\n`;
}

const hashOf = (manifest: object) => sha256Of(bytesOf(JSON.stringify(manifest)));

/** Parses a manifest, or returns the reason why it cannot be used, as a sentence. */
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

/** A line of the list of files. */
export const backupFile: z.ZodType<BackupFile> = z.object({
  key: z.string().min(1).max(1024),
  size: count,
  contentType: z.string(),
  notes: z.record(z.string(), z.string()),
  chunks: z.array(hash),
});

// Messages of an older version need not meet today's rules of sending.
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

/** Lines of a conversation: messages, files, and its state at the end. */
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
