import type { Message } from "../domain/contract/conversations/conversation.ts";
import type { ConversationSide, MessageKind } from "../domain/conversations/conversation.ts";
import { followPace } from "../domain/conversations/live.ts";
import { messagePreview } from "../domain/conversations/message-preview.ts";
import type { Standing, Written } from "./conversation-standing.ts";

/**
 * The time of following a change that happens now. The long interval varies from half to one and a half of
 * itself by `random` (0 to 1), so that conversations started together do not stay in step.
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

/** The time of following an awaited change. */
export function nextNews(now: number, followedAt: number): number {
  return Math.max(now + followPace.gatherMs, followedAt + followPace.restMs);
}

/** The summary of a conversation, for lists, badges and alerts. */
export interface ConversationSummary {
  traineeId: string;
  /** Rises with every change, so that an older summary never replaces a newer one. */
  revision: number;
  lastSeq: number;
  /** Null without a message. */
  last: { seq: number; kind: MessageKind; text: string; from: ConversationSide; at: number } | null;
  /** Whether the last message was not told before. */
  isNews: boolean;
  /** The trainer's newest untold messages; one of them may be an answer. */
  written: Written[];
  unread: Record<ConversationSide, number>;
  /** The time of the oldest message unread by the trainer; null without one. */
  unreadSince: number | null;
  /** The sides with the conversation open, which need no alert. */
  looking: Record<ConversationSide, boolean>;
}

/** The summary to follow; undefined if everything was followed. */
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
