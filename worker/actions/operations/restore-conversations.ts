import type { ConversationPart } from "../../../durable/conversation-copy.ts";
import type { RestoreProgress } from "../../data/operations/restores.ts";
import { type ConversationLine, conversationLine } from "../../files/backup-format.ts";
import { BrokenBackup, partsOf, readLines, readPart } from "./backup-parts.ts";
import type { RestoreStep, RestoreWork } from "./restore-backup.ts";

/** Puts the conversations of a part back, each into its own object. */
export async function restoreConversations(
  { platform: { live }, store, manifest }: RestoreWork,
  { part: place }: Extract<RestoreProgress, { phase: "conversations" }>,
): Promise<RestoreStep> {
  const part = partsOf(manifest, "conversations")[place];
  if (!part) return { next: { phase: "tables", pass: 0, part: 0 } };
  const lines = readLines(part, await readPart(store, manifest.name, part), conversationLine);
  for (const piece of piecesOf(lines, manifest.name)) {
    if (await live.restoreConversation(piece)) continue;
    throw new BrokenBackup("Somebody spoke while it was restored: a conversation is not empty.");
  }
  return { next: { phase: "conversations", part: place + 1 } };
}

/** What each object is given at once: all that a part has of it. */
function piecesOf(lines: readonly ConversationLine[], backup: string): ConversationPart[] {
  const pieces: ConversationPart[] = [];
  for (const line of lines) {
    let piece = pieces.at(-1);
    if (piece?.traineeId !== line.trainee) {
      piece = { traineeId: line.trainee, backup, messages: [], files: [] };
      pieces.push(piece);
    }
    if (line.type === "message") piece.messages.push(line.message);
    else if (line.type === "file") piece.files.push(line.file);
    else piece.standing = { readThrough: line.readThrough, gaps: line.gaps };
  }
  return pieces;
}
