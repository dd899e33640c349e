import { eq, sql } from "drizzle-orm";
import { derivedId } from "../../../domain/id.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { decoded } from "../../db/decoded.ts";
import { conversations } from "../../db/schema.ts";
import { type AlertSubject, type OutboxEffect, outboxEntry } from "../plumbing/outbox.ts";

/**
 * Orders alerts for later; the same order again changes nothing.
 * @param readers account ids by the end of their quiet, UTC milliseconds
 */
export async function holdAlerts(
  client: DatabaseClient,
  {
    about,
    readers,
    now,
  }: { about: AlertSubject; readers: ReadonlyMap<number, readonly string[]>; now: number },
): Promise<void> {
  const db = connect(client);
  const orders = [...readers].map(async ([availableAt, ids]) => {
    const order = orderOf(about, ids);
    const id = await derivedId(`held until ${availableAt} ${JSON.stringify(order.payload)}`);
    return { ...order, id, availableAt, now };
  });
  const [first, ...others] = (await Promise.all(orders)).map((order) =>
    outboxEntry(db, order).onConflictDoNothing(),
  );
  if (first) await db.batch([first, ...others]);
}

const orderOf = (about: AlertSubject, readers: readonly string[]): OutboxEffect =>
  "reminderOf" in about
    ? { topic: "push_sun_reminders", payload: { ...about, readers } }
    : { topic: "push_held_alerts", payload: { ...about, readers } };

/** Whether a reader of a conversation still has unread messages that may be announced. */
export async function hasUnreadMessages(
  client: DatabaseClient,
  { conversationOf, reader }: { conversationOf: string; reader: string },
): Promise<boolean> {
  const { unreadByTrainee, unreadByTrainer, mutedAt, traineeId } = conversations;
  const isUnread =
    reader === conversationOf
      ? sql<boolean>`${unreadByTrainee} > 0`
      : sql<boolean>`${unreadByTrainer} > 0 and ${mutedAt} is null`;
  const row = await connect(client)
    .select({ isUnread: decoded(isUnread, Boolean).as("is_unread") })
    .from(conversations)
    .where(eq(traineeId, conversationOf))
    .get();
  return row?.isUnread ?? false;
}
