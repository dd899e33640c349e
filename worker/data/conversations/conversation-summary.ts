import { eq, sql } from "drizzle-orm";
import type { ConversationSide, MessageKind } from "../../../domain/conversations/conversation.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { conversations, traineeProfiles } from "../../db/schema.ts";
import { type Trainer, toTrainer, trainerQueries } from "../accounts/trainer.ts";

/** How a conversation stands, as the table keeps it for lists and badges. */
interface SummaryRow {
  traineeId: string;
  revision: number;
  lastSeq: number;
  last: { kind: MessageKind; text: string; from: ConversationSide; at: number } | null;
  unread: Record<ConversationSide, number>;
}

/** Whom a change of a conversation concerns. */
export interface Sides {
  trainee: { id: string; name: string };
  trainer: Trainer;
}

/**
 * Writes a summary unless a newer one stands there; harmless to repeat.
 * @returns undefined when there is no such trainee (any more)
 */
export async function putConversationSummary(
  client: DatabaseClient,
  row: SummaryRow,
  now: number,
): Promise<Sides | undefined> {
  const db = connect(client);
  const [, [trainee], accounts, settings] = await db.batch([
    upsert(db, row, now),
    db
      .select({ id: traineeProfiles.id, name: traineeProfiles.name })
      .from(traineeProfiles)
      .where(eq(traineeProfiles.id, row.traineeId)),
    ...trainerQueries(db),
  ]);
  return trainee && { trainee, trainer: toTrainer(accounts, settings) };
}

function upsert(db: Database, row: SummaryRow, now: number) {
  const { traineeId, revision, lastSeq, last, unread } = row;
  return insertSelect(
    db,
    conversations,
    {
      traineeId: sql`id`,
      revision,
      lastSeq,
      lastMessageAt: last?.at,
      lastMessageKind: last?.kind,
      lastMessageText: last?.text,
      lastMessageFrom: last?.from,
      unreadByTrainer: unread.trainer,
      unreadByTrainee: unread.trainee,
      createdAt: now,
    },
    // The condition also keeps SQLite from reading "on conflict" as a join's "on".
    sql`from trainee_profiles where id = ${traineeId}`,
  ).onConflictDoUpdate({
    target: conversations.traineeId,
    set: {
      revision: sql`excluded.revision`,
      lastSeq: sql`excluded.last_seq`,
      lastMessageAt: sql`excluded.last_message_at`,
      lastMessageKind: sql`excluded.last_message_kind`,
      lastMessageText: sql`excluded.last_message_text`,
      lastMessageFrom: sql`excluded.last_message_from`,
      unreadByTrainer: sql`excluded.unread_by_trainer`,
      unreadByTrainee: sql`excluded.unread_by_trainee`,
    },
    setWhere: sql`excluded.revision >= ${conversations.revision}`,
  });
}
