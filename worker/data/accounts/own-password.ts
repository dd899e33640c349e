import { and, eq, exists } from "drizzle-orm";
import { batchOf } from "../../db/batch.ts";
import { accounts } from "../../db/schema.ts";
import type { MailMessage } from "../../platform.ts";
import { outboxEntryWhen } from "../plumbing/outbox.ts";
import type { MemberScope } from "../scope.ts";
import { giveUpEmailChange } from "./mail-tokens.ts";
import { endSessionsOf } from "./sessions.ts";

/** The hash of the caller's password; null before the first one. */
export async function getOwnPassword({ db, actor }: MemberScope): Promise<string | null> {
  const [[account]] = await db.batch([
    db
      .select({ passwordHash: accounts.passwordHash })
      .from(accounts)
      .where(eq(accounts.id, actor.accountId)),
  ]);
  return account?.passwordHash ?? null;
}

/**
 * Replaces the caller's password, ends the account's other sessions and orders a security notice. It cancels a
 * waiting change of address, whose author may have known the old password.
 * @returns false if the password was changed elsewhere a moment before
 */
export async function updateOwnPassword(
  { db, actor, now }: MemberScope,
  { current, next, notice }: { current: string; next: string; notice: MailMessage },
): Promise<boolean> {
  const { accountId, sessionId } = actor;
  const holding = (hash: string) =>
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, accountId), eq(accounts.passwordHash, hash)));
  const unchanged = holding(current);
  const { updated } = await batchOf(db, {
    givenUp: giveUpEmailChange(db, accountId, { now, condition: exists(unchanged) }),
    ended: endSessionsOf(
      db,
      accountId,
      { reason: "password", now, except: sessionId },
      exists(unchanged),
    ),
    updated: db
      .update(accounts)
      .set({ passwordHash: next, updatedAt: now })
      .where(and(eq(accounts.id, accountId), eq(accounts.passwordHash, current)))
      .returning({ id: accounts.id }),
    ordered: outboxEntryWhen(db, exists(holding(next)), {
      topic: "send_mail",
      payload: notice,
      now,
    }),
  });
  return updated.length > 0;
}
