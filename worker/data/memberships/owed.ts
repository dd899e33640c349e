import { type SQL, sql } from "drizzle-orm";
import { daysBetween, type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import type { LedgerMonth } from "../../../domain/contract/memberships/payments.ts";
import { type Charge, dueOf, openOfMonth } from "../../../domain/memberships/payments.ts";
import { rows } from "../../db/json-columns.ts";
import { preparedList } from "../../db/prepared.ts";
import { subscriptions, traineeBalances, traineeProfiles } from "../../db/schema.ts";

const [p, b] = [traineeProfiles, traineeBalances];
const today = sql.placeholder("today");

/** Subscriptions to search for the first day of a debt: five years of months. */
export const chargesRead = 60;

const billed = (those: SQL) => sql`select * from (select starts_on, price_agorot from subscriptions
  where trainee_id = ${p.id} and billed = 1 and price_agorot > 0 and ${those})`;

/**
 * The basis of a debt beside the balance; null without a debt. Binds `today`.
 * @param lookedAt number of subscriptions to search
 */
export const owedCharges = (lookedAt: number) =>
  rows(
    sql`case when ${b.charged} > ${b.paid} then
    (select json_group_array(json_array(starts_on, price_agorot)) from (
      ${billed(sql`starts_on > ${today}`)} union all
      ${billed(sql`starts_on <= ${today} order by starts_on desc limit ${sql.raw(String(lookedAt))}`)} union all
      select since, agorot from opening_balances where trainee_id = ${p.id} and agorot > 0)) end`,
    "charges",
    (startsOn: string, priceAgorot: number): Charge => ({ startsOn, priceAgorot }),
  );

const behindWhere = (which: SQL) =>
  preparedList((db) =>
    db
      .select({
        traineeId: p.id,
        name: p.name,
        gender: p.gender,
        phone: p.phone,
        timeZone: p.timeZone,
        attention: p.attention,
        charged: b.charged,
        paid: b.paid,
        charges: owedCharges(chargesRead),
      })
      .from(b)
      .innerJoin(p, sql`${p.id} = ${b.traineeId}`)
      .where(sql`${b.charged} > ${b.paid} and ${which}`),
  );

/** Reads active trainees with more charges than payments, from their balances. Binds `today`. */
export const behindTheirBalance = behindWhere(sql`+${p.status} = 'active'`);

/** The same for some people, `ids` as JSON. */
export const behindAmong = behindWhere(
  sql`${b.traineeId} in (select value from json_each(${sql.placeholder("ids")}))`,
);

export type Behind = Awaited<ReturnType<typeof behindTheirBalance>>[number];

/** Trainees with a debt on their own day, with whole days since its first day. */
export const owingOf = (people: readonly Behind[], now: number) =>
  people.flatMap(({ timeZone, charges, charged, paid, ...person }) => {
    const today = localDateAt(now, timeZone);
    const { agorot, since } = dueOf({ charged, paid }, charges ?? [], today);
    return since === null ? [] : [{ ...person, agorot, since, days: daysBetween(since, today) }];
  });

const [from, until] = [sql.placeholder("from"), sql.placeholder("until")];
const s = subscriptions;

/**
 * Reads trainees with a billed subscription that begins in a month. Binds `from` and `until`. Sums at the
 * month's end are the balance less all later rows. So it reads rows after the month, and none before it.
 */
export const chargedInMonth = preparedList((db) =>
  db
    .select({
      traineeId: p.id,
      name: p.name,
      status: p.status,
      since: sql<LocalDate>`min(${s.startsOn})`.as("month_since"),
      expected: sql<number>`sum(${s.priceAgorot})`.as("month_expected"),
      charged:
        sql<number>`coalesce(${b.charged}, 0) - (select coalesce(sum(price_agorot), 0) from subscriptions later
        where later.trainee_id = ${p.id} and later.billed = 1 and later.starts_on >= ${until})`.as(
          "month_charged",
        ),
      paid: sql<number>`coalesce(${b.paid}, 0)`.as("month_paid"),
      paidSince: sql<number>`(select coalesce(sum(agorot), 0) from payments later
        where later.trainee_id = ${p.id} and later.paid_on >= ${until})`.as("month_paid_since"),
    })
    .from(s)
    .innerJoin(p, sql`${p.id} = ${s.traineeId}`)
    .leftJoin(b, sql`${b.traineeId} = ${p.id}`)
    .where(
      sql`${s.startsOn} >= ${from} and ${s.startsOn} < ${until} and ${s.billed} = 1
        and ${s.priceAgorot} > 0`,
    )
    .groupBy(p.id)
    .orderBy(sql`min(${s.startsOn})`, p.id),
);

type Charged = Awaited<ReturnType<typeof chargedInMonth>>[number];

/** Trainees whose subscriptions of the month were unpaid at its end, former ones included, as in the month's sum. */
export const unpaidOf = (people: readonly Charged[]): LedgerMonth["unpaid"] =>
  people.flatMap(({ traineeId, name, status, since, paid, paidSince, ...charges }) => {
    const agorot = openOfMonth(charges, paid - paidSince);
    return agorot > 0
      ? [{ traineeId, name, status, agorot, since, left: openOfMonth(charges, paid) }]
      : [];
  });
