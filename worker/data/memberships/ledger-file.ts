import { and, asc, eq, sql } from "drizzle-orm";
import { daysOfMonth, type LedgerEntry } from "../../../domain/memberships/payments.ts";
import { openingBalances, payments, traineeProfiles } from "../../db/schema.ts";
import type { TrainerScope } from "../scope.ts";
import { paymentColumns } from "./payments.ts";

const [t, o, p] = [payments, openingBalances, traineeProfiles];
const maxEntriesAtOnce = 2000;

/** An entry of the file, with its payer. */
interface NamedEntry extends LedgerEntry {
  name: string | null;
  number: number;
  note: string | null;
  createdAt: number;
  /** The receipt number of the reversed entry, which has the same day. */
  reversed: number | null;
}

const { reversedAt: _, traineeId: __, ...columns } = paymentColumns;

/** The receipt number of the reversed entry. */
const reversedNumber = sql<number | null>`(select reversed.number from payments reversed
  where reversed.id = "payments"."reverses")`.as("reversed_number");

/** An opening balance of the file, which is no payment. */
interface NamedOpening {
  name: string;
  /** Negative if paid ahead. */
  agorot: number;
  since: string;
}

/** The opening balances of a month's imports. */
export async function listMonthOpenings(
  { db }: TrainerScope,
  month: string,
): Promise<NamedOpening[]> {
  const { from, until } = daysOfMonth(month);
  const [rows] = await db.batch([
    db
      .select({ name: p.name, agorot: o.agorot, since: o.since })
      .from(o)
      .innerJoin(p, eq(p.id, o.traineeId))
      .where(sql`${o.since} >= ${from} and ${o.since} < ${until}`)
      .orderBy(asc(o.since), asc(p.search), asc(p.id)),
  ]);
  return rows;
}

/** All entries of a month by day, reversals included, in slices. */
export async function* listMonthEntries(
  { db }: TrainerScope,
  month: string,
): AsyncGenerator<NamedEntry[]> {
  const { from, until } = daysOfMonth(month);
  let after: NamedEntry | undefined;
  do {
    const behind =
      after && sql`(paid_on, created_at, id) > (${after.paidOn}, ${after.createdAt}, ${after.id})`;
    const [rows]: [NamedEntry[]] = await db.batch([
      db
        .select({ ...columns, reverses: t.reverses, reversed: reversedNumber })
        .from(t)
        .where(and(sql`paid_on >= ${from} and paid_on < ${until}`, behind))
        .orderBy(asc(t.paidOn), asc(t.createdAt), asc(t.id))
        .limit(maxEntriesAtOnce),
    ]);
    yield rows;
    after = rows.length < maxEntriesAtOnce ? undefined : rows.at(-1);
  } while (after);
}
