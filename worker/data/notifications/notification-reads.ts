import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { batchOf } from "../../db/batch.ts";
import { notificationDeliveries, notifications } from "../../db/schema.ts";
import type { MemberScope } from "../scope.ts";
import { unreadOf } from "./notifications.ts";

const d = notificationDeliveries;

/**
 * Marks some or all of the caller's unread notifications as read, and updates the sender's count.
 * @returns the number of unread ones left
 */
export async function setNotificationsRead(
  scope: MemberScope,
  ids: readonly string[] | "all",
): Promise<number> {
  const { db, now } = scope;
  const unread = and(
    mine(scope),
    ids === "all" ? undefined : inList(ids),
    isNull(d.readAt),
    isNull(d.deletedAt),
  );
  const { left } = await batchOf(db, {
    updatedNotifications: db
      .update(notifications)
      .set({ reads: sql`${notifications.reads} + 1` })
      .where(sql`${notifications.id} in (select ${d.notificationId} from ${d} where ${unread})`),
    updated: db.update(d).set({ readAt: now }).where(unread),
    left: unreadOf(scope),
  });
  return left[0]?.unread ?? 0;
}

const mine = ({ actor }: MemberScope) => eq(d.recipientId, actor.accountId);

// One parameter for any number of ids.
const inList = (ids: readonly string[]): SQL =>
  sql`${d.notificationId} in (select value from json_each(${JSON.stringify(ids)}))`;

/** @returns the number of unread ones left; undefined if the caller never had it */
export async function deleteNotification(
  scope: MemberScope,
  id: string,
): Promise<number | undefined> {
  return setDeleted(scope, id, scope.now);
}

/** Restores a deleted notification at its place. */
export async function restoreNotification(
  scope: MemberScope,
  id: string,
): Promise<number | undefined> {
  return setDeleted(scope, id, null);
}

async function setDeleted(scope: MemberScope, id: string, deletedAt: number | null) {
  const { db } = scope;
  const it = and(mine(scope), eq(d.notificationId, id));
  const { known, left } = await batchOf(db, {
    updated: db
      .update(d)
      .set({ deletedAt })
      .where(and(it, deletedAt === null ? isNotNull(d.deletedAt) : isNull(d.deletedAt))),
    known: db.select({ id: d.notificationId }).from(d).where(it),
    left: unreadOf(scope),
  });
  return known.length > 0 ? (left[0]?.unread ?? 0) : undefined;
}
