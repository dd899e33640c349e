import { and, desc, eq, gt, not, type SQL, sql } from "drizzle-orm";
import { storedAddress } from "../../../domain/contact.ts";
import type { EmailChange } from "../../../domain/contract/accounts/email-change.ts";
import { traineeSearchText } from "../../../domain/list.ts";
import { batchOf } from "../../db/batch.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { accounts, mailTokens, traineeProfiles } from "../../db/schema.ts";
import type { MailMessage } from "../../platform.ts";
import { outboxEntry, outboxEntryWhen, tellMany } from "../plumbing/outbox.ts";
import { refusalOf, refuseWhen } from "../proofs.ts";
import type { TraineeScope } from "../scope.ts";
import { giveUpEmailChange, type NewMailToken, usable } from "./mail-tokens.ts";
import { endSessionsOf, sessionsOfTokens } from "./sessions.ts";

/** The caller's address, and the new one whose link is unopened. */
export async function getEmailChange({ db, actor, now }: TraineeScope): Promise<EmailChange> {
  const [[account], [pending]] = await db.batch([
    db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, actor.accountId)),
    db
      .select({ email: mailTokens.email, expiresAt: mailTokens.expiresAt })
      .from(mailTokens)
      .where(
        and(
          eq(mailTokens.accountId, actor.accountId),
          eq(mailTokens.purpose, "change_email"),
          usable(now),
        ),
      )
      .orderBy(desc(mailTokens.createdAt))
      .limit(1),
  ]);
  const { email = null, expiresAt = 0 } = pending ?? {};
  return { email: account?.email ?? "", pending: email === null ? null : { email, expiresAt } };
}

/** Whether the address is taken; registration reveals this too. */
export async function isEmailTaken({ db }: TraineeScope, email: string): Promise<boolean> {
  const [rows] = await db.batch([
    db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email)),
  ]);
  return rows.length > 0;
}

interface OrderedLink {
  mails: MailMessage[];
  first: boolean;
  atMost: number;
  /** Milliseconds. */
  within: number;
}

/**
 * Stores the token of a link that changes the caller's address, and orders its mails. Earlier links become
 * invalid. Above the limit for a period none is sent.
 * @param first whether this is a new change; else it is sent only while one for this address waits
 */
export async function orderEmailChange(
  { db, now }: TraineeScope,
  token: NewMailToken,
  { mails, first, atMost, within }: OrderedLink,
): Promise<{ kind: "ordered" | "given_up" } | { kind: "too_many"; firstAt: number }> {
  const { hash, accountId, purpose, email } = token;
  const lately = and(
    eq(mailTokens.accountId, accountId),
    eq(mailTokens.purpose, purpose),
    gt(mailTokens.createdAt, now - within),
  );
  const ordered = sql`exists (select 1 from mail_tokens ordered where ordered.hash = ${hash})`;
  const others = sql`${mailTokens.hash} <> ${hash} and ${ordered}`;
  const waits = sql`exists (select 1 from ${mailTokens} where ${and(
    eq(mailTokens.accountId, accountId),
    eq(mailTokens.purpose, purpose),
    eq(mailTokens.email, email),
    usable(now),
  )})`;
  const {
    inserted,
    lately: [lastly],
  } = await batchOf(db, {
    inserted: insertSelect(
      db,
      mailTokens,
      token,
      sql`where (select count(*) from ${mailTokens} where ${lately}) < ${atMost}
        and ${first ? sql`true` : waits}`,
    ).returning({ hash: mailTokens.hash }),
    givenUp: giveUpEmailChange(db, accountId, { now, condition: others }),
    lately: db
      .select({
        count: sql<number>`count(*)`,
        firstAt: sql<number>`coalesce(min(${mailTokens.createdAt}), ${now})`,
      })
      .from(mailTokens)
      .where(lately),
    ordered: mails.map((mail) =>
      outboxEntryWhen(db, ordered, { topic: "send_mail", payload: mail, now }),
    ),
  });
  if (inserted.length > 0) return { kind: "ordered" };
  const { count = 0, firstAt = now } = lastly ?? {};
  return count < atMost ? { kind: "given_up" } : { kind: "too_many", firstAt };
}

