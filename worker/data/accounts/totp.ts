import { and, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { batchOf } from "../../db/batch.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { recoveryCodes, totpCredentials } from "../../db/schema.ts";
import type { MailMessage } from "../../platform.ts";
import { outboxEntryWhen } from "../plumbing/outbox.ts";
import type { MemberScope, TrainerScope } from "../scope.ts";
import { endSessionsOf } from "./sessions.ts";

/** The sealed secret for an account's sign-in. */
export async function getTotpSecret(
  client: DatabaseClient,
  accountId: string,
): Promise<string | undefined> {
  const row = await connect(client)
    .select({ secret: totpCredentials.secret })
    .from(totpCredentials)
    .where(and(eq(totpCredentials.accountId, accountId), isNotNull(totpCredentials.confirmedAt)))
    .get();
  return row?.secret;
}

/**
 * Uses up a time step and all before it.
 * @returns false if a code of this step was accepted before
 */
export async function spendTotpStep(
  client: DatabaseClient,
  accountId: string,
  step: number,
): Promise<boolean> {
  const rows = await connect(client)
    .update(totpCredentials)
    .set({ lastStep: step })
    .where(and(eq(totpCredentials.accountId, accountId), lt(totpCredentials.lastStep, step)))
    .returning({ accountId: totpCredentials.accountId });
  return rows.length > 0;
}

/** @returns false if the code is unknown or used */
export async function spendRecoveryCode(
  client: DatabaseClient,
  { accountId, hash, now }: { accountId: string; hash: string; now: number },
): Promise<boolean> {
  const rows = await connect(client)
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.accountId, accountId),
        eq(recoveryCodes.hash, hash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ hash: recoveryCodes.hash });
  return rows.length > 0;
}

/** The caller's sealed secret, if offered and unconfirmed. */
export async function getOfferedTotp({ db, actor }: MemberScope): Promise<string | undefined> {
  const [[offered]] = await db.batch([
    db
      .select({ secret: totpCredentials.secret })
      .from(totpCredentials)
      .where(
        and(eq(totpCredentials.accountId, actor.accountId), isNull(totpCredentials.confirmedAt)),
      ),
  ]);
  return offered?.secret;
}

/**
 * Offers a secret, valid from its confirmation.
 * @returns false if a confirmed one is in force
 */
export async function offerTotp({ db, actor, now }: MemberScope, secret: string): Promise<boolean> {
  const [rows] = await db.batch([
    db
      .insert(totpCredentials)
      .values({ accountId: actor.accountId, secret, createdAt: now })
      .onConflictDoUpdate({
        target: totpCredentials.accountId,
        set: { secret, lastStep: 0, createdAt: now },
        setWhere: isNull(totpCredentials.confirmedAt),
      })
      .returning({ accountId: totpCredentials.accountId }),
  ]);
  return rows.length > 0;
}

/**
 * Confirms the offered secret with new recovery codes.
 * @returns false if it is no longer offered
 */
export async function confirmTotp(
  { db, actor, now }: MemberScope,
  { secret, step, codeHashes }: { secret: string; step: number; codeHashes: string[] },
): Promise<boolean> {
  const { accountId } = actor;
  const offered = sql`exists (select 1 from totp_credentials offered
    where offered.account_id = ${accountId} and offered.secret = ${secret}
      and offered.confirmed_at is null)`;
  const { confirmed } = await batchOf(db, {
    codes: newRecoveryCodes(db, accountId, { codeHashes, condition: offered }),
    confirmed: db
      .update(totpCredentials)
      .set({ confirmedAt: now, lastStep: step })
      .where(
        and(
          eq(totpCredentials.accountId, accountId),
          eq(totpCredentials.secret, secret),
          isNull(totpCredentials.confirmedAt),
        ),
      )
      .returning({ accountId: totpCredentials.accountId }),
  });
  return confirmed.length > 0;
}

/**
 * Replaces all recovery codes, and orders a security notice.
 * @returns false if no second factor is in force
 */
export async function renewRecoveryCodes(
  { db, actor, now }: MemberScope,
  { codeHashes, notice }: { codeHashes: string[]; notice: MailMessage },
): Promise<boolean> {
  const { accountId } = actor;
  const condition = inForce(accountId);
  const {
    codes: [, inserted],
  } = await batchOf(db, {
    codes: newRecoveryCodes(db, accountId, { codeHashes, condition }),
    ordered: outboxEntryWhen(db, condition, { topic: "send_mail", payload: notice, now }),
  });
  return inserted.length > 0;
}

const inForce = (accountId: string) =>
  sql`exists (select 1 from totp_credentials own
    where own.account_id = ${accountId} and own.confirmed_at is not null)`;

function newRecoveryCodes(
  db: Database,
  accountId: string,
  { codeHashes, condition }: { codeHashes: string[]; condition: SQL },
) {
  return [
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.accountId, accountId), condition)),
    insertSelect(
      db,
      recoveryCodes,
      { accountId, hash: sql`value` },
      sql`from json_each(${JSON.stringify(codeHashes)}) where ${condition}`,
    ).returning({ hash: recoveryCodes.hash }),
  ] as const;
}

/** Removes the second step and orders a security notice; a repetition changes nothing. */
export async function deleteTotp(
  { db, actor, now }: MemberScope,
  notice: MailMessage,
): Promise<void> {
  await db.batch([
    outboxEntryWhen(db, inForce(actor.accountId), { topic: "send_mail", payload: notice, now }),
    db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, actor.accountId)),
    db.delete(totpCredentials).where(eq(totpCredentials.accountId, actor.accountId)),
  ]);
}

/**
 * Removes a trainee's lost second step, ends all their sessions and orders a security notice.
 * @returns false if none is in force, or the account is no trainee's: nothing changed
 */
export async function deleteTraineeTotp(
  { db, now }: TrainerScope,
  traineeId: string,
  notice: MailMessage,
): Promise<boolean> {
  const condition = sql`${inForce(traineeId)} and exists (
    select 1 from trainee_profiles p where p.id = ${traineeId})`;
  const own = eq(totpCredentials.accountId, traineeId);
  const { deleted } = await batchOf(db, {
    ordered: outboxEntryWhen(db, condition, { topic: "send_mail", payload: notice, now }),
    ended: endSessionsOf(db, traineeId, { reason: "ended", now }, condition),
    codes: db.delete(recoveryCodes).where(and(eq(recoveryCodes.accountId, traineeId), condition)),
    deleted: db
      .delete(totpCredentials)
      .where(and(own, condition))
      .returning({ id: totpCredentials.accountId }),
  });
  return deleted.length > 0;
}
