import type { InfiniteData } from "@tanstack/react-query";
import type { ConversationRow } from "../../../domain/contract/conversations/conversation.ts";
import type { TrainerUnread } from "../../../domain/contract/notifications/unread.ts";
import { change } from "../../live/refresh.ts";
import { unreadKey } from "../frame/unread.ts";

type Conversations = InfiniteData<{ conversations: ConversationRow[] }>;

/** Sets the badge of messages after a change of one conversation. */
export function showUnreadMessages(traineeId: string, unread: number): void {
  change<TrainerUnread>(unreadKey, (known) => {
    const others = known.conversations.filter((each) => each.traineeId !== traineeId);
    return { ...known, conversations: unread > 0 ? [...others, { traineeId, unread }] : others };
  });
}

/** Sets the frame's badge of notifications. */
export const showUnreadNotifications = (notifications: number): void =>
  change<TrainerUnread>(unreadKey, (known) => ({ ...known, notifications }));

/** Changes a trainee's row in the lists of conversations. */
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
