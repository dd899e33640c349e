import type { InfiniteData } from "@tanstack/react-query";
import type { ConversationRow } from "../../../domain/contract/conversations/conversation.ts";
import type { TrainerUnread } from "../../../domain/contract/notifications/unread.ts";
import { change } from "../../live/refresh.ts";
import { unreadKey } from "../frame/unread.ts";

type Conversations = InfiniteData<{ conversations: ConversationRow[] }>;

/** Brings the frame's badge of messages to what stays unread of one conversation. */
export function showUnreadMessages(traineeId: string, unread: number): void {
  change<TrainerUnread>(unreadKey, (known) => {
    const others = known.conversations.filter((each) => each.traineeId !== traineeId);
    return { ...known, conversations: unread > 0 ? [...others, { traineeId, unread }] : others };
  });
}

/** Brings the frame's badge of notifications to what stays unread. */
export const showUnreadNotifications = (notifications: number): void =>
  change<TrainerUnread>(unreadKey, (known) => ({ ...known, notifications }));

/** Changes what the lists of conversations show of one trainee. */
export function changeConversationRow(traineeId: string, changes: Partial<ConversationRow>): void {
  const changed = (row: ConversationRow) =>
    row.traineeId === traineeId ? { ...row, ...changes } : row;
  change<Conversations>(["admin", "conversations"], (known) => ({
    ...known,
    pages: known.pages.map((page) => ({
      ...page,
      conversations: page.conversations.map(changed),
    })),
  }));
}
