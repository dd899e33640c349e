import { useQuery } from "@tanstack/react-query";
import { type Unread, unreadMessages, unreadNotifications } from "../../frame/unread-texts.ts";
import { useToday } from "../../lib/format/today.ts";
import { homeQuery } from "../home/queries.ts";

/** Unread notifications and messages, in numbers and in words. */
export function useUnread(): { notifications: Unread; messages: Unread } {
  const { data } = useQuery(homeQuery(useToday()));
  return {
    notifications: unreadNotifications(data?.unreadNotifications ?? 0),
    messages: unreadMessages(data?.unreadMessages ?? 0),
  };
}
