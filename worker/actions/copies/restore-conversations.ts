import type { ConversationPart } from "../../../durable/conversation-copy.ts";
import { concurrently } from "../../concurrently.ts";
import type { RestoreProgress } from "../../data/copies/restores.ts";
import { type ConversationLine, conversationLine } from "../../files/backup-format.ts";
import { BrokenBackup, partsOf, readLines, readPart } from "./backup-parts.ts";
import type { RestoreStep, RestoreWork } from "./restore-backup.ts";

/** Restores the conversations of a part, each into its object, until the turn is over. */
export async function restoreConversations(
  { platform: { live }, turn, store, manifest }: RestoreWork,
  { part: place, piece: from = 0 }: Extract<RestoreProgress, { phase: "conversations" }>,
): Promise<RestoreStep> {
  const part = partsOf(manifest, "conversations")[place];
  if (!part) return { next: { phase: "tables", pass: 0, part: 0 } };
  const lines = readLines(part, await readPart(store, manifest.name, part), conversationLine);
  const pieces = piecesOf(lines, manifest.name);
  const restored = await concurrently(
    pieces.slice(from),
    async (piece) => {
      if (await live.restoreConversation(piece)) return;
      throw new BrokenBackup("Somebody spoke while it was restored: a conversation is not empty.");
    },
    () => !turn.isOver(),
  );
  const piece = from + restored.length;
  return {
    next:
      piece < pieces.length
        ? { phase: "conversations", part: place, piece }
        : { phase: "conversations", part: place + 1 },
  };
}

/** The lines of each object: all of its lines in the part at once. */
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
