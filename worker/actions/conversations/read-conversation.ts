import type {
  MessageSearchPage,
  MessageSearchQuery,
  MessagesPage,
  MessagesQuery,
  ReadMark,
} from "../../../domain/contract/conversations/conversation.ts";
import type { LiveTicket } from "../../../domain/contract/conversations/live.ts";
import type { ConversationScope } from "../../data/conversations/conversation-scope.ts";
import type { Platform } from "../../platform.ts";
import { issueAttachmentTicket } from "../../tokens/attachment-ticket.ts";
import { issueLiveTicket } from "../../tokens/live-ticket.ts";
import { withPhotos } from "../../tokens/photo-ticket.ts";

const neverSeen = { online: false, lastActiveAt: null };

/** A page of a conversation with all values of its screen. */
export async function readConversation(
  platform: Platform,
  { scope, other }: ConversationScope,
  query: MessagesQuery,
): Promise<MessagesPage> {
  const [page, presence, files, [shown]] = await Promise.all([
    platform.live.listMessages(scope.traineeId, query),
    other.accountId === undefined ? neverSeen : platform.live.presence(other.accountId),
    issueAttachmentTicket(platform, scope),
    withPhotos(platform, scope.actor, [other]),
  ]);
  const { name, gender } = other;
  return { ...page, other: { name, gender, photo: shown?.photo ?? null, ...presence }, files };
}

/** The messages with all search words, one section of the conversation at a time. */
export function searchConversation(
  { live }: Platform,
  { scope }: ConversationScope,
  query: MessageSearchQuery,
): Promise<MessageSearchPage> {
  return live.searchMessages(scope.traineeId, query);
}

/** Marks the other side's messages up to a number as read. */
export async function markRead(
  { live }: Platform,
  { scope, side }: ConversationScope,
  { through }: ReadMark,
): Promise<void> {
  await live.markRead({ traineeId: scope.traineeId, side }, through);
}

/** The address of the conversation's socket. */
export function openConversation(
  platform: Platform,
  { scope }: ConversationScope,
): Promise<LiveTicket> {
  const conversation = { object: "conversation", ownerId: scope.traineeId } as const;
  return issueLiveTicket(platform, scope.actor, conversation);
}
