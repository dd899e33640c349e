import { and, eq, isNull, lte, sql } from "drizzle-orm";
import type { AccountDeletion } from "../../../domain/contract/accounts/account-deletion.ts";
import { batchOf } from "../../db/batch.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { accountSettings, accounts, traineeProfiles } from "../../db/schema.ts";
import type { MailMessage } from "../../platform.ts";
import { endSessionsOf } from "../accounts/sessions.ts";
import { outboxEntryWhen } from "../plumbing/outbox.ts";
import type { TraineeScope } from "../scope.ts";

const pendingDeletion = prepared((db) =>
  db
    .select({ deletesAt: accounts.deletesAt })
    .from(accounts)
    .where(eq(accounts.id, sql.placeholder("accountId"))),
);

/** Reads the time of the trainee's deletion. */
const deletionOf = ({ db, traineeId }: TraineeScope) =>
  pendingDeletion(db, { accountId: traineeId });

export async function getAccountDeletion(scope: TraineeScope): Promise<AccountDeletion> {
  const [[found]] = await scope.db.batch([deletionOf(scope)]);
  return { deletesAt: found?.deletesAt ?? null };
}

/**
 * Orders the deletion of the caller's account at an instant, ends its other sessions and orders a mail. An
 * ordered deletion keeps its instant.
 */
export async function setAccountDeletion(
  scope: TraineeScope,
  { deletesAt, mail }: { deletesAt: number; mail: MailMessage },
): Promise<AccountDeletion> {
  const { db, traineeId, actor, now } = scope;
  const stays = and(
    eq(accounts.id, traineeId),
    eq(accounts.role, "trainee"),
    isNull(accounts.deletesAt),
  );
  const isFirst = sql`exists (select 1 from ${accounts} where ${stays})`;
  const {
    found: [found],
  } = await batchOf(db, {
    ended: endSessionsOf(
      db,
      traineeId,
      { reason: "everywhere", now, except: actor.sessionId },
      isFirst,
    ),
    ordered: outboxEntryWhen(db, isFirst, { topic: "send_mail", payload: mail, now }),
    updated: db.update(accounts).set({ deletesAt }).where(stays),
    found: deletionOf(scope),
  });
  return { deletesAt: found?.deletesAt ?? null };
}

/** Cancels the deletion of the caller's account; without one nothing changes. */
export async function keepAccount({ db, traineeId }: TraineeScope): Promise<void> {
  await db.batch([db.update(accounts).set({ deletesAt: null }).where(eq(accounts.id, traineeId))]);
}

/** A due account, with the values for its owner's mail. */
interface DueAccount {
  id: string;
  email: string | null;
  name: string;
  language: "ar" | "en";
}

/** Due accounts in no order, so that failing ones do not hold up others. */
export async function listDueAccounts(
  client: DatabaseClient,
  { now, limit }: { now: number; limit: number },
): Promise<DueAccount[]> {
  const rows = await connect(client)
    .select({
      id: accounts.id,
      email: accounts.email,
      name: traineeProfiles.name,
      language: accountSettings.language,
    })
    .from(accounts)
    .innerJoin(traineeProfiles, eq(traineeProfiles.id, accounts.id))
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(and(lte(accounts.deletesAt, now), eq(accounts.role, "trainee")))
    .orderBy(sql`random()`)
    .limit(limit);
  return rows.map(({ language, ...row }) => ({ ...row, language: language ?? "ar" }));
}
