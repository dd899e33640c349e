import { and, eq, exists } from "drizzle-orm";
import { accounts } from "../../db/schema.ts";
import type { TraineeScope, TrainerScope } from "../scope.ts";
import { endSessionsOf } from "./sessions.ts";

/** The hash of the caller's password; null before the first was set. */
export async function getOwnPassword({
  db,
  actor,
}: TraineeScope | TrainerScope): Promise<string | null> {
  const [[account]] = await db.batch([
    db
      .select({ passwordHash: accounts.passwordHash })
      .from(accounts)
      .where(eq(accounts.id, actor.accountId)),
  ]);
  return account?.passwordHash ?? null;
}

/**
 * Replaces the caller's password and ends the account's other sessions.
 * @returns false when the password was changed elsewhere a moment before
 */
export async function updateOwnPassword(
  { db, actor, now }: TraineeScope | TrainerScope,
  { current, next }: { current: string; next: string },
): Promise<boolean> {
  const { accountId, sessionId } = actor;
  const unchanged = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.passwordHash, current)));
  const [, , updated] = await db.batch([
    ...endSessionsOf(
      db,
      accountId,
      { reason: "password", now, except: sessionId },
      exists(unchanged),
    ),
    db
      .update(accounts)
      .set({ passwordHash: next, updatedAt: now })
      .where(and(eq(accounts.id, accountId), eq(accounts.passwordHash, current)))
      .returning({ id: accounts.id }),
  ]);
  return updated.length > 0;
}
