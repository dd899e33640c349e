import { and, asc, eq, isNull, lte, notInArray, sql } from "drizzle-orm";
import type { InboxEvent } from "../../../domain/contract/inbox.ts";
import {
  isLong,
  maxQueriesInRun,
  maxQueriesOf,
  outboxTopics,
  sendingMark,
} from "../../../domain/plumbing/outbox.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { outbox } from "../../db/schema.ts";
import { statement } from "../../db/statement.ts";
import { type OutboxEntry, outboxEntry } from "./outbox.ts";

/**
 * Takes due entries for one drain: of the oldest all small ones, and a large one beside them. A single guarded update
 * moves their time past the lease, so that a second drain at the same moment finds none of them, and a drain that
 * dies loses none.
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
  select 1 from outbox where id = :id and available_at = :availableAt
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
      const proof = statement(client, claimProof, { id, availableAt });
      return (await client.batch<Row>([proof, ...statements])).slice(1);
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
