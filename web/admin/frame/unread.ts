import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Unread, unreadMessages, unreadNotifications } from "../../frame/unread-texts.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";

export const unreadKey = ["admin", "unread"] as const;

const unreadQuery = () =>
  queryOptions({
    queryKey: unreadKey,
    queryFn: ({ signal }) => answer(adminClient().unread.$get({}, { init: { signal } })),
  });

/** The trainer's unread notifications and messages, in numbers and in words. */
export function useUnread(): { notifications: Unread; messages: Unread } {
  const { data } = useQuery(unreadQuery());
  const messages = data?.conversations.reduce((sum, { unread }) => sum + unread, 0);
  return {
    notifications: unreadNotifications(data?.notifications ?? 0),
    messages: unreadMessages(messages ?? 0),
  };
}
