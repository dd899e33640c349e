import { sql } from "drizzle-orm";
import {
  readOwnThresholds,
  readThresholds,
} from "../../../domain/attention/attention-thresholds.ts";
import {
  byAge,
  type DebtKind,
  debtorsPerPage,
  isOverdue,
  remindedDays,
} from "../../../domain/attention/debts.ts";
import { localDateAt } from "../../../domain/calendar.ts";
import type {
  Debtor,
  DebtorsPage,
  DebtorsQuery,
} from "../../../domain/contract/attention/debtors.ts";
import { sumOf } from "../../../domain/memberships/payments.ts";
import type { Database } from "../../db/client.ts";
import { preparedList } from "../../db/prepared.ts";
import { type Behind, behindAmong, behindTheirBalance, owingOf } from "../memberships/owed.ts";
import type { TrainerScope } from "../scope.ts";
import { usualThresholds } from "./attention-facts.ts";

const dayMs = 86_400_000;

// By the jobs of these days alone, so that earlier ones cost nothing. Of their members, by those with a message.
const lastReminders = preparedList((db) =>
  db
    .select({
      traineeId: sql<string>`member.trainee_id`.as("reminded_id"),
      at: sql<number>`max(member.done_at)`.as("reminded_at"),
    })
    // The cross join begins with the jobs, and the plus keeps the index of all members out.
    .from(sql`trainee_jobs job cross join trainee_job_members member`)
    .where(
      sql`job.created_at >= ${sql.placeholder("since")} and job.kind = 'message'
        and job.body ->> '$.about' = 'payment' and member.job_id = job.id and member.done_at is not null`,
    )
    .groupBy(sql`+member.trainee_id`),
);

/** Reads the rows of `debtorsFrom`. */
export const debtorStatements = (db: Database, now: number) =>
  [
    behindTheirBalance(db, { today: localDateAt(now, "UTC") }),
    usualThresholds(db, {}),
    lastReminders(db, { since: now - remindedDays * dayMs }),
  ] as const;

interface DebtorRows {
  behind: readonly Behind[];
  thresholds: readonly { value: Parameters<typeof readThresholds>[0] }[];
  reminded?: readonly { traineeId: string; at: number }[];
}

/** All debtors, the overdue ones first, then by the age of the debt. */
function debtorsOf({ behind, thresholds, reminded = [] }: DebtorRows, now: number): Debtor[] {
  const usual = readThresholds(thresholds[0]?.value);
  const remindedAt = new Map(reminded.map(({ traineeId, at }) => [traineeId, at]));
  return owingOf(behind, now)
    .map(({ attention, ...debtor }) => ({
      ...debtor,
      overdue: isOverdue(debtor.days, { ...usual, ...readOwnThresholds(attention) }),
      remindedAt: remindedAt.get(debtor.traineeId) ?? null,
    }))
    .toSorted(byAge);
}

/** A page of the debtors with the sums of all. */
export function debtorsFrom(
  rows: DebtorRows,
  { after, now }: DebtorsQuery & { now: number },
): DebtorsPage {
  const all = debtorsOf(rows, now);
  const overdue = all.filter((debtor) => debtor.overdue);
  const next = after + debtorsPerPage;
  return {
    open: { agorot: sumOf(all), people: all.length },
    overdue: { agorot: sumOf(overdue), people: overdue.length },
    debtors: all.slice(after, next),
    next: next < all.length ? next : null,
  };
}

/** A further page of the debtors. */
export async function getDebtors(
  { db, now }: TrainerScope,
  { after }: DebtorsQuery,
): Promise<DebtorsPage> {
  const [behind, thresholds, reminded] = await db.batch(debtorStatements(db, now));
  return debtorsFrom({ behind, thresholds, reminded }, { after, now });
}

/** The ids of all debtors, or of the overdue ones. */
export async function listDebtors(
  { db, now }: TrainerScope,
  kind: DebtKind,
): Promise<readonly string[]> {
  const [behind, thresholds] = await db.batch([
    behindTheirBalance(db, { today: localDateAt(now, "UTC") }),
    usualThresholds(db, {}),
  ]);
  return debtorsOf({ behind, thresholds }, now)
    .filter(({ overdue }) => kind === "open" || overdue)
    .map(({ traineeId }) => traineeId);
}

/** The due amounts of some people, in agorot by id; people without one are missing. */
export async function getDues(
  db: Database,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const [behind] = await db.batch([
    behindAmong(db, { today: localDateAt(now, "UTC"), ids: JSON.stringify(ids) }),
  ]);
  return new Map(owingOf(behind, now).map(({ traineeId, agorot }) => [traineeId, agorot]));
}
