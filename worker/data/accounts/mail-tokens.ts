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
  /** The address that it goes to and proves. */
  email: string;
  createdAt: number;
  expiresAt: number;
}

/** A statement for a batch. */
export function newMailToken(db: Database, token: NewMailToken) {
  return db.insert(mailTokens).values(token);
}

/**
 * Keeps a link's token and orders its mail, unless enough links of this account are under way:
 * nobody's mailbox is flooded through us.
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

/** The statement, for a batch, that uses up the links that would change an account's address. */
export function giveUpEmailChange(
  db: Database,
  /** Of one account, or of several by a query of their ids. */
  whose: string | SQL,
  { now, condition }: { now: number; condition?: SQL },
) {
  return db
    .update(mailTokens)
    .set({ usedAt: now })
    .where(
      and(
        typeof whose === "string"
          ? eq(mailTokens.accountId, whose)
          : inArray(mailTokens.accountId, whose),
        eq(mailTokens.purpose, "change_email"),
        isNull(mailTokens.usedAt),
        condition,
      ),
    );
}

/** Whose unused, unexpired token this is. */
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
        // An address that changed since is no longer proven by the mail that went to the old one.
        eq(mailTokens.email, accounts.email),
        usable(now),
      ),
    )
    .get();
}

/**
 * Sets the password of a reset link, ends every session and uses up every link of the account,
 * in one batch that does nothing when the link was used a moment before.
 * @returns whether it was done
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
 * Confirms the address of a link; the account that only waited for it opens.
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

/** The condition that a token still counts. */
export const usable = (now: number) =>
  and(isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, now));

const unusedToken = (hash: string, now: number) =>
  sql`exists (select 1 from mail_tokens token
    where token.hash = ${hash} and token.used_at is null and token.expires_at > ${now})`;
