import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import type { Payment, TraineePayments } from "../../../domain/contract/memberships/payments.ts";
import { dueOf, paymentsPerPage } from "../../../domain/memberships/payments.ts";
import { readGeneralSettings } from "../../../domain/plumbing/settings.ts";
import type { Database } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import {
  ledgerMonths,
  openingBalances,
  payments,
  traineeBalances,
  traineeProfiles,
} from "../../db/schema.ts";
import { generalSettingsOf } from "../plumbing/settings.ts";
import type { TraineeScope, TrainerScope } from "../scope.ts";
import { chargesRead } from "./owed.ts";

const t = payments;

/** Later than every day of a payment. */
const afterAll = "9999-12-31";

/** A payment with its payer's name and the time of its reversal. */
export const paymentColumns = {
  id: t.id,
  traineeId: t.traineeId,
  agorot: t.agorot,
  method: t.method,
  paidOn: t.paidOn,
  number: sql<number>`number`.as("receipt_number"),
  note: t.note,
  createdAt: t.createdAt,
  name: sql<string | null>`(select name from trainee_profiles payer
    where payer.id = "payments"."trainee_id")`.as("payer_name"),
  reversedAt: sql<number | null>`(select reversal.created_at from payments reversal
    where reversal.reverses = "payments"."id")`.as("reversed_at"),
};

/** The place after which a page begins. */
interface Place {
  paidOn: string;
  createdAt: number;
  id: string;
}

/** A page of payments after a place; a reversal follows its payment. */
const pageOf = (db: Database, which: SQL) =>
  db
    .select(paymentColumns)
    .from(t)
    .where(
      and(
        which,
        sql`reverses is null`,
        sql`(paid_on, created_at, id) < (${sql.placeholder("paidOn")},
          ${sql.placeholder("createdAt")}, ${sql.placeholder("id")})`,
      ),
    )
    .orderBy(desc(t.paidOn), desc(t.createdAt), desc(t.id))
    // One more than a page, to know whether another follows.
    .limit(paymentsPerPage + 1);

/** Reads a page of a month's payments. */
export const ofMonth = prepared((db) => pageOf(db, sql`paid_on >= ${sql.placeholder("from")}`));
const ofTrainee = prepared((db) => pageOf(db, eq(t.traineeId, sql.placeholder("traineeId"))));

/** Reads the kept sums of a month. */
export const sumsOfMonth = prepared((db) =>
  db
    .select({ received: ledgerMonths.received, expected: ledgerMonths.expected })
    .from(ledgerMonths)
    .where(eq(ledgerMonths.month, sql.placeholder("month"))),
);

/** Reads the received amounts of a month by method, the largest first; as many rows as it has entries. */
export const methodsOfMonth = prepared((db) =>
  db
    .select({ method: t.method, agorot: sql<number>`sum(${t.agorot})`.as("method_agorot") })
    .from(t)
    .where(
      sql`${t.paidOn} >= ${sql.placeholder("from")} and ${t.paidOn} < ${sql.placeholder("until")}`,
    )
    .groupBy(t.method)
    .having(sql`sum(${t.agorot}) <> 0`)
    .orderBy(sql`method_agorot desc`, t.method),
);

/** The place of a cursor, at most the last day of the list. */
export function placeOf({ cursor }: Cursor, until: string): Place {
  const [paidOn = until, createdAt, id = ""] = cursor?.split("_") ?? [];
  if (paidOn >= until) return { paidOn: until, createdAt: 0, id: "" };
  return { paidOn, createdAt: Number(createdAt), id };
}

interface Cursor {
  cursor?: string | undefined;
}

/** The receiver on a receipt: the business, or else the trainer. */
export function receiverOf(stored: Record<string, unknown> | undefined): string {
  const { businessName, trainerName } = readGeneralSettings(stored);
  return businessName ?? trainerName;
}

/** The rows of a page, and the cursor of the next. */
export function cut(rows: readonly Payment[]): Pick<TraineePayments, "payments" | "next"> {
  const shown = rows.slice(0, paymentsPerPage);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return { payments: shown, next: last ? `${last.paidOn}_${last.createdAt}_${last.id}` : null };
}

/** Reads the inputs of `dueOf` for a trainee. */
export const balanceOf = (db: Database, traineeId: string) =>
  db
    .select({ charged: traineeBalances.charged, paid: traineeBalances.paid })
    .from(traineeBalances)
    .where(eq(traineeBalances.traineeId, traineeId));

export const chargesOf = (db: Database, traineeId: string) =>
  db
    .select({
      startsOn: sql<LocalDate>`starts_on`.as("charge_starts_on"),
      priceAgorot: sql<number>`price_agorot`.as("charge_agorot"),
    })
    .from(
      sql`(select * from (select starts_on, price_agorot from subscriptions
          where trainee_id = ${traineeId} and billed = 1 order by starts_on desc limit ${sql.raw(String(chargesRead))})
        union all select since, agorot from opening_balances
          where trainee_id = ${traineeId} and agorot > 0)`,
    );

const openingOf = (db: Database, traineeId: string) =>
  db
    .select({ agorot: openingBalances.agorot, since: openingBalances.since })
    .from(openingBalances)
    .where(eq(openingBalances.traineeId, traineeId));

/** A page of one trainee's payments with the balance; undefined if the trainee does not exist. */
export async function getTraineePayments(
  scope: TrainerScope | TraineeScope,
  traineeId: string,
  query: Cursor,
): Promise<TraineePayments | undefined> {
  const { db, now } = scope;
  const [rows, [trainee], [balance], charges, [opening], general] = await db.batch([
    ofTrainee(db, { traineeId, ...placeOf(query, afterAll) }),
    db
      .select({ timeZone: traineeProfiles.timeZone })
      .from(traineeProfiles)
      .where(eq(traineeProfiles.id, traineeId)),
    balanceOf(db, traineeId),
    chargesOf(db, traineeId),
    openingOf(db, traineeId),
    generalSettingsOf(scope),
  ]);
  if (!trainee) return undefined;
  const today = localDateAt(now, trainee.timeZone);
  return {
    ...cut(rows),
    from: receiverOf(general[0]?.value),
    opening: opening ?? null,
    due: dueOf(balance ?? { charged: 0, paid: 0 }, charges, today),
  };
}

/** The same for the trainee. */
export async function getOwnPayments(scope: TraineeScope, query: Cursor) {
  return getTraineePayments(scope, scope.traineeId, query);
}
