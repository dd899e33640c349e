import type { DatabaseClient } from "../../db/client.ts";

/** Sums of each month, from the rows and as kept by triggers, in agorot. */
const months = `
  select month, sum(expected) expected, sum(began) began, sum(received) received,
    sum(kept_expected) kept_expected, sum(kept_began) kept_began, sum(kept_received) kept_received
  from (
    select substr(starts_on, 1, 7) month, price_agorot expected, 1 began, 0 received,
      0 kept_expected, 0 kept_began, 0 kept_received from subscriptions
    union all select substr(paid_on, 1, 7), 0, 0, agorot, 0, 0, 0 from payments
    union all select month, departed_expected, departed_began, 0, expected, began, received
      from ledger_months)
  group by month`;

/** Charges and payments of each trainee, from the rows and as kept by triggers, in agorot. */
const balances = `
  select trainee_id, sum(charged) charged, sum(paid) paid,
    sum(kept_charged) kept_charged, sum(kept_paid) kept_paid
  from (
    select trainee_id, billed * price_agorot charged, 0 paid, 0 kept_charged, 0 kept_paid
      from subscriptions
    union all select trainee_id, agorot, 0, 0, 0 from opening_balances
    union all select trainee_id, 0, agorot, 0, 0 from payments where trainee_id is not null
    union all select trainee_id, 0, 0, charged, paid from trainee_balances)
  group by trainee_id`;

/** A line for each differing sum: `2026-11 expected`, `<trainee's id> paid`. */
export const ledgerDifferences = `
  with months as (${months}), balances as (${balances})
  select month || ' expected' figure, expected summed, kept_expected kept from months
    where expected <> kept_expected
  union all select month || ' began', began, kept_began from months where began <> kept_began
  union all select month || ' received', received, kept_received from months
    where received <> kept_received
  union all select trainee_id || ' charged', charged, kept_charged from balances
    where charged <> kept_charged
  union all select trainee_id || ' paid', paid, kept_paid from balances where paid <> kept_paid
  order by figure`;

/** A sum of the ledger, from its rows and as shown. */
export interface LedgerDifference {
  figure: string;
  summed: number;
  kept: number;
}

/** Statements that compute all sums of the ledger from its rows. */
export const resummings: readonly string[] = [
  `insert into ledger_months (month, expected, began, received)
   select month, expected, began, received from (${months}) where true
   on conflict (month) do update
   set expected = excluded.expected, began = excluded.began, received = excluded.received`,
  `insert into trainee_balances (trainee_id, charged, paid)
   select trainee_id, charged, paid from (${balances}) where true
   on conflict (trainee_id) do update set charged = excluded.charged, paid = excluded.paid`,
];

/** Sums of the ledger that differ from their rows; reads all rows. */
export async function findLedgerDifferences(client: DatabaseClient): Promise<LedgerDifference[]> {
  return (await client.prepare(ledgerDifferences).all<LedgerDifference>()).results;
}
