import { and, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { batchOf } from "../../db/batch.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { accounts, mailTokens, traineeProfiles } from "../../db/schema.ts";
import type { MailMessage } from "../../platform.ts";
import { outboxEntryWhen } from "../plumbing/outbox.ts";
import { spendInvitations } from "./open-invitations.ts";
import { endSessionsOf } from "./sessions.ts";

export interface NewMailToken {
  hash: string;
  accountId: string;
  purpose: (typeof mailTokens.$inferSelect)["purpose"];
  /** The recipient's address, which the link proves. */
  email: string;
  createdAt: number;
  expiresAt: number;
}

export function newMailToken(db: Database, token: NewMailToken) {
  return db.insert(mailTokens).values(token);
}

/**
 * Stores a link's token and orders its mail, unless enough links of this account are open. So nobody can flood
 * a mailbox through the product.
 */
export async function orderMailToken(
  client: DatabaseClient,
  token: NewMailToken,
  { mail, atMost }: { mail: MailMessage; atMost: number },
): Promise<void> {
  const db = connect(client);
  const { hash, accountId, purpose, createdAt } = token;
  await db.batch([
    insertSelect(
      db,
      mailTokens,
      token,
      sql`where (
        select count(*) from mail_tokens
        where account_id = ${accountId} and purpose = ${purpose}
          and used_at is null and expires_at > ${createdAt}
      ) < ${atMost}`,
    ),
    outboxEntryWhen(db, sql`exists (select 1 from mail_tokens where hash = ${hash})`, {
      topic: "send_mail",
      payload: mail,
      now: createdAt,
    }),
  ]);
}

/** Uses up the links that would change an account's address. */
export function giveUpEmailChange(
  db: Database,
  /** One account, or a query of several ids. */
  accountId: string | SQL,
  { now, condition }: { now: number; condition?: SQL },
) {
  return db
    .update(mailTokens)
    .set({ usedAt: now })
    .where(
      and(
        typeof accountId === "string"
          ? eq(mailTokens.accountId, accountId)
          : inArray(mailTokens.accountId, accountId),
        eq(mailTokens.purpose, "change_email"),
        isNull(mailTokens.usedAt),
        condition,
      ),
    );
}

/** The account of an unused, unexpired token. */
export function findMailToken(
  client: DatabaseClient,
  { hash, purpose, now }: { hash: string; purpose: NewMailToken["purpose"]; now: number },
) {
  return connect(client)
    .select({
      hash: mailTokens.hash,
      accountId: accounts.id,
      role: accounts.role,
      email: accounts.email,
    })
    .from(mailTokens)
    .innerJoin(accounts, eq(accounts.id, mailTokens.accountId))
    .where(
      and(
        eq(mailTokens.hash, hash),
        eq(mailTokens.purpose, purpose),
        // A link to the old address does not prove the new one.
        eq(mailTokens.email, accounts.email),
        usable(now),
      ),
    )
    .get();
}

/**
 * Sets the password of a reset link, ends all sessions and uses up all links of the account. The batch does
 * nothing if the link was used a moment before.
 * @returns whether the password was set
 */
export async function spendPasswordToken(
  client: DatabaseClient,
  token: { hash: string; accountId: string },
  { passwordHash, now }: { passwordHash: string; now: number },
): Promise<boolean> {
  const db = connect(client);
  const { accountId } = token;
  const unused = unusedToken(token.hash, now);
  const ended = { reason: "password", now } as const;
  const { used } = await batchOf(db, {
    givenUp: giveUpEmailChange(db, accountId, { now, condition: unused }),
    updated: db
      .update(accounts)
      .set({
        passwordHash,
        emailConfirmedAt: sql`coalesce(${accounts.emailConfirmedAt}, ${now})`,
        updatedAt: now,
      })
      .where(and(eq(accounts.id, accountId), unused)),
    ended: endSessionsOf(db, accountId, ended, unused),
    used: db
      .update(mailTokens)
      .set({ usedAt: now })
      .where(
        and(
          eq(mailTokens.accountId, accountId),
          eq(mailTokens.purpose, "reset_password"),
          isNull(mailTokens.usedAt),
          unused,
        ),
      )
      .returning({ hash: mailTokens.hash }),
    spent: spendInvitations(db, accountId, now),
  });
  return used.some(({ hash }) => hash === token.hash);
}

/**
 * Confirms the address of a link, and opens an account that waited for it alone.
 * @param opens whether a pending account may open without the trainer
 */
export async function spendConfirmationToken(
  client: DatabaseClient,
  token: { hash: string; accountId: string },
  { opens, now }: { opens: boolean; now: number },
): Promise<boolean> {
  const db = connect(client);
  const { hash, accountId } = token;
  const unused = unusedToken(hash, now);
  const { used } = await batchOf(db, {
    confirmed: db
      .update(accounts)
      .set({ emailConfirmedAt: sql`coalesce(${accounts.emailConfirmedAt}, ${now})` })
      .where(and(eq(accounts.id, accountId), unused)),
    opened: db
      .update(traineeProfiles)
      .set({ status: "active", updatedAt: now })
      .where(
        and(
          eq(traineeProfiles.id, accountId),
          eq(traineeProfiles.status, "pending"),
          opens ? unused : sql`false`,
        ),
      ),
    used: db
      .update(mailTokens)
      .set({ usedAt: now })
      .where(and(eq(mailTokens.hash, hash), usable(now)))
      .returning({ hash: mailTokens.hash }),
  });
  return used.length > 0;
}

/** The condition that a token is unused and unexpired. */
export const usable = (now: number) =>
  and(isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, now));

const unusedToken = (hash: string, now: number) =>
  sql`exists (select 1 from mail_tokens token
    where token.hash = ${hash} and token.used_at is null and token.expires_at > ${now})`;
