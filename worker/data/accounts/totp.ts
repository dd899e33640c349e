import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { recoveryCodes, totpCredentials } from "../../db/schema.ts";
import type { TrainerScope } from "../scope.ts";

/** The sealed secret that an account's sign-in asks for. */
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
 * @returns false when a code of this step was accepted already
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

/** @returns false when there is no such code, or it was used */
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

interface OwnTotp {
  secret: string;
  confirmed: boolean;
  recoveryCodesLeft: number;
}

export async function getOwnTotp({ db, actor }: TrainerScope): Promise<OwnTotp | undefined> {
  const [[credential], [codes]] = await db.batch([
    db
      .select({ secret: totpCredentials.secret, confirmedAt: totpCredentials.confirmedAt })
      .from(totpCredentials)
      .where(eq(totpCredentials.accountId, actor.accountId)),
    db
      .select({ left: sql<number>`count(*)` })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.accountId, actor.accountId), isNull(recoveryCodes.usedAt))),
  ]);
  if (!credential) return undefined;
  const confirmed = credential.confirmedAt !== null;
  return { secret: credential.secret, confirmed, recoveryCodesLeft: codes?.left ?? 0 };
}

/**
 * Offers a secret that counts from its confirmation on.
 * @returns false when a confirmed one is in force
 */
export async function offerTotp(
  { db, actor, now }: TrainerScope,
  secret: string,
): Promise<boolean> {
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

/** Puts the offered secret in force with fresh recovery codes; false when it is no longer offered. */
export async function confirmTotp(
  { db, actor, now }: TrainerScope,
  { secret, step, codeHashes }: { secret: string; step: number; codeHashes: string[] },
): Promise<boolean> {
  const { accountId } = actor;
  const offered = sql`exists (select 1 from totp_credentials offered
    where offered.account_id = ${accountId} and offered.secret = ${secret}
      and offered.confirmed_at is null)`;
  const [, , rows] = await db.batch([
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.accountId, accountId), offered)),
    insertSelect(
      db,
      recoveryCodes,
      { accountId, hash: sql`value` },
      sql`from json_each(${JSON.stringify(codeHashes)}) where ${offered}`,
    ),
    db
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
  ]);
  return rows.length > 0;
}

/** From now on the password is enough; repeating it changes nothing. */
export async function deleteTotp({ db, actor }: TrainerScope): Promise<void> {
  await db.batch([
    db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, actor.accountId)),
    db.delete(totpCredentials).where(eq(totpCredentials.accountId, actor.accountId)),
  ]);
}
