import type {
  Notification,
  NotificationsPage,
  UnreadLeft,
} from "../../domain/contract/notifications.ts";
import type { NewPushSubscription, PushOverview, PushTest } from "../../domain/contract/push.ts";
import type { PushSettings } from "../../domain/push.ts";

/** What one side's screen asks of the server about the own list. */
export interface NotificationsApi {
  /** Of the query cache; whatever changes the list from outside invalidates it. */
  key: readonly string[];
  list(cursor: string | undefined, signal: AbortSignal): Promise<NotificationsPage>;
  read(ids: string[]): Promise<UnreadLeft>;
  readAll(): Promise<UnreadLeft>;
  remove(id: string): Promise<unknown>;
  restore(id: string): Promise<unknown>;
  /** `copyId` is the new one's: the same again sends nothing. */
  resend(id: string, copyId: string): Promise<Notification>;
  /** Tells the frame's badges. */
  onUnread(unread: number): void;
  push: PushApi;
}

export interface PushApi {
  key: readonly string[];
  overview(signal: AbortSignal): Promise<PushOverview>;
  choose(settings: PushSettings): Promise<unknown>;
  subscribe(subscription: NewPushSubscription): Promise<unknown>;
  unsubscribe(endpoint: string): Promise<unknown>;
  test(endpoint: string): Promise<PushTest>;
}
