import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import {
  accessAttempts,
  accounts,
  importRows,
  imports,
  notifications,
  outbox,
  payments,
  subscriptions,
} from "../../db/schema.ts";
import type { MailMessage } from "../../platform.ts";
import { type OutboxEffect, outboxEntryWhen, type TellOrder } from "../plumbing/outbox.ts";
import { type TrainerScope, windowOf } from "../scope.ts";
import { traineeFiles } from "../trainee-files.ts";

/**
 * Deletes a trainee's account with all its rows.
 * @returns false if the trainee does not exist
 */
export function deleteTraineeRows(
  { db, actor, now }: TrainerScope,
  traineeId: string,
): Promise<boolean> {
  const told = { accountIds: [actor.accountId], except: windowOf(actor) };
  return deleteRows(db, { traineeId, which: isTrainee(traineeId), told, now });
}

/**
 * The same for a due account, unless its owner cancelled a moment before.
 * @param mail the last mail to its owner, if an address is known
 */
export function deleteDueTrainee(
  client: DatabaseClient,
  {
    traineeId,
    trainerId,
    mail,
    now,
  }: {
    traineeId: string;
    trainerId: string | undefined;
    mail: MailMessage | undefined;
    now: number;
  },
): Promise<boolean> {
  const which = and(isTrainee(traineeId), lte(accounts.deletesAt, now));
  const told = { accountIds: trainerId === undefined ? [] : [trainerId] };
  return deleteRows(connect(client), { traineeId, which, told, mail, now });
}

interface Deletion {
  traineeId: string;
  /** The account's condition, true while the deletion is ordered. */
  which: SQL | undefined;
  told: Pick<TellOrder, "accountIds" | "except">;
  mail?: MailMessage | undefined;
  now: number;
}

/**
 * Deletes the account and, by foreign keys, all rows of the trainee. It orders to erase all objects and files.
 * One batch, all or nothing.
 */
async function deleteRows(
  db: Database,
  { traineeId, which, told, mail, now }: Deletion,
): Promise<boolean> {
  // Only while the account exists, so that a repetition orders nothing.
  const isThere = sql`exists (select 1 from ${accounts} where ${which})`;
  const order = (effect: OutboxEffect) => outboxEntryWhen(db, isThere, { ...effect, now });
  const email = sql`(select email from ${accounts} where ${which})`;
  const except = told.except === undefined ? {} : { except: told.except };
  const event = { type: "trainee", traineeId, what: "deleted" } as const;
  const [deleted] = await db.batch([
    db.select({ id: accounts.id }).from(accounts).where(which),
    order({ topic: "erase_conversation", payload: { traineeId } }),
    order({ topic: "erase_inbox", payload: { accountId: traineeId } }),
    order({ topic: "erase_files", payload: { prefix: traineeFiles(traineeId) } }),
    order({ topic: "tell_inboxes", payload: { accountIds: told.accountIds, event, ...except } }),
    unsentMails(db, email),
    ...(mail ? [order({ topic: "send_mail", payload: mail })] : []),
    countedAttempts(db, traineeId, email),
    db.delete(notifications).where(and(eq(notifications.senderId, traineeId), isThere)),
    // Payments stay in the ledger without name and note.
    db
      .update(payments)
      .set({ note: null })
      .where(and(eq(payments.traineeId, traineeId), isThere)),
    neverExpected(db, { traineeId, isThere, now }),
    db.delete(importRows).where(and(eq(importRows.rowId, traineeId), isThere)),
    // Made meals are noted with their values.
    db
      .delete(imports)
      .where(
        sql`${imports.id} in (select id from past_imports where trainee_id = ${traineeId}) and ${isThere}`,
      ),
    db.delete(accounts).where(which),
  ]);
  return deleted.length > 0;
}

/** Milliseconds after a trainee was added, within which a deletion counts as correcting a mistake. */
const mistakeMs = 10 * 60_000;

/**
 * Subtracts the subscriptions of a mistakenly added trainee from their month's expected sum. All others stay in
 * it.
 */
function neverExpected(
  db: Database,
  { traineeId, isThere, now }: { traineeId: string; isThere: SQL; now: number },
) {
  return db
    .delete(subscriptions)
    .where(
      and(
        eq(subscriptions.traineeId, traineeId),
        isThere,
        sql`exists (select 1 from ${accounts} where id = ${traineeId} and created_at > ${now - mistakeMs})`,
        sql`not exists (select 1 from ${payments} where trainee_id = ${traineeId})`,
      ),
    );
}

const isTrainee = (id: string) => and(eq(accounts.id, id), eq(accounts.role, "trainee"));

/** Deletes waiting mails to an address without an owner. */
function unsentMails(db: Database, email: SQL) {
  return db
    .delete(outbox)
    .where(
      and(eq(outbox.topic, "send_mail"), sql`json_extract(${outbox.payload}, '$.to') = ${email}`),
    );
}

// Their keys end with the address or the id; a nightly job keeps the table small.
function countedAttempts(db: Database, traineeId: string, email: SQL) {
  const key = sql`${accessAttempts.key}`;
  return db.delete(accessAttempts).where(
    sql`${email} is not null and (substr(${key}, -length(${email}) - 1) = ':' || ${email}
        or substr(${key}, -37) = ${`:${traineeId}`})`,
  );
}
