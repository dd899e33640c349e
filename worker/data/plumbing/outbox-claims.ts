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
 * Claims due entries for one drain: of the oldest all small ones, and a large one beside them. A single guarded
 * update moves their time past the lease. A second drain at the same moment finds none of them, and a failing
 * drain loses none.
 * @param queries maximum D1 queries of all entries together
 * @param long whether the drain has minutes for a long entry
 * @returns the claimed entries, and whether others are due
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
 * Marks a mail as about to be sent, so that the next drain knows that it may have been.
 * @returns false if the lease expired and another drain has it now
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

/** Deletes a performed entry, unless its lease expired and another drain has it now. */
export async function deleteOutboxEntry(
  client: DatabaseClient,
  entry: Pick<OutboxEntry, "id" | "availableAt">,
): Promise<void> {
  await connect(client).delete(outbox).where(isStillOurs(entry));
}

/**
 * Returns an entry, unless its lease expired and another drain has it now.
 * @param isTry whether its claim counts as an attempt
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

/** Parks an entry until a person decides. Its time changes, so that a late drain releases it. */
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

/** Makes an unfinished entry due at once, as if for the first time. */
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

// json() of an invalid text raises an error, which rolls the whole batch back.
const claimProof = `select json(case when exists (
  select 1 from outbox where id = :id and available_at = :availableAt
) then '1' else 'taken over' end) as proof`;

/**
 * The database of an entry's effect. Each batch first proves, in its own transaction, that the entry is still
 * this claim's. An effect that lost its claim writes nothing, however late its batch arrives.
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
 * Stores the last notified person of a fan-out, and orders the failed alerts again.
 * @returns false if the lease expired and another drain has it now
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
