import { type InfiniteData, infiniteQueryOptions } from "@tanstack/react-query";
import type {
  Notification,
  NotificationsPage,
} from "../../domain/contract/notifications/notifications.ts";
import { queryClient } from "../lib/session/query-client.ts";
import type { NotificationsApi } from "./api.ts";

type NotificationPages = InfiniteData<NotificationsPage, string | undefined>;

/** The own list by page, newest first. */
export function notificationsQuery({ key, list }: NotificationsApi) {
  return infiniteQueryOptions({
    queryKey: [...key],
    queryFn: ({ pageParam, signal }) => list(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

type Change = (pages: NotificationsPage[]) => NotificationsPage[];

/** Applies a change to the cached list at once, if there is one. */
export async function changeList({ key }: NotificationsApi, change: Change): Promise<void> {
  await queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData<NotificationPages>(
    [...key],
    (data) => data && { ...data, pages: change(data.pages) },
  );
}

/** A change of each notification; undefined removes it from the list. */
export const changeEach =
  (change: (notification: Notification) => Notification | undefined): Change =>
  (pages) =>
    pages.map((page) => ({
      ...page,
      notifications: page.notifications.flatMap((each) => change(each) ?? []),
    }));

export const setUnread =
  (unread: (before: number) => number): Change =>
  (pages) =>
    pages.map((page) => ({ ...page, unread: Math.max(0, unread(page.unread)) }));

/** Inserts a notification by its time. */
export const insert =
  (notification: Notification): Change =>
  (pages) => {
    const known = pages.some(({ notifications }) =>
      notifications.some(({ id }) => id === notification.id),
    );
    if (known) return pages;
    const isAfter = ({ createdAt, id }: Notification) =>
      createdAt < notification.createdAt ||
      (createdAt === notification.createdAt && id < notification.id);
    const at = pages.findIndex(
      (page, index) => index === pages.length - 1 || page.notifications.some(isAfter),
    );
    return pages.map((page, index) => {
      if (index !== at) return page;
      const place = page.notifications.findIndex(isAfter);
      const end = place === -1 ? page.notifications.length : place;
      return { ...page, notifications: page.notifications.toSpliced(end, 0, notification) };
    });
  };
