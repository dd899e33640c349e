import { sql } from "drizzle-orm";
import { daysOfMonth, monthAfter } from "../../../domain/trainees/payments.ts";
import type { Database } from "../../db/client.ts";
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

/**
 * The statements behind `toLedgerMonths`, for whoever shows months: what they read does not grow
 * with the years before.
 */
export function ledgerMonthsOf(db: Database, { first, last }: MonthSpan) {
  const { from } = daysOfMonth(first);
  const { until } = daysOfMonth(last);
  return [
    db
      .select({
        month: sql<string>`substr(paid_on, 1, 7)`.as("received_month"),
        agorot: sql<number>`sum(agorot)`.as("received_agorot"),
      })
      .from(payments)
      .where(sql`paid_on >= ${from} and paid_on < ${until}`)
      .groupBy(sql`received_month`),
    db
      .select({
        month: sql<string>`substr(starts_on, 1, 7)`.as("expected_month"),
        agorot: sql<number>`sum(price_agorot)`.as("expected_agorot"),
      })
      .from(subscriptions)
      .where(sql`starts_on >= ${from} and starts_on < ${until}`)
      .groupBy(sql`expected_month`),
  ] as const;
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
