import type { ConversationCopy, CopyPlace } from "../../../durable/conversation-copy.ts";
import { concurrently } from "../../concurrently.ts";
import { listTalkingTrainees } from "../../data/conversations/conversation-summary.ts";
import type { BackupProgress, BackupStep } from "../../data/copies/backups.ts";
import type { ConversationLine } from "../../files/backup-format.ts";
import { partLines, putPart } from "./backup-parts.ts";
import type { BackupWork } from "./make-backup.ts";

type Progress = Extract<BackupProgress, { phase: "conversations" }>;

/** Maximum conversations of one step: each costs a call of its object. */
const conversationsInStep = 120;
/** Conversations whose first pages are read at once. */
const askedTogether = 6;
/** Maximum messages and files of a page: many first pages share a part, few pages of one conversation fill it. */
const maxLines = { first: 200, further: 500 };

const beginning: CopyPlace = { seq: 0, fileId: "" };

/**
 * Copies conversations with messages into one part, page by page until it is full or the turn is over. Short
 * ones share it; a long one continues in the next.
 */
export async function copyConversations(
  { platform: { database, live }, turn, store, backup }: BackupWork,
  { after, current, part }: Progress,
): Promise<BackupStep> {
  const found = await listTalkingTrainees(database, { after, limit: conversationsInStep });
  // The unfinished one is found again, because it follows `after`.
  const ids = current ? [current.trainee, ...found.filter((id) => id !== current.trainee)] : found;
  const lines: ConversationLine[] = [];
  let done = after;
  let underWay = current;
  const isCut = () => lines.length >= partLines || turn.isOver();

  /** Continues a conversation after a page, and stores the place of a cut. */
  async function copyFurther(trainee: string, first: ConversationCopy | undefined): Promise<void> {
    let page = first;
    lines.push(...linesOf(trainee, page));
    while (page?.next && !isCut()) {
      page = await live.copyConversation(trainee, page.next, maxLines.further);
      lines.push(...linesOf(trainee, page));
    }
    underWay = page?.next ? { trainee, place: page.next } : undefined;
    if (!underWay) done = trainee;
  }

  for (let at = 0; at < ids.length && (at === 0 || !isCut()); at += askedTogether) {
    const together = ids.slice(at, at + askedTogether);
    const pages = await concurrently(together, (id) =>
      live.copyConversation(
        id,
        id === current?.trainee ? current.place : beginning,
        maxLines.first,
      ),
    );
    for (const [index, id] of together.entries()) {
      await copyFurther(id, pages[index]);
      if (underWay) break;
    }
    if (underWay) break;
  }

  const isOver = !underWay && done === (ids.at(-1) ?? after) && found.length < conversationsInStep;
  const next: BackupProgress = isOver
    ? { phase: "tables", table: null, after: null, part: 0 }
    : {
        phase: "conversations",
        after: done,
        ...(underWay && { current: underWay }),
        part: part + Number(lines.length > 0),
      };
  if (lines.length === 0) return { next };
  const written = await putPart(store, backup, {
    section: "conversations",
    place: part,
    lines: lines.map((line) => JSON.stringify(line)),
  });
  const count = (type: ConversationLine["type"]) =>
    lines.filter((line) => line.type === type).length;
  const added = { conversations: count("standing"), messages: count("message") };
  return { parts: [written], added, next };
}

/** A page as lines; after the last one come both sides' read marks. */
function linesOf(trainee: string, page: ConversationCopy | undefined): ConversationLine[] {
  if (!page) return [];
  const { messages, files, readThrough, gaps, next } = page;
  return [
    ...messages.map((message) => ({ type: "message", trainee, message }) as const),
    ...files.map((file) => ({ type: "file", trainee, file }) as const),
    ...(next ? [] : [{ type: "standing", trainee, readThrough, gaps } as const]),
  ];
}
