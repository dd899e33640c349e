import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { invitations as t } from "../../db/schema.ts";

/** The statement, for a batch that may set a password, that uses up what would set a first one. */
export const spendInvitations = (db: Database, accountId: string, now: number) =>
  db
    .update(t)
    .set({ acceptedAt: now })
    .where(
      and(
        eq(t.traineeId, accountId),
        isNull(t.acceptedAt),
        isNull(t.revokedAt),
        sql`exists (select 1 from accounts a
          where a.id = ${accountId} and a.password_hash is not null)`,
      ),
    );

/** The statement that takes back what is open of an account, for a batch that makes its links wrong. */
export const revokeInvitations = (
  db: Database,
  accountId: string | SQL,
  { now, when }: { now: number; when?: SQL },
) =>
  db
    .update(t)
    .set({ revokedAt: now })
    .where(and(eq(t.traineeId, accountId), isNull(t.acceptedAt), isNull(t.revokedAt), when));
