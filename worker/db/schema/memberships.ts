import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { paymentMethods } from "../../../domain/memberships/payments.ts";
import {
  type Pause,
  subscriptionChangeKinds,
  type Term,
} from "../../../domain/memberships/subscriptions.ts";
import { id, instant, isDay, localDay, partOf } from "./columns.ts";
import { plans, traineeProfiles } from "./people.ts";

/** The line of what a trainee bought, each as it was on that day: no edit of a plan changes it. */
export const subscriptions = sqliteTable(
  "subscriptions",
  {
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    planId: text()
      .notNull()
      .references(() => plans.id),
    planName: text().notNull().default(""),
    englishPlanName: text(),
    priceAgorot: integer().notNull().default(0),
    months: integer().notNull().default(1),
    startsOn: localDay().notNull(),
    endsOn: localDay().notNull(),
    /** Its pauses, each of which moved the end by its days. */
    pauses: text({ mode: "json" }).$type<Pause[]>().notNull().default(sql`'[]'`),
    /** Whether its price counts in the balance: what was bought before the ledger began does not. */
    billed: integer({ mode: "boolean" }).notNull().default(true),
    createdAt: instant().notNull(),
  },
  (t) => [
    index("subscriptions_trainee").on(t.traineeId, t.startsOn),
    index("subscriptions_created").on(t.createdAt),
    index("subscriptions_starts").on(t.startsOn),
    index("subscriptions_plan").on(t.planId),
  ],
);

/** Each change of a line of subscriptions, with what it was before, so that it can be taken back. */
export const subscriptionChanges = sqliteTable(
  "subscription_changes",
  {
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    kind: text({ enum: subscriptionChangeKinds }).notNull(),
    /** The whole line before and after it. */
    before: text({ mode: "json" }).$type<Term[]>().notNull(),
    after: text({ mode: "json" }).$type<Term[]>().notNull(),
    createdAt: instant().notNull(),
    undoneAt: instant(),
  },
  (t) => [index("subscription_changes_trainee").on(t.traineeId, t.createdAt)],
);

/** Who was reminded of an end, once for each of the days before it. */
export const subscriptionReminders = sqliteTable(
  "subscription_reminders",
  {
    traineeId: partOf(() => traineeProfiles.id),
    endsOn: localDay().notNull(),
    daysBefore: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.traineeId, t.endsOn, t.daysBefore] })],
);

/**
 * The ledger of what was paid. Triggers of the migration refuse every change of an entry: a mistake
 * is corrected by a reversal. An entry outlives its trainee, without a name.
 */
export const payments = sqliteTable(
  "payments",
  {
    id: id(),
    traineeId: text().references(() => traineeProfiles.id, { onDelete: "set null" }),
    /** Below zero where it reverses another. */
    agorot: integer().notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    paidOn: localDay().notNull(),
    note: text(),
    /** The payment that it takes back. */
    reverses: text().references((): AnySQLiteColumn => payments.id),
    createdAt: instant().notNull(),
    /** Of its receipt, one in the year of `paidOn`; a trigger and an index of the migration see to it. */
    number: integer(),
  },
  (t) => [
    check("payments_sign", sql`(${t.reverses} is null) = (${t.agorot} > 0) and ${t.agorot} <> 0`),
    check("payments_date", isDay(t.paidOn)),
    index("payments_trainee").on(t.traineeId, t.paidOn),
    index("payments_day").on(t.paidOn, t.createdAt),
    uniqueIndex("payments_reversed").on(t.reverses).where(sql`reverses is not null`),
    // By this the next number is found, too.
    uniqueIndex("payments_number").on(sql`substr(paid_on, 1, 4)`, t.number),
  ],
);

/** What each trainee was charged and paid, ever; kept by triggers of the migration. */
export const traineeBalances = sqliteTable("trainee_balances", {
  traineeId: text()
    .primaryKey()
    .references(() => traineeProfiles.id, { onDelete: "cascade" }),
  /** Agorot of all billed subscriptions, those to come too. */
  charged: integer().notNull().default(0),
  /** Agorot of all payments, less the reversed ones. */
  paid: integer().notNull().default(0),
});

/** What each month brought: triggers of the migration keep it, so that no figure grows with history. */
export const ledgerMonths = sqliteTable("ledger_months", {
  /** `YYYY-MM` */
  month: text().primaryKey(),
  /** Agorot of the subscriptions that began in it. */
  expected: integer().notNull().default(0),
  /** How many began. */
  began: integer().notNull().default(0),
  /** Agorot that were paid in it, less the reversals of that month. */
  received: integer().notNull().default(0),
  /** What of `expected` is of people who were deleted since, in agorot: no row tells of it any more. */
  departedExpected: integer().notNull().default(0),
  /** The same of `began`. */
  departedBegan: integer().notNull().default(0),
});
