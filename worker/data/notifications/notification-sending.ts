import { type SQL, sql } from "drizzle-orm";
import type {
  NewNotification,
  Notification,
} from "../../../domain/contract/notifications/notifications.ts";
import { batchOf } from "../../db/batch.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { notificationDeliveries, notifications } from "../../db/schema.ts";
import { outboxEntryWhen } from "../plumbing/outbox.ts";
import type { MemberScope, TrainerScope } from "../scope.ts";
import { notificationOf, toNotification, unreadOf } from "./notifications.ts";

/** Recipients of a notification: all trainees, some, those of another notification, or the members of a job. */
export type Audience =
  | NewNotification["audience"]
  | { kind: "same"; notificationId: string }
  | { kind: "members"; jobId: string };

interface NotificationToSend {
  id: string;
  audience: Audience;
  /** The columns type, title, message and link of one row; no row sends nothing. */
  content: SQL;
}

/**
 * Stores a notification with a delivery for each recipient, and orders its fan-out. One transaction in a fixed
 * number of statements; the same id again changes nothing.
 * @returns the sender's view of it; undefined without recipients
 */
export async function createNotification(
  scope: TrainerScope,
  sending: NotificationToSend,
): Promise<Notification | undefined> {
  const { stored } = await batchOf(scope.db, {
    sent: sendingStatements(scope, sending),
    stored: notificationOf(scope, sending.id),
  });
  return stored[0] && toNotification(stored[0]);
}

/** The same for the batch of another change. */
export function sendingStatements(
  { db, actor, now }: TrainerScope,
  { id, audience, content }: NotificationToSend,
) {
  const me = actor.accountId;
  const people = peopleOf(audience, me);
  const { one, chosen } = shapeOf(audience);
  // The sender's own delivery is written last: until it exists, this is the first time.
  const isNew = sql`exists (select 1 from notifications where id = ${id} and sender_id = ${me})
    and not exists (select 1 from notification_deliveries where recipient_id = ${me} and notification_id = ${id})`;
  return [
    insertSelect(
      db,
      notifications,
      {
        id,
        title: sql`content.title`,
        message: sql`content.message`,
        type: sql`content.type`,
        senderId: me,
        recipientId: one,
        link: sql`content.link`,
        createdAt: now,
        chosen,
        recipients: sql`people.n`,
      },
      sql`from (${content}) as content, (select count(*) as n from (${people})) as people
        where people.n > 0`,
    ).onConflictDoNothing(),
    insertSelect(
      db,
      notificationDeliveries,
      { recipientId: sql`people.id`, notificationId: id, createdAt: now },
      sql`from (${people}) as people where ${isNew}`,
    ).onConflictDoNothing(),
    outboxEntryWhen(db, isNew, {
      topic: "fan_out_notification",
      payload: { notificationId: id },
      now,
    }),
    insertSelect(
      db,
      notificationDeliveries,
      { recipientId: me, notificationId: id, createdAt: now, readAt: now },
      sql`from notifications
        where id = ${id} and sender_id = ${me} and recipient_id is not ${me}`,
    ).onConflictDoNothing(),
  ] as const;
}

type Typed = Pick<NewNotification, "type" | "title" | "message">;

export const typedContent = ({ type, title, message }: Typed, link: string | null) =>
  sql`select ${type} as type, ${title.trim()} as title, ${message.trim()} as message, ${link} as link`;

/** The content of another notification of the same sender. */
export const sameContent = (scope: TrainerScope, notificationId: string) =>
  sql`select type, title, message, link from notifications
    where id = ${notificationId} and sender_id = ${scope.actor.accountId}`;

function peopleOf(audience: Audience, sender: string): SQL {
  switch (audience.kind) {
    case "all":
      return sql`select id from trainee_profiles where status = 'active'`;
    case "chosen":
      return sql`select id from trainee_profiles where id in (select value from json_each(${JSON.stringify(audience.traineeIds)}))`;
    case "same":
      return sql`select recipient_id as id from notification_deliveries
        where notification_id = ${audience.notificationId} and recipient_id <> ${sender}`;
    case "members":
      return sql`select trainee_id as id from trainee_job_members where job_id = ${audience.jobId}`;
  }
}

/** The audience as columns of the row. */
function shapeOf(audience: Audience): { one: SQL; chosen: SQL } {
  switch (audience.kind) {
    case "all":
      return { one: sql`null`, chosen: sql`0` };
    case "chosen": {
      const [only, ...others] = audience.traineeIds;
      const one =
        others.length === 0 ? sql`(select id from trainee_profiles where id = ${only})` : sql`null`;
      return { one, chosen: sql`1` };
    }
    case "same": {
      const original = (column: SQL) =>
        sql`(select ${column} from notifications where id = ${audience.notificationId})`;
      return { one: original(sql`recipient_id`), chosen: original(sql`chosen`) };
    }
    case "members": {
      const one = sql`(select max(trainee_id) from trainee_job_members
        where job_id = ${audience.jobId} having count(*) = 1)`;
      return { one, chosen: sql`1` };
    }
  }
}

/**
 * Makes a new unread copy of a notification in the caller's list.
 * @returns undefined if the original is not in it
 */
export async function copyNotification(
  scope: MemberScope,
  { id, original }: { id: string; original: string },
): Promise<{ notification: Notification; unread: number } | undefined> {
  const { db, actor, now } = scope;
  const me = actor.accountId;
  const { rows, unread } = await batchOf(db, {
    inserted: insertSelect(
      db,
      notifications,
      {
        id,
        title: sql`n.title`,
        message: sql`n.message`,
        type: sql`n.type`,
        senderId: me,
        recipientId: me,
        link: sql`n.link`,
        createdAt: now,
        recipients: 1,
      },
      sql`from notification_deliveries d cross join notifications n
        where d.recipient_id = ${me} and d.notification_id = ${original} and d.deleted_at is null
          and n.id = d.notification_id`,
    ).onConflictDoNothing(),
    delivered: insertSelect(
      db,
      notificationDeliveries,
      { recipientId: me, notificationId: sql`id`, createdAt: sql`created_at` },
      sql`from notifications where id = ${id} and sender_id = ${me} and recipient_id = ${me}`,
    ).onConflictDoNothing(),
    rows: notificationOf(scope, id),
    unread: unreadOf(scope),
  });
  const [copy] = rows;
  return copy && { notification: toNotification(copy), unread: unread[0]?.unread ?? 0 };
}
