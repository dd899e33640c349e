import type { Message } from "../domain/contract/conversations/conversation.ts";
import type { ConversationSide, MessageKind } from "../domain/conversations/conversation.ts";
import { messagePreview } from "../domain/conversations/message-preview.ts";
import type { Standing } from "./conversation-store.ts";

/**
 * How long changes gather before the outside follows them, and how long it rests between two
 * times, in milliseconds: news within a second, but seldom while both sides have the conversation
 * open and see everything anyway.
 */
export const followPace = { gatherMs: 150, restMs: 500, bothLookingMs: 5000 };

/** When the outside is to follow a change that happens now. */
export function followAt(
  now: number,
  followedAt: number,
  looking: Record<ConversationSide, boolean>,
): number {
  const rest = looking.trainer && looking.trainee ? followPace.bothLookingMs : followPace.restMs;
  return Math.max(now + followPace.gatherMs, followedAt + rest);
}

/** How a conversation stands, for lists, badges and alerts. */
export interface ConversationSummary {
  traineeId: string;
  /** Counts the changes: a summary never follows an older one back. */
  revision: number;
  lastSeq: number;
  /** Null while nobody wrote. */
  last: { seq: number; kind: MessageKind; text: string; from: ConversationSide; at: number } | null;
  /** Whether the last message is one that was not told before. */
  isNews: boolean;
  unread: Record<ConversationSide, number>;
  /** Who has the conversation open, and needs no alert. */
  looking: Record<ConversationSide, boolean>;
}

/** What the outside is to follow; undefined when it has followed everything. */
export function summaryOf(
  standing: Standing,
  newest: Message | undefined,
  looking: Record<ConversationSide, boolean>,
): ConversationSummary | undefined {
  const { traineeId, revision, followedRevision, followedSeq, unread } = standing;
  if (traineeId === null || revision <= followedRevision) return undefined;
  const lastSeq = newest?.seq ?? 0;
  return {
    traineeId,
    revision,
    lastSeq,
    last: newest ? lastOf(newest) : null,
    isNews: lastSeq > followedSeq,
    unread,
    looking,
  };
}

function lastOf({ seq, body, from, at }: Message): ConversationSummary["last"] {
  return { seq, kind: body.kind, text: messagePreview(body), from, at };
}
