import type {
  Notification,
  NotificationsPage,
  UnreadLeft,
} from "../../domain/contract/notifications/notifications.ts";
import type {
  NewPushSubscription,
  PushOverview,
  PushTest,
} from "../../domain/contract/notifications/push.ts";
import type { PushSettings } from "../../domain/notifications/push.ts";
import { answer } from "../lib/session/answer.ts";
import type { adminClient, traineeClient } from "../lib/session/clients.ts";
import { afterWrites } from "./after-writes.ts";

/** One side's requests about its own list. */
export interface NotificationsApi {
  /** The query key; remote changes of the list invalidate it. */
  key: readonly string[];
  list(cursor: string | undefined, signal: AbortSignal): Promise<NotificationsPage>;
  read(ids: string[]): Promise<UnreadLeft>;
  readAll(): Promise<UnreadLeft>;
  remove(id: string): Promise<unknown>;
  restore(id: string): Promise<unknown>;
  /** `copyId` is the new notification's id, so that a retry sends once. */
  resend(id: string, copyId: string): Promise<Notification>;
  /** Updates the frame's badges. */
  onUnread(unread: number): void;
  push: PushApi;
}

export interface PushApi {
  key: readonly string[];
  overview(signal: AbortSignal): Promise<PushOverview>;
  choose(settings: PushSettings, signal: AbortSignal): Promise<unknown>;
  subscribe(subscription: NewPushSubscription): Promise<unknown>;
  unsubscribe(endpoint: string): Promise<unknown>;
  test(endpoint: string): Promise<PushTest>;
}

type Client = ReturnType<typeof adminClient | typeof traineeClient>;

/**
 * The requests of one side; both areas have the same routes.
 * @param client of the area
 */
export function notificationsApi(
  area: "admin" | "trainee",
  client: () => Pick<Client, "notifications" | "push">,
  onUnread: (unread: number) => void,
): NotificationsApi {
  const one = (id: string) => ({ param: { id }, json: {} });
  const list = () => client().notifications;
  const push = () => client().push;
  const { ask, write } = afterWrites();
  return {
    key: [area, "notifications"],
    list: (cursor, signal) =>
      ask(() =>
        answer(list().$get({ query: cursor ? { cursor } : {} }, { init: { signal } })),
      ) as Promise<NotificationsPage>,
    read: (ids) => write(answer(list().read.$post({ json: { ids } }))),
    readAll: () => write(answer(list()["read-all"].$post({ json: {} }))),
    remove: (id) => write(answer(list()[":id"].$delete(one(id)))),
    restore: (id) => write(answer(list()[":id"].restore.$post(one(id)))),
    resend: (id, copyId) =>
      write(
        answer(list()[":id"].resend.$post({ param: { id }, json: { id: copyId } })),
      ) as Promise<Notification>,
    onUnread,
    push: {
      key: [area, "push"],
      overview: (signal) => answer(push().$get({}, { init: { signal } })),
      choose: (settings, signal) =>
        answer(push().settings.$put({ json: settings }, { init: { signal } })),
      subscribe: (subscription) => answer(push().subscriptions.$post({ json: subscription })),
      unsubscribe: (endpoint) => answer(push().subscriptions.$delete({ json: { endpoint } })),
      test: (endpoint) => answer(push().test.$post({ json: { endpoint } })),
    },
  };
}
