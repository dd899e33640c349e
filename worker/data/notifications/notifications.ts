import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type {
  Notification,
  NotificationsPage,
  NotificationsQuery,
} from "../../../domain/contract/notifications/notifications.ts";
import { cursorAfter, readCursor } from "../../../domain/list.ts";
import {
  notificationsPerPage,
  unreadCountedTo,
} from "../../../domain/notifications/notifications.ts";
import type { Database } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { notificationDeliveries, notifications, traineeProfiles } from "../../db/schema.ts";
import type { MemberScope } from "../scope.ts";
import { unreadNotifications } from "./unread.ts";

const d = notificationDeliveries;
const n = notifications;

const columns = {
  notificationId: sql<string>`${d.notificationId}`.as("notification_id"),
  type: n.type,
  title: n.title,
  message: n.message,
  link: n.link,
  deliveredAt: sql<number>`${d.createdAt}`.as("delivered_at"),
  readAt: d.readAt,
  isSent: sql<number>`coalesce(${n.senderId} = ${d.recipientId}, 0)`.as("is_sent"),
  recipientId: sql<string | null>`${n.recipientId}`.as("to_one"),
  isMine: sql<number>`coalesce(${n.recipientId} = ${d.recipientId}, 0)`.as("is_mine"),
  chosen: n.chosen,
  recipients: n.recipients,
  reads: n.reads,
  recipientName: sql<string | null>`${traineeProfiles.name}`.as("recipient_name"),
};

/** The caller's own list under a condition. */
const ownList = (db: Database, condition: SQL) =>
  db
    .select(columns)
    .from(d)
    .crossJoin(n)
    .leftJoin(traineeProfiles, eq(traineeProfiles.id, n.recipientId))
    .where(
      and(
        eq(d.recipientId, sql.placeholder("accountId")),
        isNull(d.deletedAt),
        condition,
        eq(n.id, d.notificationId),
      ),
    );

const newestPage = prepared((db) =>
  ownList(
    db,
    sql`(${d.createdAt}, ${d.notificationId}) < (${sql.placeholder("createdAt")}, ${sql.placeholder("id")})`,
  )
    .orderBy(desc(d.createdAt), desc(d.notificationId))
    .limit(sql.placeholder("limit")),
);

const oneOfMine = prepared((db) => ownList(db, eq(d.notificationId, sql.placeholder("id"))));

/** Counts the caller's unread notifications, reading at most the cap. */
export const unreadOf = ({ db, actor }: MemberScope) =>
  unreadNotifications(db, { recipientId: actor.accountId, limit: unreadCountedTo });

/** Reads one notification of the caller's list. */
export const notificationOf = ({ db, actor }: MemberScope, id: string) =>
  oneOfMine(db, { accountId: actor.accountId, id });

type Row = Awaited<ReturnType<typeof notificationOf>>[number];

export function toNotification(row: Row): Notification {
  const { notificationId, type, title, message, link, deliveredAt, readAt } = row;
  const isSent = row.isSent === 1 && row.isMine === 0;
  return {
    id: notificationId,
    type,
    title,
    message,
    // The link is meant for the recipients.
    link: isSent ? null : link,
    createdAt: deliveredAt,
    readAt,
    sentTo: isSent ? sentToOf(row) : null,
  };
}

function sentToOf({ recipientId, chosen, recipients, reads, recipientName }: Row) {
  const many = chosen ? ("chosen" as const) : ("all" as const);
  return { audience: recipientId ? "one" : many, name: recipientName, recipients, reads } as const;
}

/** A page of the caller's own list, at a cost independent of the history. */
export async function listNotifications(
  scope: MemberScope,
  { cursor }: NotificationsQuery,
): Promise<NotificationsPage> {
  const { db, actor } = scope;
  const [rows, unread] = await db.batch([
    newestPage(db, {
      accountId: actor.accountId,
      ...readCursor(cursor),
      limit: notificationsPerPage + 1,
    }),
    unreadOf(scope),
  ]);
  const shown = rows.slice(0, notificationsPerPage);
  const last = shown.at(-1);
  return {
    notifications: shown.map(toNotification),
    unread: unread[0]?.unread ?? 0,
    next:
      last && rows.length > shown.length
        ? cursorAfter({ createdAt: last.deliveredAt, id: last.notificationId })
        : null,
  };
}

/** One notification of the caller's own list. */
export async function getNotification(
  scope: MemberScope,
  id: string,
): Promise<Notification | undefined> {
  const [rows] = await scope.db.batch([notificationOf(scope, id)]);
  return rows[0] && toNotification(rows[0]);
}
