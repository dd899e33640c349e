import { eq, type SQL, sql } from "drizzle-orm";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { InboxEvent } from "../../../domain/contract/inbox.ts";
import { newId } from "../../../domain/id.ts";
import type { OutboxTopic } from "../../../domain/plumbing/outbox.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { outbox } from "../../db/schema.ts";
import type { MailMessage, Platform } from "../../platform.ts";

/** Ended sessions of one account. */
export interface EndedSessions {
  accountId: string;
  side: "trainer" | "trainee";
  sessionIds: string[];
}

/** An event, and the accounts to tell. */
export interface TellOrder {
  accountIds: readonly string[];
  event: InboxEvent;
  /** The window that caused it and needs no event. */
  except?: string;
  /** Whether the event is about its receiver. */
  own?: true;
}

/** A reminder of a fasting day, by its name in `domain/ramadan/sun-reminders.ts`. */
interface ReminderSubject {
  reminderOf: string;
  /** The day. */
  reminderOn: LocalDate;
}

/** What an alert is about: the notification of an id, new messages in the conversation of a trainee, or a reminder. */
export type AlertSubject =
  | { notificationOf: string }
  | { conversationOf: string }
  | ReminderSubject;

/** The people of an alert that waits. */
interface Waiting {
  readers: readonly string[];
}

/**
 * Alerts that wait for the end of a prayer, and reminders that wait for their time. All fields have names of their
 * own, so that a list of entries never says who keeps which hours.
 */
export type HeldAlerts = Exclude<AlertSubject, ReminderSubject> & Waiting;
export type HeldReminders = ReminderSubject & Waiting;

/** Payloads by topic. */
interface Payloads {
  send_mail: MailMessage;
  erase_conversation: { traineeId: string };
  erase_inbox: { accountId: string };
  erase_files: { prefix: string };
  end_live_sessions: EndedSessions;
  tell_inboxes: TellOrder;
  /** `after`: the last notified person, in the order of ids; `silent`: without alerts on phones. */
  fan_out_notification: { notificationId: string; after?: string; silent?: true };
  push_held_alerts: HeldAlerts;
  push_sun_reminders: HeldReminders;
  send_job_messages: { jobId: string };
  send_check_in_reply: { checkInId: string };
  run_template_job: { jobId: string };
  repeat_weeks: { jobId: string };
  /** By the backup's name; a restore has its own id. */
  back_up: { backup: string };
  restore: { restore: string; backup: string };
  archive_business: { archive: string };
}

/** Work that follows a commit, at least once. */
export type OutboxEffect = {
  [Topic in OutboxTopic]: { topic: Topic; payload: Payloads[Topic] };
}[OutboxTopic];

export type OutboxEntry = OutboxEffect & {
  id: string;
  /** Number of claims, this one included. */
  attempts: number;
  /** End of the lease, UTC milliseconds; until then no other drain claims it. */
  availableAt: number;
  lastError: string | null;
  createdAt: number;
};

/**
 * Performs an entry.
 * @returns false if one invocation is too short for it: the next one continues
 */
export type Effect<Entry extends OutboxEntry> = (
  platform: Platform,
  entry: Entry,
) => Promise<boolean>;

/** The effect of each topic. The platform's builder provides them, so that no room depends on all others. */
export type Effects = {
  [Topic in OutboxTopic]: Effect<OutboxEntry & { topic: Topic }>;
};

/** Inserts an entry, due at once or later; for the batch of the change that causes it. */
export function outboxEntry(
  db: Database,
  {
    now,
    id = newId(now),
    availableAt = now,
    topic,
    payload,
  }: OutboxEffect & { now: number; id?: string; availableAt?: number },
) {
  return db
    .insert(outbox)
    .values({ id, topic, payload: { ...payload }, availableAt, createdAt: now });
}

/** The same under a condition, which may read the batch's earlier writes; due at once, or later. */
export function outboxEntryWhen(
  db: Database,
  when: SQL,
  { now, availableAt = now, topic, payload }: OutboxEffect & { now: number; availableAt?: number },
) {
  return insertSelect(
    db,
    outbox,
    { id: newId(now), topic, payload: { ...payload }, availableAt, createdAt: now },
    sql`where ${when}`,
  );
}

/** Orders a mail outside of a change. */
export async function orderMail(
  client: DatabaseClient,
  payload: MailMessage,
  now: number,
): Promise<void> {
  await outboxEntry(connect(client), { topic: "send_mail", payload, now });
}

/** The id of an entry that a query inserts. */
export const randomId = sql`lower(hex(randomblob(16)))`;

/**
 * The entry for `insertSelect` that orders to erase the files of some rows, in the batch that lets go of them and
 * before it does.
 * @param prefix the key of a row's file, or the folder of several
 */
export const fileErasure = (prefix: SQL, now: number, id: SQL = randomId) => ({
  id,
  topic: "erase_files" as const satisfies OutboxEffect["topic"],
  payload: sql`json_object('prefix', ${prefix})`,
  availableAt: now,
  createdAt: now,
});

/**
 * Maximum people of one entry. Raw SQL, because D1 binds numbers as floats, and a float division has no
 * remainder.
 */
export const peopleOfEntry = sql.raw("50");

/**
 * Orders events for any number of people; for the same batch.
 * @param people a query of `id`, each once
 * @param own whether the event is about its receiver
 */
export function tellMany(
  db: Database,
  { people, event, own, now }: { people: SQL; event: InboxEvent; own?: true; now: number },
) {
  return insertSelect(
    db,
    outbox,
    {
      id: randomId,
      topic: "tell_inboxes",
      payload: sql`json_object(
        'accountIds', json_group_array(id), 'event', json(${JSON.stringify(event)})
        ${own ? sql`, 'own', json('true')` : sql``}
      )`,
      availableAt: now,
      createdAt: now,
    },
    sql`from (select id, row_number() over () - 1 as nth from (${people}))
      group by nth / ${peopleOfEntry}`,
  );
}

/** Deletes an entry that is no longer needed, claimed or not. */
export async function takeOrderBack(client: DatabaseClient, id: string): Promise<void> {
  await connect(client).delete(outbox).where(eq(outbox.id, id));
}
