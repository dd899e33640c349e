import { type InfiniteData, infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import type { ConversationRow } from "../../../domain/contract/conversations/conversation.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { queryClient } from "../../lib/session/query-client.ts";

interface ConversationsPage {
  conversations: ConversationRow[];
  next: string | null;
}

/** The prefix of all queries that a change of a summary invalidates. */
const conversationsKey = ["admin", "conversations"] as const;

/** The trainees with their conversations, latest first, by page. */
export function conversationsQuery(search: string, unreadOnly: boolean) {
  return infiniteQueryOptions({
    queryKey: [...conversationsKey, { search, unreadOnly }],
    queryFn: ({ pageParam, signal }): Promise<ConversationsPage> => {
      const query = {
        ...(search && { search }),
        ...(unreadOnly && { show: "unread" as const }),
        ...(pageParam && { cursor: pageParam }),
      };
      return answer(adminClient().conversations.$get({ query }, { init: { signal } }));
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** The row of a conversation in the cached lists. */
export function listedConversation(traineeId: string): ConversationRow | undefined {
  const lists = queryClient.getQueriesData<InfiniteData<ConversationsPage>>({
    queryKey: conversationsKey,
  });
  for (const [, list] of lists) {
    for (const page of list?.pages ?? []) {
      const row = page.conversations.find((each) => each.traineeId === traineeId);
      if (row) return row;
    }
  }
  return undefined;
}
