import { and, eq, sql } from "drizzle-orm";
import { newId } from "../../domain/id.ts";
import type { Database } from "../db/client.ts";
import { accessAttempts, accounts, notifications, outbox } from "../db/schema.ts";
import type { OutboxEffect } from "./outbox.ts";
import type { TrainerScope } from "./scope.ts";

/** The prefix of every file of a trainee. */
export const traineeFiles = (traineeId: string) => `trainees/${traineeId}/`;

/**
 * Deletes the account, and by the foreign keys every row of the trainee; orders what lies outside
 * the database to be erased. One batch: either all of it happened, or none.
 * @returns false when there was no such trainee (any more)
 */
export async function deleteTraineeRows(
  { db, now }: TrainerScope,
  traineeId: string,
): Promise<boolean> {
  const erase = (effect: OutboxEffect) => eraseIfThere(db, traineeId, effect, now);
  const results = await db.batch([
    erase({ topic: "erase_conversation", payload: { traineeId } }),
    erase({ topic: "erase_inbox", payload: { accountId: traineeId } }),
    erase({ topic: "erase_files", payload: { prefix: traineeFiles(traineeId) } }),
    unsentMails(db, traineeId),
    countedAttempts(db, traineeId),
    db.delete(notifications).where(eq(notifications.senderId, traineeId)),
    db.delete(accounts).where(isTrainee(traineeId)).returning({ id: accounts.id }),
  ]);
  return results[6].length > 0;
}

const isTrainee = (id: string) => and(eq(accounts.id, id), eq(accounts.role, "trainee"));

/** Ordered only while the trainee exists, so that a repeated deletion orders nothing. */
function eraseIfThere(db: Database, traineeId: string, effect: OutboxEffect, now: number) {
  return db.insert(outbox).select(
    db
      .select({
        id: sql<string>`${newId(now)}`.as("id"),
        topic: sql<OutboxEffect["topic"]>`${effect.topic}`.as("topic"),
        payload: sql<Record<string, unknown>>`${JSON.stringify(effect.payload)}`.as("payload"),
        attempts: sql<number>`0`.as("attempts"),
        availableAt: sql<number>`${now}`.as("available_at"),
        lastError: sql<string | null>`null`.as("last_error"),
        createdAt: sql<number>`${now}`.as("created_at"),
      })
      .from(accounts)
      .where(isTrainee(traineeId)),
  );
}

/** Mails that wait for an address nobody has any more. */
function unsentMails(db: Database, traineeId: string) {
  return db
    .delete(outbox)
    .where(
      and(
        eq(outbox.topic, "send_mail"),
        sql`json_extract(${outbox.payload}, '$.to') = ${emailOf(traineeId)}`,
      ),
    );
}

// Their keys end with the address or the id; the table is swept every night, so it stays small.
function countedAttempts(db: Database, traineeId: string) {
  const key = sql`${accessAttempts.key}`;
  const email = emailOf(traineeId);
  return db
    .delete(accessAttempts)
    .where(
      sql`substr(${key}, -length(${email}) - 1) = ':' || ${email} or substr(${key}, -37) = ${`:${traineeId}`}`,
    );
}

const emailOf = (traineeId: string) =>
  sql`(select email from ${accounts} where id = ${traineeId} and role = 'trainee')`;
