import { useQuery } from "@tanstack/react-query";
import { type Unread, unreadMessages, unreadNotifications } from "../../frame/unread-texts.ts";
import { useToday } from "../../lib/format/today.ts";
import { homeQuery } from "../home/queries.ts";

/** Whether a person sees the month, on a day of it. */
export function useSeesRamadan(): boolean {
  const today = useToday();
  const month = useQuery(homeQuery(today)).data?.ramadan;
  return (
    Boolean(month?.view) &&
    month !== null &&
    month !== undefined &&
    today >= month.first &&
    today < month.eid
  );
}

/** Unread notifications and messages, in numbers and in words. */
export function useUnread(): { notifications: Unread; messages: Unread } {
  const { data } = useQuery(homeQuery(useToday()));
  return {
    notifications: unreadNotifications(data?.unreadNotifications ?? 0),
    messages: unreadMessages(data?.unreadMessages ?? 0),
  };
}
