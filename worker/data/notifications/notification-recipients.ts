import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import type { NotificationType } from "../../../domain/notifications/notifications.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { decoded } from "../../db/decoded.ts";
import {
  accountSettings,
  accounts,
  conversations,
  notificationDeliveries,
  notifications,
  traineeProfiles,
} from "../../db/schema.ts";
import { type PersonToTell, personColumns, ramadanIn, toPerson } from "./push-people.ts";
import { unreadCap } from "./unread.ts";

export interface NotificationToTell {
  id: string;
  type: NotificationType;
  title: string;
  link: string | null;
  senderId: string | null;
  /** Whether its sender is a muted trainee: it is listed, without an alert. */
  isMuted: boolean;
}

export async function getNotificationToTell(
  client: DatabaseClient,
  notificationId: string,
): Promise<NotificationToTell | undefined> {
  const { id, type, title, link, senderId } = notifications;
  const isMuted = decoded(
    sql<boolean>`exists (select 1 from ${conversations}
    where ${conversations.traineeId} = ${senderId} and ${conversations.mutedAt} is not null)`,
    Boolean,
  ).as("is_muted");
  return connect(client)
    .select({ id, type, title, link, senderId, isMuted })
    .from(notifications)
    .where(eq(id, notificationId))
    .get();
}

const d = notificationDeliveries;

export type Recipient = PersonToTell & {
  /** Counted up to the badge's cap. */
  unread: number;
};

/**
 * The next unread deliveries of a notification, in the order of their people's ids.
 * @param among the only people in question; everybody by default
 */
export async function listRecipients(
  client: DatabaseClient,
  { id, senderId }: NotificationToTell,
  { after = "", limit, among }: { after?: string; limit: number; among?: readonly string[] },
): Promise<Recipient[]> {
  const unread = sql<number>`(select count(*) from (select 1 from notification_deliveries own
    where own.recipient_id = ${d.recipientId} and own.read_at is null and own.deleted_at is null
    limit ${unreadCap}))`.as("unread");
  const rows = await connect(client)
    .select({ ...personColumns, unread })
    .from(d)
    .innerJoin(accounts, eq(accounts.id, d.recipientId))
    .leftJoin(traineeProfiles, eq(traineeProfiles.id, accounts.id))
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(
      and(
        eq(d.notificationId, id),
        gt(d.recipientId, after),
        sql`${d.recipientId} is not ${senderId}`,
        isNull(d.readAt),
        isNull(d.deletedAt),
        among && sql`${d.recipientId} in (select value from json_each(${JSON.stringify(among)}))`,
      ),
    )
    .orderBy(asc(d.recipientId))
    .limit(limit);
  const ramadan = ramadanIn(rows);
  return rows.map(({ unread, ...person }) => ({ ...toPerson(person, ramadan), unread }));
}
