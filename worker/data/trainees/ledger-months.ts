import { type SQL, sql } from "drizzle-orm";
import { daysOfMonth, monthAfter } from "../../../domain/trainees/payments.ts";
import type { Database } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { payments, subscriptions } from "../../db/schema.ts";

/** A month of the ledger; agorot. */
interface LedgerMonth {
  month: string;
  /** What came, less what was taken back. */
  received: number;
  /** The price of every subscription that begins in it. */
  expected: number;
}

/** Months from one to another, both included. */
interface MonthSpan {
  first: string;
  last: string;
}

const between = (day: SQL) =>
  sql`${day} >= ${sql.placeholder("from")} and ${day} < ${sql.placeholder("until")}`;

const receivedIn = prepared((db) =>
  db
    .select({
      month: sql<string>`substr(paid_on, 1, 7)`.as("received_month"),
      agorot: sql<number>`sum(agorot)`.as("received_agorot"),
    })
    .from(payments)
    .where(between(sql`paid_on`))
    .groupBy(sql`received_month`),
);

const expectedIn = prepared((db) =>
  db
    .select({
      month: sql<string>`substr(starts_on, 1, 7)`.as("expected_month"),
      agorot: sql<number>`sum(price_agorot)`.as("expected_agorot"),
    })
    .from(subscriptions)
    .where(between(sql`starts_on`))
    .groupBy(sql`expected_month`),
);

/**
 * The statements behind `toLedgerMonths`, for whoever shows months: what they read does not grow
 * with the years before.
 */
export function ledgerMonthsOf(db: Database, { first, last }: MonthSpan) {
  const days = { from: daysOfMonth(first).from, until: daysOfMonth(last).until };
  return [receivedIn(db, days), expectedIn(db, days)] as const;
}

type Sums = readonly { month: string; agorot: number }[];

/** Every month of the span, the earliest first; one in which nothing happened holds zeros. */
export function toLedgerMonths(
  { first, last }: MonthSpan,
  [received, expected]: readonly [Sums, Sums],
): LedgerMonth[] {
  const sumIn = (sums: Sums, month: string) =>
    sums.find((each) => each.month === month)?.agorot ?? 0;
  const months: LedgerMonth[] = [];
  for (let month = first; month <= last; month = monthAfter(month, 1)) {
    months.push({ month, received: sumIn(received, month), expected: sumIn(expected, month) });
  }
  return months;
}
