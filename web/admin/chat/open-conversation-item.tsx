import { useQuery } from "@tanstack/react-query";
import type { ConversationRow } from "../../../domain/contract/conversations/conversation.ts";
import { messagePreview } from "../../../domain/conversations/message-preview.ts";
import { conversationQuery } from "../../chat/queries.ts";
import { ConversationItem } from "./conversation-item.tsx";

/**
 * The trainee whose conversation is on screen: what was said last is known there before any
 * summary tells it, and the list must not fall behind the talk beside it.
 */
export function OpenConversationItem({ row, to }: { row: ConversationRow; to: string }) {
  const { data: newest } = useQuery({
    ...conversationQuery(row.traineeId),
    enabled: false,
    select: ({ log }) => log.stored.at(-1),
  });
  if (!newest || newest.at < (row.last?.at ?? 0))
    return <ConversationItem row={row} to={to} chosen />;
  const { body, from, at } = newest;
  const last = { kind: body.kind, text: messagePreview(body), from, at };
  return <ConversationItem row={{ ...row, last }} to={to} chosen />;
}
