import type { InfiniteData } from "@tanstack/react-query";
import type { ConversationRow } from "../../../domain/contract/chat.ts";
import type { TrainerUnread } from "../../../domain/contract/unread.ts";
import type { OpenInbox } from "../../frame/use-inbox.ts";
import { answer } from "../../lib/answer.ts";
import { adminClient } from "../../lib/clients.ts";
import { queryClient } from "../../lib/query-client.ts";
import { announceMessage } from "../../live/announce-message.ts";
import { openInbox } from "../../live/inbox.ts";
import { type EventOf, type Moves, moveBy } from "../../live/moves.ts";
import { change, refresh, refreshOlder } from "../../live/refresh.ts";
import { paths } from "../../paths.ts";
import { unreadKey } from "../frame/unread.ts";

type Conversations = InfiniteData<{ conversations: ConversationRow[] }>;

const area = (noun: string, id?: string) => (id ? ["admin", noun, id] : ["admin", noun]);
const moved = ["unread", "notifications", "conversations", "performance", "added-meals", "weeks"];

const moves: Moves = {
  conversation: (event) => {
    change<TrainerUnread>(unreadKey, (known) => withConversation(known, event));
    refresh(area("conversations"));
  },
  notification: ({ unread }) => {
    change<TrainerUnread>(unreadKey, (known) => ({ ...known, notifications: unread }));
    refresh(area("notifications"));
  },
  schedule: ({ traineeId, kinds }) => {
    refresh(area("performance", traineeId));
    if (kinds.includes("meals")) refresh(area("added-meals", traineeId));
    // An edit on its way asks for the week by itself when it is done.
    const week = area("weeks", traineeId);
    if (queryClient.isMutating({ mutationKey: week }) === 0) refresh(week);
    // The table of all trainees would never rest: it is fresh when it is opened next.
    void queryClient.invalidateQueries({ queryKey: area("trainees"), refetchType: "none" });
  },
  presence: (event) =>
    change<Conversations>(area("conversations"), (known) => withPresence(known, event)),
};

function withConversation(
  known: TrainerUnread,
  { traineeId, unread }: EventOf<"conversation">,
): TrainerUnread {
  const others = known.conversations.filter((each) => each.traineeId !== traineeId);
  return { ...known, conversations: unread > 0 ? [...others, { traineeId, unread }] : others };
}

function withPresence(known: Conversations, { traineeId, online, at }: EventOf<"presence">) {
  const withRow = (row: ConversationRow) =>
    row.traineeId === traineeId ? { ...row, online, lastActiveAt: at } : row;
  const pages = known.pages.map((page) => ({
    ...page,
    conversations: page.conversations.map(withRow),
  }));
  return { ...known, pages };
}

/** Brings the trainer's window what happens elsewhere; it listens in the background, too. */
export const openTrainerInbox: OpenInbox = (go) =>
  openInbox({
    ticket: () => answer(adminClient()["live-ticket"].$post({ json: {} })),
    move: moveBy(moves),
    announce: (event) => {
      if (event.type !== "conversation" || event.message?.from !== "trainee") return;
      const to = paths.admin.conversation(event.traineeId);
      const isOpen = `${location.pathname}${location.search}`.startsWith(to);
      if (!isOpen) announceMessage(event.message, () => go(to));
    },
    refreshAll: (age) => {
      for (const noun of moved) refreshOlder(area(noun), age);
    },
    restAfterMs: Number.POSITIVE_INFINITY,
  });
