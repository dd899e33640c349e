import { and, eq, sql } from "drizzle-orm";
import type { NewPushSubscription } from "../../../domain/contract/notifications/push.ts";
import {
  type PushSettings,
  pushDevices,
  readPushSettings,
} from "../../../domain/notifications/push.ts";
import { rowCount } from "../../db/decoded.ts";
import { accountSettings, pushSubscriptions } from "../../db/schema.ts";
import { refusalIn, refuseWhen } from "../proofs.ts";
import type { MemberScope } from "../scope.ts";

const s = pushSubscriptions;

/** The caller's settings, and the number of subscribed browsers. */
export async function getPush({ db, actor }: MemberScope) {
  const [stored, devices] = await db.batch([
    db
      .select({ chosen: accountSettings.notifications })
      .from(accountSettings)
      .where(eq(accountSettings.accountId, actor.accountId)),
    db
      .select({ count: rowCount().as("devices") })
      .from(s)
      .where(eq(s.accountId, actor.accountId)),
  ]);
  const settings = readPushSettings(stored[0]?.chosen.push);
  return { settings, devices: devices[0]?.count ?? 0 };
}

/** Stores the caller's settings; the account's others stay. */
export async function setPushSettings(
  { db, actor, now }: MemberScope,
  { types, quiet }: PushSettings,
): Promise<void> {
  const push = JSON.stringify({ types, quiet });
  await db.batch([
    db
      .insert(accountSettings)
      .values({
        accountId: actor.accountId,
        notifications: sql`json_object('push', json(${push}))`,
        updatedAt: now,
      })
      .onConflictDoUpdate({
        target: accountSettings.accountId,
        set: {
          notifications: sql`json_set(${accountSettings.notifications}, '$.push', json(${push}))`,
          updatedAt: now,
        },
      }),
  ]);
}

/**
 * Subscribes the caller's browser for the life of its session. A browser of another account becomes the
 * caller's; above the limit the oldest is dropped.
 * @returns false if the id belongs to another browser
 */
export async function createPushSubscription(
  { db, actor, now }: MemberScope,
  { id, endpoint, p256dh, auth, replaces }: NewPushSubscription,
): Promise<boolean> {
  const { accountId, sessionId } = actor;
  const current = { accountId, sessionId, p256dh, auth };
  const isTaken = sql`exists (select 1 from push_subscriptions where id = ${id} and endpoint <> ${endpoint})`;
  const stored = db.batch([
    db.delete(s).where(and(eq(s.accountId, accountId), eq(s.endpoint, replaces ?? ""))),
    refuseWhen(db, [[isTaken, "conflict"]]),
    db
      .insert(s)
      .values({ id, endpoint, createdAt: now, ...current })
      .onConflictDoUpdate({ target: s.endpoint, set: { ...current, failures: 0 } }),
    db.delete(s).where(
      sql`${s.id} in (select id from push_subscriptions where account_id = ${accountId}
        order by coalesce(used_at, created_at) desc, id desc limit -1 offset ${pushDevices})`,
    ),
  ]);
  return (await refusalIn(["conflict"], stored)) === undefined;
}

/** Deletes a browser of the caller's; harmless if it is unknown. */
export async function deletePushSubscription(
  { db, actor }: MemberScope,
  endpoint: string,
): Promise<void> {
  await db.batch([
    db.delete(s).where(and(eq(s.accountId, actor.accountId), eq(s.endpoint, endpoint))),
  ]);
}

/** One of the caller's browsers, and its owner's language. */
export async function getOwnBrowser({ db, actor }: MemberScope, endpoint: string) {
  const { accountId } = actor;
  const [browsers, choices] = await db.batch([
    db
      .select({ id: s.id, endpoint: s.endpoint, p256dh: s.p256dh, auth: s.auth })
      .from(s)
      .where(and(eq(s.accountId, accountId), eq(s.endpoint, endpoint))),
    db
      .select({ language: accountSettings.language })
      .from(accountSettings)
      .where(eq(accountSettings.accountId, accountId)),
  ]);
  return { browser: browsers[0], language: choices[0]?.language ?? ("ar" as const) };
}
