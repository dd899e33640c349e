import { eq, sql } from "drizzle-orm";
import { derivedId } from "../../../domain/id.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { decoded } from "../../db/decoded.ts";
import { conversations } from "../../db/schema.ts";
import { type AlertSubject, outboxEntry } from "../plumbing/outbox.ts";

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
  const entries = [...readers].map(async ([availableAt, ids]) => {
    const payload = { ...about, readers: ids };
    const id = await derivedId(`held until ${availableAt} ${JSON.stringify(payload)}`);
    return { id, topic: "push_held_alerts", payload, availableAt, now } as const;
  });
  const [first, ...others] = (await Promise.all(entries)).map((entry) =>
    outboxEntry(db, entry).onConflictDoNothing(),
  );
  if (first) await db.batch([first, ...others]);
}

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
