import { eq, sql } from "drizzle-orm";
import type { ConversationSide, MessageKind } from "../../../domain/conversations/conversation.ts";
import { batchOf } from "../../db/batch.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { prepared } from "../../db/prepared.ts";
import { accounts, conversations, settings, traineeProfiles } from "../../db/schema.ts";
import { statement } from "../../db/statement.ts";
import { type Trainer, toTrainer } from "../accounts/trainer.ts";
import { answerNotesByMessages } from "../activity/note-answers.ts";

/** A conversation's summary, stored for lists and badges. */
interface SummaryRow {
  traineeId: string;
  revision: number;
  lastSeq: number;
  last: { kind: MessageKind; text: string; from: ConversationSide; at: number } | null;
  /** The trainer's messages since the previous summary. */
  written: { clientId: string; at: number }[];
  unread: Record<ConversationSide, number>;
  unreadSince: number | null;
}

/** The two sides of a conversation. */
export interface Sides {
  trainee: { id: string; name: string };
  trainer: Trainer;
  /** Whether the trainee is muted. */
  isMuted: boolean;
}

/**
 * Writes a summary unless a newer one is stored; harmless to repeat.
 * @returns undefined if the trainee does not exist
 */
export async function putConversationSummary(
  client: DatabaseClient,
  row: SummaryRow,
  now: number,
): Promise<Sides | undefined> {
  const db = connect(client);
  const { traineeId, revision, lastSeq, last, written, unread, unreadSince } = row;
  const {
    sides: [sides],
  } = await batchOf(db, {
    written: upsert(db, {
      traineeId,
      revision,
      lastSeq,
      now,
      lastAt: last?.at ?? null,
      lastKind: last?.kind ?? null,
      lastText: last?.text ?? null,
      lastFrom: last?.from ?? null,
      writes: written.length,
      unreadByTrainer: unread.trainer,
      unreadByTrainee: unread.trainee,
      unreadSince,
    }),
    sides: sidesOf(db, { traineeId }),
    answered:
      written.length > 0
        ? answerNotesByMessages(db, { traineeId, written: JSON.stringify(written) })
        : undefined,
  });
  if (!sides) return undefined;
  const { id, name, trainerId, general, mutedAt } = sides;
  return {
    trainee: { id, name },
    trainer: toTrainer(trainerId, general),
    isMuted: mutedAt !== null,
  };
}

/** Trainees with messages, in the order of their ids, so that no other object is started. */
export async function listTalkingTrainees(
  client: DatabaseClient,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { results } = await statement(
    client,
    `select trainee_id as id from conversations where trainee_id > :after and last_seq > 0
     order by trainee_id limit :limit`,
    { after, limit },
  ).all<{ id: string }>();
  return results.map(({ id }) => id);
}

// One statement for both sides, because it runs all day.
const sidesOf = prepared((db) =>
  db
    .select({
      id: traineeProfiles.id,
      name: traineeProfiles.name,
      // With its own name, because D1 returns values by name.
      trainerId: sql<string | null>`${accounts.id}`.as("trainer_id"),
      general: settings.value,
      mutedAt: conversations.mutedAt,
    })
    .from(traineeProfiles)
    .leftJoin(accounts, eq(accounts.role, "trainer"))
    .leftJoin(settings, eq(settings.section, "general"))
    .leftJoin(conversations, eq(conversations.traineeId, traineeProfiles.id))
    .where(eq(traineeProfiles.id, sql.placeholder("traineeId"))),
);

/**
 * A column of the trainer's last message, once the trainee has written after it. If both wrote since the previous
 * summary, it is unknown.
 */
const ofTrainer = (column: "at" | "kind" | "text") => sql`case
  when excluded.last_message_from is not 'trainee' or ${sql.placeholder("writes")} > 0 then null
  when conversations.last_message_from = 'trainer' then conversations.last_message_${sql.raw(column)}
  else conversations.trainer_message_${sql.raw(column)} end`;

const upsert = prepared((db) =>
  insertSelect(
    db,
    conversations,
    {
      traineeId: sql`id`,
      revision: sql.placeholder("revision"),
      lastSeq: sql.placeholder("lastSeq"),
      lastMessageAt: sql.placeholder("lastAt"),
      lastMessageKind: sql.placeholder("lastKind"),
      lastMessageText: sql.placeholder("lastText"),
      lastMessageFrom: sql.placeholder("lastFrom"),
      unreadByTrainer: sql.placeholder("unreadByTrainer"),
      unreadByTrainee: sql.placeholder("unreadByTrainee"),
      unreadSince: sql.placeholder("unreadSince"),
      createdAt: sql.placeholder("now"),
    },
    // The condition also prevents SQLite from parsing "on conflict" as a join's "on".
    sql`from trainee_profiles where id = ${sql.placeholder("traineeId")}`,
  ).onConflictDoUpdate({
    target: conversations.traineeId,
    set: {
      revision: sql`excluded.revision`,
      lastSeq: sql`excluded.last_seq`,
      lastMessageAt: sql`excluded.last_message_at`,
      lastMessageKind: sql`excluded.last_message_kind`,
      lastMessageText: sql`excluded.last_message_text`,
      lastMessageFrom: sql`excluded.last_message_from`,
      trainerMessageAt: ofTrainer("at"),
      trainerMessageKind: ofTrainer("kind"),
      trainerMessageText: ofTrainer("text"),
      unreadByTrainer: sql`excluded.unread_by_trainer`,
      unreadByTrainee: sql`excluded.unread_by_trainee`,
      unreadSince: sql`excluded.unread_since`,
    },
    setWhere: sql`excluded.revision >= ${conversations.revision}`,
  }),
);
