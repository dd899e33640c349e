import { and, asc, eq, isNull, lte, notInArray, type SQL, sql } from "drizzle-orm";
import type { InboxEvent } from "../../../domain/contract/conversations/inbox.ts";
import { newId } from "../../../domain/id.ts";
import {
  isLong,
  maxQueriesInRun,
  maxQueriesOf,
  type OutboxTopic,
  outboxTopics,
  sendingMark,
} from "../../../domain/operations/outbox.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { outbox } from "../../db/schema.ts";
import type { MailMessage } from "../../platform.ts";

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

/** The id of an entry that a query makes. */
export const randomId = sql`lower(hex(randomblob(16)))`;

/** How many people one entry tells. */
const toldByEntry = 50;

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

/**
 * Takes due entries for one drain: of the oldest all small ones, and a long one beside them. A single guarded update moves their time past the
 * lease, so that a second drain at the same moment finds none of them, and a drain that dies loses none.
 * @param queries how many D1 queries they may take together
 * @param long whether there are minutes for what takes long
 * @returns those, and whether others are due
 */
export async function claimOutbox(
  client: DatabaseClient,
  {
    now,
    lease,
    limit,
    queries = maxQueriesInRun,
    long,
  }: { now: number; lease: number; limit: number; queries?: number; long: boolean },
): Promise<{ entries: OutboxEntry[]; more: boolean }> {
  const db = connect(client);
  const isDue = and(lte(outbox.availableAt, now), isNull(outbox.parkedAt));
  const oldest = db
    .select({ id: outbox.id, topic: outbox.topic, availableAt: outbox.availableAt })
    .from(outbox)
    .where(long ? isDue : and(isDue, notInArray(outbox.topic, outboxTopics.filter(isLong))))
    .orderBy(asc(outbox.availableAt))
    .limit(limit);
  const within = sql`(
    select id from (
      select id, sum(cost) over (order by cost, available_at, id rows unbounded preceding) as together
      from (
        -- A topic that this version does not know fails without asking anything.
        select id, available_at, coalesce(${JSON.stringify(maxQueriesOf)} ->> topic, 1) as cost
        from ${oldest}
      )
    ) where together <= ${queries}
  )`;
  const [rows, left] = await db.batch([
    db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, availableAt: now + lease })
      .where(and(sql`${outbox.id} in ${within}`, isDue))
      .returning(),
    db.select({ id: outbox.id }).from(outbox).where(isDue).limit(1),
  ]);
  return { entries: rows as unknown as OutboxEntry[], more: left.length > 0 };
}

/**
 * Notes that a mail is about to leave, so that whoever finds it again knows that it may have.
 * @returns false when the lease ran out and another drain has it now
 */
export async function noteSending(
  client: DatabaseClient,
  entry: Pick<OutboxEntry, "id" | "availableAt">,
): Promise<boolean> {
  const noted = await connect(client)
    .update(outbox)
    .set({ lastError: sendingMark })
    .where(isStillOurs(entry))
    .returning({ id: outbox.id });
  return noted.length > 0;
}

/** Takes an order back that nobody needs any more, whoever has it. */
export async function takeOrderBack(client: DatabaseClient, id: string): Promise<void> {
  await connect(client).delete(outbox).where(eq(outbox.id, id));
}

/** Forgets an entry whose effect happened, unless its lease ran out and another drain has it now. */
export async function deleteOutboxEntry(
  client: DatabaseClient,
  entry: Pick<OutboxEntry, "id" | "availableAt">,
): Promise<void> {
  await connect(client).delete(outbox).where(isStillOurs(entry));
}

/**
 * Puts an entry back, unless its lease ran out and another drain has it now.
 * @param isTry whether its claim counts among its tries
 */
export async function returnOutboxEntry(
  client: DatabaseClient,
  entry: Pick<OutboxEntry, "id" | "availableAt">,
  { availableAt, error, isTry }: { availableAt: number; error: string; isTry: boolean },
): Promise<void> {
  await connect(client)
    .update(outbox)
    .set({
      availableAt,
      lastError: error,
      attempts: sql`max(0, ${outbox.attempts} - ${isTry ? 0 : 1})`,
    })
    .where(isStillOurs(entry));
}

/** Lets an entry rest until a person decides; its time moves, so that a late drain lets go of it. */
export async function parkOutboxEntry(
  client: DatabaseClient,
  entry: Pick<OutboxEntry, "id" | "availableAt">,
  { now, error }: { now: number; error: string },
): Promise<void> {
  await connect(client)
    .update(outbox)
    .set({ availableAt: now, parkedAt: now, lastError: error })
    .where(isStillOurs(entry));
}

const isStillOurs = ({ id, availableAt }: Pick<OutboxEntry, "id" | "availableAt">) =>
  and(eq(outbox.id, id), eq(outbox.availableAt, availableAt));

/** Lets an entry that is not finished be claimed again at once, as if for the first time. */
export async function continueOutboxEntry(
  client: DatabaseClient,
  entry: Pick<OutboxEntry, "id" | "availableAt">,
  now: number,
): Promise<void> {
  await connect(client)
    .update(outbox)
    .set({ availableAt: now, attempts: 0 })
    .where(isStillOurs(entry));
}

// json() of a text that is no JSON raises an error, which rolls the whole batch back.
const claimProof = `select json(case when exists (
  select 1 from outbox where id = ?1 and available_at = ?2
) then '1' else 'taken over' end) as proof`;

/**
 * A database of whoever performs an entry. Each batch first proves, in its own transaction, that nobody else has the
 * entry by now and that it was not given back: who was cut off writes nothing any more, however late that arrives.
 */
export function claimedDatabase(
  client: DatabaseClient,
  { id, availableAt }: Pick<OutboxEntry, "id" | "availableAt">,
): DatabaseClient {
  return {
    prepare: (query) => client.prepare(query),
    async batch<Row>(statements: Parameters<DatabaseClient["batch"]>[0]) {
      const proof = client.prepare(claimProof).bind(id, availableAt);
      const [, ...results] = await client.batch<Row>([proof, ...statements]);
      return results;
    },
  };
}

/**
 * Remembers whom a fan-out told last, and orders anew what did not arrive.
 * @returns false when the lease ran out and somebody else goes on
 */
export async function advanceFanOut(
  client: DatabaseClient,
  entry: Pick<OutboxEntry, "id" | "availableAt">,
  {
    now,
    after,
    missed,
  }: { now: number; after: string; missed: readonly { accountId: string; event: InboxEvent }[] },
): Promise<boolean> {
  const db = connect(client);
  const again = missed.map(({ accountId, event }) =>
    outboxEntry(db, {
      topic: "tell_inboxes",
      payload: { accountIds: [accountId], event },
      now: now + 1,
    }),
  );
  const [advanced] = await db.batch([
    db
      .update(outbox)
      .set({ payload: sql`json_set(${outbox.payload}, '$.after', ${after})` })
      .where(isStillOurs(entry))
      .returning({ id: outbox.id }),
    ...again,
  ]);
  return advanced.length > 0;
}
