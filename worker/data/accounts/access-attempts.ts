import { sql } from "drizzle-orm";
import {
  type AttemptPolicy,
  attemptsForgottenAfter,
  delaysOf,
} from "../../../domain/accounts/attempts.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { accessAttempts } from "../../db/schema.ts";

export interface AttemptKey {
  key: string;
  policy: AttemptPolicy;
}

/**
 * Counts an attempt as failed before it is made, unless one of its keys is blocked. So a hundred at once cannot
 * all pass before the first failure; success deletes the count. A delay of 0 stores no instant, which a clock
 * one millisecond behind would read as a block.
 * @returns the time of the attempt: 0 for now, else an instant (UTC milliseconds)
 */
export async function reserveAttempt(
  client: DatabaseClient,
  keys: AttemptKey[],
  now: number,
): Promise<number> {
  const db = connect(client);
  const asked = JSON.stringify(keys.map(({ key, policy }) => ({ key, delays: delaysOf(policy) })));
  const blocked = sql`blocked_until > ${now}
    and key in (select value ->> 'key' from json_each(${asked}))`;
  const [[wait], counted] = await db.batch([
    db
      .select({ until: sql<number>`coalesce(max(${accessAttempts.blockedUntil}), 0)` })
      .from(accessAttempts)
      .where(blocked),
    insertSelect(
      db,
      accessAttempts,
      {
        key: sql`key`,
        failures: sql`failures`,
        lastFailedAt: now,
        blockedUntil: sql`iif(delay > 0, ${now} + delay, 0)`,
      },
      sql`from (
          select key, failures, delays ->> (min(failures, json_array_length(delays)) - 1) as delay
          from (
            select value ->> 'key' as key, value -> 'delays' as delays, 1 + coalesce((
              select failures from access_attempts
              where key = value ->> 'key' and last_failed_at > ${now - attemptsForgottenAfter}
            ), 0) as failures
            from json_each(${asked})
          )
        )
        where not exists (select 1 from access_attempts where ${blocked})`,
    )
      .onConflictDoUpdate({
        target: accessAttempts.key,
        set: {
          failures: sql`excluded.failures`,
          lastFailedAt: sql`excluded.last_failed_at`,
          blockedUntil: sql`excluded.blocked_until`,
        },
      })
      .returning({ key: accessAttempts.key }),
  ]);
  return counted.length > 0 ? 0 : Math.max(wait?.until ?? 0, now + 1);
}

/** Whether an attempt would be blocked, without counting one. */
export async function isAttemptBlocked(
  client: DatabaseClient,
  keys: AttemptKey[],
  now: number,
): Promise<boolean> {
  const asked = JSON.stringify(keys.map(({ key }) => key));
  const blocked = await connect(client)
    .select({ key: accessAttempts.key })
    .from(accessAttempts)
    .where(
      sql`blocked_until > ${now} and ${accessAttempts.key} in (select value from json_each(${asked}))`,
    )
    .get();
  return blocked !== undefined;
}

export async function forgetAttempts(client: DatabaseClient, keys: AttemptKey[]): Promise<void> {
  const asked = JSON.stringify(keys.map(({ key }) => key));
  await connect(client)
    .delete(accessAttempts)
    .where(sql`${accessAttempts.key} in (select value from json_each(${asked}))`);
}
