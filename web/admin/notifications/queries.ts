import type { Notification, NotificationsPage } from "../../../domain/contract/notifications.ts";
import { answer } from "../../lib/answer.ts";
import { adminClient } from "../../lib/clients.ts";
import type { NotificationsApi } from "../../notifications/api.ts";

export const notificationsKey = ["admin", "notifications"] as const;
export const pushKey = ["admin", "push"] as const;

const one = (id: string) => ({ param: { id }, json: {} });
const list = () => adminClient().notifications;
const push = () => adminClient().push;

export const adminNotifications: NotificationsApi = {
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
  onUnread: () => {},
  push: {
    key: pushKey,
    overview: (signal) => answer(push().$get({}, { init: { signal } })),
    choose: (settings) => answer(push().settings.$put({ json: settings })),
    subscribe: (subscription) => answer(push().subscriptions.$post({ json: subscription })),
    unsubscribe: (endpoint) => answer(push().subscriptions.$delete({ json: { endpoint } })),
    test: (endpoint) => answer(push().test.$post({ json: { endpoint } })),
  },
};
