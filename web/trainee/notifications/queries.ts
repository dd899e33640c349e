import type { Notification, NotificationsPage } from "../../../domain/contract/notifications.ts";
import { answer } from "../../lib/answer.ts";
import { traineeClient } from "../../lib/clients.ts";
import { queryClient } from "../../lib/query-client.ts";
import type { NotificationsApi } from "../../notifications/api.ts";
import { notificationsQuery } from "../../notifications/queries.ts";
import { homeKey } from "../home/queries.ts";

export const notificationsKey = ["trainee", "notifications"] as const;
export const pushKey = ["trainee", "push"] as const;

const one = (id: string) => ({ param: { id }, json: {} });
const list = () => traineeClient().notifications;
const push = () => traineeClient().push;

export const traineeNotifications: NotificationsApi = {
  key: notificationsKey,
  list: (cursor, signal) =>
    answer(
      list().$get({ query: cursor ? { cursor } : {} }, { init: { signal } }),
    ) as Promise<NotificationsPage>,
  read: (ids) => answer(list().read.$post({ json: { ids } })),
  readAll: () => answer(list()["read-all"].$post({ json: {} })),
  remove: (id) => answer(list()[":id"].$delete(one(id))),
  restore: (id) => answer(list()[":id"].restore.$post(one(id))),
  resend: (id, copyId) =>
    answer(
      list()[":id"].resend.$post({ param: { id }, json: { id: copyId } }),
    ) as Promise<Notification>,
  onUnread: (unread) =>
    queryClient.setQueriesData<{ unreadNotifications: number }>(
      { queryKey: homeKey },
      (home) => home && { ...home, unreadNotifications: Math.min(unread, badgeCap) },
    ),
  push: {
    key: pushKey,
    overview: (signal) => answer(push().$get({}, { init: { signal } })),
    choose: (settings) => answer(push().settings.$put({ json: settings })),
    subscribe: (subscription) => answer(push().subscriptions.$post({ json: subscription })),
    unsubscribe: (endpoint) => answer(push().subscriptions.$delete({ json: { endpoint } })),
    test: (endpoint) => answer(push().test.$post({ json: { endpoint } })),
  },
};

/** One more than badges show. */
const badgeCap = 10;

export const traineeNotificationsQuery = () => notificationsQuery(traineeNotifications);
