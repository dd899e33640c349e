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
import { byTrigger, factsOf, sums } from "./facts.ts";
import { plans, traineeProfiles } from "./people.ts";

/** Subscriptions with the plan's terms as bought; editing a plan changes none of them. */
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
    /** Its pauses; each moved the end by its days. */
    pauses: text({ mode: "json" }).$type<Pause[]>().notNull().default(sql`'[]'`),
    /** Whether its price counts in the balance; false for subscriptions before the ledger. */
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

/** Changes of a line of subscriptions, with the line before for the undo. */
export const subscriptionChanges = sqliteTable(
  "subscription_changes",
  {
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    kind: text({ enum: subscriptionChangeKinds }).notNull(),
    /** The whole line before and after. */
    before: text({ mode: "json" }).$type<Term[]>().notNull(),
    after: text({ mode: "json" }).$type<Term[]>().notNull(),
    createdAt: instant().notNull(),
    undoneAt: instant(),
  },
  (t) => [index("subscription_changes_trainee").on(t.traineeId, t.createdAt)],
);

/** Sent reminders of an end, one for each of the days before it. */
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
 * The ledger of payments. Triggers of the migration refuse every change of an entry; a reversal corrects a mistake.
 * An entry stays without a name after its trainee is deleted.
 */
export const payments = sqliteTable(
  "payments",
  {
    id: id(),
    traineeId: text().references(() => traineeProfiles.id, { onDelete: "set null" }),
    /** Negative for a reversal. */
    agorot: integer().notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    paidOn: localDay().notNull(),
    note: text(),
    /** The reversed payment. */
    reverses: text().references((): AnySQLiteColumn => payments.id),
    createdAt: instant().notNull(),
    /** The receipt's number, unique in the year of `paidOn`, by a trigger and an index of the migration. */
    number: integer(),
  },
  (t) => [
    check("payments_sign", sql`(${t.reverses} is null) = (${t.agorot} > 0) and ${t.agorot} <> 0`),
    check("payments_date", isDay(t.paidOn)),
    index("payments_trainee").on(t.traineeId, t.paidOn),
    index("payments_day").on(t.paidOn, t.createdAt),
    uniqueIndex("payments_reversed").on(t.reverses).where(sql`reverses is not null`),
    // The next number is found by this too.
    uniqueIndex("payments_number").on(sql`substr(paid_on, 1, 4)`, t.number),
  ],
);

/**
 * What an imported person owed before the move, negative if paid ahead: part of the balance, in no month's sums. Written
 * once with the person.
 */
export const openingBalances = sqliteTable(
  "opening_balances",
  {
    traineeId: text()
      .primaryKey()
      .references(() => traineeProfiles.id, { onDelete: "cascade" }),
    agorot: integer().notNull(),
    /** The day of the import. */
    since: localDay().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    check("opening_balances_amount", sql`${t.agorot} <> 0`),
    index("opening_balances_since").on(t.since),
  ],
);

/** Sums of each trainee's charges and payments, kept by triggers of the migration. */
export const traineeBalances = sqliteTable("trainee_balances", {
  traineeId: text()
    .primaryKey()
    .references(() => traineeProfiles.id, { onDelete: "cascade" }),
  /** Agorot of all billed subscriptions, later ones included, and of the opening balance. */
  charged: integer().notNull().default(0),
  /** Agorot of all payments minus reversals. */
  paid: integer().notNull().default(0),
});

/** Sums of each month, kept by triggers of the migration, so that no read grows with history. */
export const ledgerMonths = sqliteTable("ledger_months", {
  /** `YYYY-MM` */
  month: text().primaryKey(),
  /** Agorot of the subscriptions that began in it. */
  expected: integer().notNull().default(0),
  /** The number of begun subscriptions. */
  began: integer().notNull().default(0),
  /** Agorot of the month's payments minus its reversals. */
  received: integer().notNull().default(0),
  /** The part of `expected` of deleted people, in agorot, which no row holds any more. */
  departedExpected: integer().notNull().default(0),
  /** The part of `began` of deleted people. */
  departedBegan: integer().notNull().default(0),
});

export const membershipsFacts = [
  factsOf(subscriptions, {
    copied: {
      subscriptions: [
        "plan",
        "englishPlan",
        "price",
        "months",
        "startsOn",
        "endsOn",
        "pausedDays",
        "createdAt",
      ],
    },
    keepsImported: "the import makes the first one; a change keeps the person",
  }),
  factsOf(subscriptionChanges, {
    copied: "the subscriptions before a change; they tell what they are",
    keepsImported: true,
  }),
  factsOf(subscriptionReminders, {
    copied: "ends of which somebody was reminded; the notifications tell them",
    keepsImported: "sent by the clock",
  }),
  factsOf(payments, {
    copied: {
      payments: ["receipt", "reversesReceipt", "paidOn", "amount", "method", "note", "createdAt"],
    },
    keepsImported: true,
  }),
  factsOf(openingBalances, {
    copied: { openingBalances: ["since", "amount", "createdAt"] },
    keepsImported: "the import makes it",
  }),
  factsOf(traineeBalances, { copied: sums, backup: sums, keepsImported: byTrigger }),
  factsOf(ledgerMonths, { copied: "sums of the payments and the subscriptions" }),
];
