import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { invitations as t } from "../../db/schema.ts";

/** Uses up the links for a first password, in a batch that may set one. */
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

/** Revokes an account's open invitations, in a batch that makes their links wrong. */
export const revokeInvitations = (
  db: Database,
  accountId: string | SQL,
  { now, when }: { now: number; when?: SQL },
) =>
  db
    .update(t)
    .set({ revokedAt: now })
    .where(and(eq(t.traineeId, accountId), isNull(t.acceptedAt), isNull(t.revokedAt), when));
