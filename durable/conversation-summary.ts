import type { Message } from "../domain/contract/conversations/conversation.ts";
import type { ConversationSide, MessageKind } from "../domain/conversations/conversation.ts";
import { followPace } from "../domain/conversations/live.ts";
import { messagePreview } from "../domain/conversations/message-preview.ts";
import type { Standing, Written } from "./conversation-standing.ts";

/**
 * When the outside is to follow a change that happens now. The long rest is anything from half to
 * one and a half of itself by `random` (0 to 1), so that conversations which began together do not
 * go on being followed together, each behind all others.
 */
export function followAt(
  now: number,
  followedAt: number,
  looking: Record<ConversationSide, boolean>,
  random: number,
): number {
  if (!looking.trainer || !looking.trainee) return nextNews(now, followedAt);
  const rest = followPace.bothLookingMs * (0.5 + random);
  return Math.max(now + followPace.gatherMs, followedAt + rest);
}

/** When the outside is to follow what somebody waits for. */
export function nextNews(now: number, followedAt: number): number {
  return Math.max(now + followPace.gatherMs, followedAt + followPace.restMs);
}

/** How a conversation stands, for lists, badges and alerts. */
export interface ConversationSummary {
  traineeId: string;
  /** Grows with every change: a summary never follows an older one back. */
  revision: number;
  lastSeq: number;
  /** Null while nobody wrote. */
  last: { seq: number; kind: MessageKind; text: string; from: ConversationSide; at: number } | null;
  /** Whether the last message is one that was not told before. */
  isNews: boolean;
  /** The newest of what the trainer wrote and nobody was told before: one of them may be an answer. */
  written: Written[];
  unread: Record<ConversationSide, number>;
  /** When the oldest message came that the trainer has not read; null when all are. */
  unreadSince: number | null;
  /** Who has the conversation open, and needs no alert. */
  looking: Record<ConversationSide, boolean>;
}

/** What the outside is to follow; undefined when it has followed everything. */
export function summaryOf(
  standing: Standing,
  newest: Message | undefined,
  now: Pick<ConversationSummary, "written" | "unread" | "unreadSince" | "looking">,
): ConversationSummary | undefined {
  const { traineeId, revision, followedRevision, followedSeq } = standing;
  if (traineeId === null || revision <= followedRevision) return undefined;
  const lastSeq = newest?.seq ?? 0;
  return {
    traineeId,
    revision,
    lastSeq,
    last: newest ? lastOf(newest) : null,
    isNews: lastSeq > followedSeq,
    ...now,
  };
}

function lastOf({ seq, body, from, at }: Message): ConversationSummary["last"] {
  return { seq, kind: body.kind, text: messagePreview(body), from, at };
}
