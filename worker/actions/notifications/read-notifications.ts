import * as reads from "../../data/notifications/notification-reads.ts";
import { unreadCap } from "../../data/notifications/unread.ts";
import type { MemberScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";

/**
 * Marks some or all of the caller's notifications as read.
 * @returns the number of unread ones left
 */
export async function setNotificationsRead(
  platform: Platform,
  scope: MemberScope,
  ids: readonly string[] | "all",
): Promise<number> {
  const unread = await reads.setNotificationsRead(scope, ids);
  tellOtherWindows(platform, scope, unread);
  return unread;
}

/** @returns undefined if the caller never had it */
export async function deleteNotification(platform: Platform, scope: MemberScope, id: string) {
  const unread = await reads.deleteNotification(scope, id);
  if (unread !== undefined) tellOtherWindows(platform, scope, unread);
  return unread;
}

/** @returns undefined if the caller never had it */
export async function restoreNotification(platform: Platform, scope: MemberScope, id: string) {
  const unread = await reads.restoreNotification(scope, id);
  if (unread !== undefined) tellOtherWindows(platform, scope, unread);
  return unread;
}

/** Best effort: a window that misses the event reads again when it becomes visible. */
export function tellOtherWindows(
  { live, background, log }: Platform,
  { actor }: MemberScope,
  unread: number,
): void {
  const event = { type: "notification", unread: Math.min(unread, unreadCap) } as const;
  background(
    live.tell(actor.accountId, event).catch((error: unknown) => {
      log({ level: "warn", event: "inbox_not_told", error: String(error) });
    }),
  );
}
