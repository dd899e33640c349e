import { type SQL, sql } from "drizzle-orm";
import type { NotificationType } from "../../../domain/notifications/notifications.ts";
import type { Database } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { notificationDeliveries, notifications, outbox } from "../../db/schema.ts";
import { randomId } from "../plumbing/outbox.ts";

/** A notice to one person. */
export interface PersonNotice {
  /** The id of its subject if that may be sent again; else new for this notice. */
  id: string;
  /** Null for the trainer. */
  recipientId: string | null;
  /** The notice is deleted with this account; null if it is the recipient's own. */
  senderId: string | null;
  type: NotificationType;
  title: string;
  message: string;
  link: string | null;
  /** Without an alert on phones. */
  silent?: boolean;
}

interface Telling {
  /** The SQL after `from`: rows whose `n.value` is a notice as JSON. */
  notices: SQL;
  /** The condition of a notice. */
  when: SQL;
  now: number;
}

const given = sql`join notifications t on t.id = n.value ->> 'id'
  and t.sender_id is n.value ->> 'senderId' and t.recipient_id is not null
  where not exists (select 1 from notification_deliveries d where d.notification_id = t.id)`;

/**
 * Statements that notify people, each once even if their batch is repeated. They write the notice, the entry
 * that tells of it, and last the delivery. Until that exists, this is the first time.
 */
export function tellPeople(db: Database, { notices, when, now }: Telling) {
  return [
    insertSelect(
      db,
      notifications,
      {
        id: sql`n.value ->> 'id'`,
        title: sql`n.value ->> 'title'`,
        message: sql`n.value ->> 'message'`,
        type: sql`n.value ->> 'type'`,
        senderId: sql`n.value ->> 'senderId'`,
        recipientId: sql`reader.id`,
        link: sql`n.value ->> 'link'`,
        createdAt: now,
        recipients: 1,
      },
      sql`from ${notices} join accounts reader on reader.id = coalesce(
        n.value ->> 'recipientId', (select id from accounts where role = 'trainer'))
        where ${when}`,
    ).onConflictDoNothing(),
    insertSelect(
      db,
      outbox,
      {
        id: randomId,
        topic: "fan_out_notification",
        payload: sql`iif(n.value ->> 'silent',
          json_object('notificationId', t.id, 'silent', json('true')),
          json_object('notificationId', t.id))`,
        availableAt: now,
        createdAt: now,
      },
      sql`from ${notices} ${given}`,
    ),
    insertSelect(
      db,
      notificationDeliveries,
      {
        recipientId: sql`t.recipient_id`,
        notificationId: sql`t.id`,
        createdAt: sql`t.created_at`,
      },
      sql`from ${notices} ${given}`,
    ),
  ] as const;
}

/** The same for one person. */
export const tellPerson = (
  db: Database,
  notice: PersonNotice,
  { when, now }: { when: SQL; now: number },
) => tellPeople(db, { notices: sql`(select ${JSON.stringify(notice)} as value) n`, when, now });

/** Whether this batch sends a notice for the first time; for use before its delivery is written. */
export const isFirstTold = ({ id, senderId }: Pick<PersonNotice, "id" | "senderId">) =>
  sql`exists (select 1 from notifications where id = ${id} and sender_id is ${senderId})
    and not exists (select 1 from notification_deliveries where notification_id = ${id})`;
