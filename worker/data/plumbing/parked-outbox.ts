import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { ParkedEntries } from "../../../domain/contract/plumbing/outbox.ts";
import { outbox } from "../../db/schema.ts";
import type { TrainerScope } from "../scope.ts";

const shown = 100;

// All ids that payloads of any topic can have; missing ones are null.
const accountId = sql`coalesce(
  json_extract(${outbox.payload}, '$.accountId'),
  json_extract(${outbox.payload}, '$.traineeId'),
  case when json_array_length(${outbox.payload}, '$.accountIds') = 1
    then json_extract(${outbox.payload}, '$.accountIds[0]') end
)`;

/** Parked entries, latest first; of a mail only its address and subject. */
export async function listParked({ db }: TrainerScope): Promise<ParkedEntries> {
  const [rows] = await db.batch([
    db
      .select({
        id: outbox.id,
        topic: outbox.topic,
        whom: sql<string | null>`coalesce(
          json_extract(${outbox.payload}, '$.to'),
          (select name from trainee_profiles where id = ${accountId}),
          (select email from accounts where id = ${accountId})
        )`.as("whom"),
        people: sql<number>`coalesce(
          json_array_length(${outbox.payload}, '$.accountIds'),
          ${accountId} is not null or json_extract(${outbox.payload}, '$.to') is not null
        )`.as("people"),
        title: sql<string | null>`coalesce(
          json_extract(${outbox.payload}, '$.subject'),
          (select title from notifications
            where id = json_extract(${outbox.payload}, '$.notificationId'))
        )`.as("title"),
        createdAt: outbox.createdAt,
        parkedAt: sql<number>`${outbox.parkedAt}`.as("parked_at"),
        attempts: outbox.attempts,
        error: outbox.lastError,
      })
      .from(outbox)
      .where(isNotNull(outbox.parkedAt))
      .orderBy(desc(outbox.parkedAt), desc(outbox.id))
      .limit(shown + 1),
  ]);
  return { entries: rows.slice(0, shown), more: rows.length > shown };
}

/** `under_way`: not parked, so the outbox tries it by itself. */
type ParkedOutcome = "done" | "under_way" | "gone";

const isParked = (id: string) => and(eq(outbox.id, id), isNotNull(outbox.parkedAt));

/** Makes a parked entry due at once, as if for the first time. */
export async function retryParked(scope: TrainerScope, id: string): Promise<ParkedOutcome> {
  const { db, now } = scope;
  const [retried, left] = await db.batch([
    db
      .update(outbox)
      .set({ parkedAt: null, availableAt: now, attempts: 0 })
      .where(isParked(id))
      .returning({ id: outbox.id }),
    entryOf(scope, id),
  ]);
  return outcomeOf(retried, left);
}

/** Deletes a parked entry. */
export async function dropParked(scope: TrainerScope, id: string): Promise<ParkedOutcome> {
  const [dropped, left] = await scope.db.batch([
    scope.db.delete(outbox).where(isParked(id)).returning({ id: outbox.id }),
    entryOf(scope, id),
  ]);
  return outcomeOf(dropped, left);
}

const entryOf = ({ db }: TrainerScope, id: string) =>
  db.select({ id: outbox.id }).from(outbox).where(eq(outbox.id, id));

function outcomeOf(changed: readonly unknown[], left: readonly unknown[]): ParkedOutcome {
  if (changed.length > 0) return "done";
  return left.length > 0 ? "under_way" : "gone";
}