/** Cancels a change that waits for its link, if there is one. */
export async function cancelEmailChange({ db, actor, now }: TraineeScope): Promise<void> {
  await db.batch([giveUpEmailChange(db, actor.accountId, { now })]);
}

/** The change of an unused, unexpired link of an active account, and its basis. */
interface FoundEmailChange {
  hash: string;
  accountId: string;
  /** The present address, and the new one. */
  from: string | null;
  to: string;
  name: string;
  phone: string | null;
}

export async function findEmailChange(
  client: DatabaseClient,
  { hash, now }: { hash: string; now: number },
): Promise<FoundEmailChange | undefined> {
  return connect(client)
    .select({
      hash: mailTokens.hash,
      accountId: accounts.id,
      from: accounts.email,
      to: sql<string>`${mailTokens.email}`,
      name: traineeProfiles.name,
      phone: traineeProfiles.phone,
    })
    .from(mailTokens)
    .innerJoin(accounts, eq(accounts.id, mailTokens.accountId))
    .innerJoin(traineeProfiles, eq(traineeProfiles.id, mailTokens.accountId))
    .where(
      and(
        eq(mailTokens.hash, hash),
        eq(mailTokens.purpose, "change_email"),
        eq(traineeProfiles.status, "active"),
        usable(now),
      ),
    )
    .get();
}

/**
 * Sets the account's new address in one batch, if the change's basis still holds. It uses up all links of the
 * account, ends sessions and notifies open windows.
 * @param keeps hashes of refresh tokens whose sessions stay: those of the browser that opened the link
 */
export async function spendEmailChange(
  client: DatabaseClient,
  change: FoundEmailChange,
  { keeps, notice, now }: { keeps: string[]; notice: MailMessage; now: number },
): Promise<{ kind: "changed" | "used" | "changed_meanwhile" | "email_taken" }> {
  const db = connect(client);
  const { accountId, to } = change;
  const search = traineeSearchText({ ...change, email: to });
  try {
    await db.batch([
      stillAs(db, change, now),
      db
        .update(accounts)
        .set({ email: to, emailConfirmedAt: now, updatedAt: now })
        .where(eq(accounts.id, accountId)),
      db
        .update(traineeProfiles)
        .set({ search, updatedAt: now })
        .where(eq(traineeProfiles.id, accountId)),
      db
        .update(mailTokens)
        .set({ usedAt: now })
        .where(and(eq(mailTokens.accountId, accountId), usable(now))),
      ...endSessionsOf(db, accountId, { reason: "email", now }, not(sessionsOfTokens(db, keeps))),
      outboxEntry(db, { topic: "send_mail", payload: notice, now }),
      tellMany(db, {
        people: whoWatches(accountId),
        event: { type: "trainee", traineeId: accountId, what: "profile" },
        now,
      }),
    ]);
    return { kind: "changed" };
  } catch (error) {
    const refusal = refusalOf(error, ["used", "changed_meanwhile"]);
    if (refusal) return { kind: refusal };
    if (String(error).includes("UNIQUE constraint failed: accounts.email")) {
      return { kind: "email_taken" };
    }
    throw error;
  }
}

/** Rolls the batch back unless the link is unused and the account unchanged. */
function stillAs(
  db: Database,
  { hash, accountId, from, name, phone }: FoundEmailChange,
  now: number,
) {
  const unused = sql`exists (select 1 from ${mailTokens}
    where ${mailTokens.hash} = ${hash} and ${usable(now)})`;
  const same = sql`exists (select 1 from ${traineeProfiles} p join ${accounts} a on a.id = p.id
    where p.id = ${accountId} and p.status = 'active' and p.name = ${name} and p.phone is ${phone} and a.email = ${storedAddress(from, accountId)})`;
  return refuseWhen(db, [
    [not(unused), "used"],
    [not(same), "changed_meanwhile"],
  ]);
}

const whoWatches = (traineeId: string): SQL =>
  sql`select id from ${accounts} where id = ${traineeId} or role = 'trainer'`;
