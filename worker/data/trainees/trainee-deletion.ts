import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { accessAttempts, accounts, notifications, outbox } from "../../db/schema.ts";
import { type OutboxEffect, outboxEntryWhen } from "../operations/outbox.ts";
import { type TrainerScope, windowOf } from "../scope.ts";

/** The prefix of every file of a trainee. */
export const traineeFiles = (traineeId: string) => `trainees/${traineeId}/`;

/**
 * Deletes the account, and by the foreign keys every row of the trainee; orders what lies outside
 * the database to be erased. One batch: either all of it happened, or none.
 * @returns false when there was no such trainee (any more)
 */
export async function deleteTraineeRows(
  { db, actor, now }: TrainerScope,
  traineeId: string,
): Promise<boolean> {
  // Ordered only while the trainee exists, so that a repeated deletion orders nothing.
  const isThere = sql`exists (select 1 from ${accounts} where ${isTrainee(traineeId)})`;
  const order = (effect: OutboxEffect) => outboxEntryWhen(db, isThere, { ...effect, now });
  const results = await db.batch([
    order({ topic: "erase_conversation", payload: { traineeId } }),
    order({ topic: "erase_inbox", payload: { accountId: traineeId } }),
    order({ topic: "erase_files", payload: { prefix: traineeFiles(traineeId) } }),
    order({
      topic: "tell_inboxes",
      payload: {
        accountIds: [actor.accountId],
        event: { type: "trainee", traineeId, what: "deleted" },
        except: windowOf(actor),
      },
    }),
    unsentMails(db, traineeId),
    countedAttempts(db, traineeId),
    db.delete(notifications).where(eq(notifications.senderId, traineeId)),
    db.delete(accounts).where(isTrainee(traineeId)).returning({ id: accounts.id }),
  ]);
  return results[7].length > 0;
}

const isTrainee = (id: string) => and(eq(accounts.id, id), eq(accounts.role, "trainee"));

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
