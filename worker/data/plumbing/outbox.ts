import { eq, type SQL, sql } from "drizzle-orm";
import type { InboxEvent } from "../../../domain/contract/inbox.ts";
import { newId } from "../../../domain/id.ts";
import type { OutboxTopic } from "../../../domain/plumbing/outbox.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { outbox } from "../../db/schema.ts";
import type { MailMessage, Platform } from "../../platform.ts";

/** Sessions of one account that are over. */
export interface EndedSessions {
  accountId: string;
  side: "trainer" | "trainee";
  sessionIds: string[];
}

/** Whom to tell of what. */
export interface TellOrder {
  accountIds: readonly string[];
  event: InboxEvent;
  /** The window that made it happen, which knows already. */
  except?: string;
  /** Each hears that it is about themselves. */
  own?: true;
}

/** What each topic is ordered with. */
interface Payloads {
  send_mail: MailMessage;
  erase_conversation: { traineeId: string };
  erase_inbox: { accountId: string };
  erase_files: { prefix: string };
  end_live_sessions: EndedSessions;
  tell_inboxes: TellOrder;
  /** `after`: whom it told last, in the order of their ids; `silent`: phones stay so. */
  fan_out_notification: { notificationId: string; after?: string; silent?: true };
  send_job_messages: { jobId: string };
  run_template_job: { jobId: string };
  repeat_weeks: { jobId: string };
  /** By the backup's name; a restoring has an id of its own. */
  back_up: { backup: string };
  restore: { restore: string; backup: string };
  archive_business: { archive: string };
}

/** What must happen after a commit, at least once. */
export type OutboxEffect = {
  [Topic in OutboxTopic]: { topic: Topic; payload: Payloads[Topic] };
}[OutboxTopic];

export type OutboxEntry = OutboxEffect & {
  id: string;
  /** How often it was claimed, this time included. */
  attempts: number;
  /** Until when it is ours: others leave it alone before. */
  availableAt: number;
  lastError: string | null;
  createdAt: number;
};

/**
 * Performs what was ordered.
 * @returns false when it was too much for one invocation: it goes on in another
 */
export type Effect<Entry extends OutboxEntry> = (
  platform: Platform,
  entry: Entry,
) => Promise<boolean>;

/** What performs each topic: whoever builds the platform brings it, so that no room needs to know all others. */
export type Effects = {
  [Topic in OutboxTopic]: Effect<OutboxEntry & { topic: Topic }>;
};

/** The statement that orders an effect; it belongs in the batch of the change that causes it. */
export function outboxEntry(db: Database, { now, ...effect }: OutboxEffect & { now: number }) {
  return db.insert(outbox).values({
    id: newId(now),
    topic: effect.topic,
    payload: { ...effect.payload },
    availableAt: now,
    createdAt: now,
  });
}

/** The same only where a condition holds, which may look at what the batch wrote before; at once, or later. */
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

/** Orders a mail that belongs to no change. */
export async function orderMail(
  client: DatabaseClient,
  payload: MailMessage,
  now: number,
): Promise<void> {
  await outboxEntry(connect(client), { topic: "send_mail", payload, now });
}

/** The id of an entry that a query makes. */
export const randomId = sql`lower(hex(randomblob(16)))`;

/** How many people one entry tells; a bound number is no whole one to D1, and would divide without a rest. */
const toldByEntry = sql.raw("50");

/**
 * The statement that orders any number of people to be told; it, too, belongs in that batch.
 * @param people a query of `id`, each once
 * @param own whether the event is about whoever hears it
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
      group by nth / ${toldByEntry}`,
  );
}

/** Takes an order back that nobody needs any more, whoever has it. */
export async function takeOrderBack(client: DatabaseClient, id: string): Promise<void> {
  await connect(client).delete(outbox).where(eq(outbox.id, id));
}
