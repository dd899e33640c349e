import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Unread, unreadMessages, unreadNotifications } from "../../frame/unread-texts.ts";
import { today } from "../../lib/format/today.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { m } from "../../paraglide/messages.js";

export const unreadKey = ["admin", "unread"] as const;

const unreadQuery = () =>
  queryOptions({
    queryKey: unreadKey,
    queryFn: ({ signal }) =>
      answer(adminClient().unread.$get({ query: { date: today() } }, { init: { signal } })),
  });

/** Check-ins to review, in numbers and in words. */
const waitingCheckIns = (count: number): Unread => ({
  count,
  // Badges count to nine.
  label: count > 9 ? m.check_ins_more_than_nine() : m.check_ins_to_review({ count }),
});

/** The counts of the trainer's badges, in numbers and in words. */
export function useUnread(): { notifications: Unread; messages: Unread; checkIns: Unread } {
  const { data } = useQuery(unreadQuery());
  const messages = data?.conversations.reduce((sum, { unread }) => sum + unread, 0);
  return {
    notifications: unreadNotifications(data?.notifications ?? 0),
    messages: unreadMessages(messages ?? 0),
    checkIns: waitingCheckIns(data?.checkIns ?? 0),
  };
}
