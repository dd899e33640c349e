import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
} from "drizzle-orm/sqlite-core";
import { stepBounds, targetStepBounds } from "../../../domain/activity/steps.ts";
import { defaultTimeZone } from "../../../domain/calendar.ts";
import { type MeasurementKind, measurementWriters } from "../../../domain/trainees/measurements.ts";
import { noteTypes } from "../../../domain/trainees/notes.ts";
import {
  accountStatuses,
  type Goal,
  genders,
  traineeFields,
} from "../../../domain/trainees/trainee.ts";
import { weightBounds, weightSources } from "../../../domain/trainees/weight.ts";
import { accounts } from "./accounts.ts";
import { id, instant, isDay, localDay, oneOf, partOf, within } from "./columns.ts";

export const traineeProfiles = sqliteTable(
  "trainee_profiles",
  {
    /** The account's id. */
    id: text()
      .primaryKey()
      .references(() => accounts.id, { onDelete: "cascade" }),
    name: text().notNull(),
    phone: text(),
    /** Folded name, address and phone digits. */
    search: text().notNull(),
    gender: text({ enum: genders }),
    age: integer(),
    bloodType: text(),
    height: real(),
    initialWeight: real(),
    currentWeight: real(),
    targetWeight: real(),
    goal: text({ mode: "json" }).$type<Goal[]>().notNull().default(sql`'[]'`),
    subscriptionPlan: text()
      .notNull()
      .references(() => plans.id),
    subscriptionStart: localDay(),
    subscriptionEnd: localDay(),
    status: text({ enum: accountStatuses }).notNull(),
    targetSteps: integer().notNull().default(stepBounds.defaultTarget),
    timeZone: text().notNull().default(defaultTimeZone),
    photoKey: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    check("trainee_profiles_status", oneOf(t.status, accountStatuses)),
    check("trainee_profiles_gender", sql`${t.gender} is null or ${oneOf(t.gender, genders)}`),
    check("trainee_profiles_age", sql`${t.age} is null or ${within(t.age, traineeFields.age)}`),
    check(
      "trainee_profiles_height",
      sql`${t.height} is null or ${within(t.height, traineeFields.height)}`,
    ),
    check("trainee_profiles_target_steps", within(t.targetSteps, targetStepBounds)),
    // Each order of the trainer's list carries what the list filters by, so that skipping rows and
    // counting them stay inside the index.
    index("trainee_profiles_created").on(t.createdAt, t.id, t.status, t.subscriptionPlan),
    index("trainee_profiles_search").on(t.search, t.id, t.status, t.subscriptionPlan),
    index("trainee_profiles_plan").on(t.subscriptionPlan, t.createdAt, t.id, t.status),
    index("trainee_profiles_status").on(t.status, t.createdAt, t.id, t.subscriptionPlan),
    index("trainee_profiles_weight").on(t.currentWeight, t.id, t.status, t.subscriptionPlan),
    index("trainee_profiles_target_steps").on(t.targetSteps, t.id, t.status, t.subscriptionPlan),
    index("trainee_profiles_subscription_end").on(t.subscriptionEnd),
  ],
);

/**
 * How many trainees there are of each plan and status. Triggers of the migration keep it, whoever
 * writes the profiles, so that the list's total is read and not counted.
 */
export const traineeCounts = sqliteTable(
  "trainee_counts",
  {
    plan: text().notNull(),
    status: text({ enum: accountStatuses }).notNull(),
    total: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.plan, t.status] })],
);

/** The words of each profile's `search`, kept by triggers: a search begins at one of them. */
export const traineeSearchWords = sqliteTable(
  "trainee_search_words",
  {
    word: text().notNull(),
    traineeId: partOf(() => traineeProfiles.id),
  },
  (t) => [
    primaryKey({ columns: [t.word, t.traineeId] }),
    index("trainee_search_words_trainee").on(t.traineeId),
  ],
);

export const plans = sqliteTable("plans", {
  id: id(),
  name: text().notNull(),
  /** Shekels (₪). */
  price: real().notNull(),
  months: integer().notNull(),
  features: text({ mode: "json" }).$type<string[]>().notNull(),
  status: text({ enum: accountStatuses }).notNull().default("active"),
  position: integer().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

/** The ledger: one row each time a plan began, with its price on that day. */
export const subscriptions = sqliteTable(
  "subscriptions",
  {
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    planId: text()
      .notNull()
      .references(() => plans.id),
    price: real().notNull(),
    startsOn: localDay().notNull(),
    endsOn: localDay().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index("subscriptions_trainee").on(t.traineeId, t.startsOn),
    index("subscriptions_created").on(t.createdAt),
    index("subscriptions_plan").on(t.planId),
  ],
);

export const weightRecords = sqliteTable(
  "weight_records",
  {
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    date: localDay().notNull(),
    weight: real().notNull(),
    /** `sent`: the weekly «أرسل وزني!»; the others say where the figure came from. */
    source: text({ enum: weightSources }).notNull(),
    notes: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    check("weight_records_weight", within(t.weight, weightBounds)),
    check("weight_records_date", isDay(t.date)),
    index("weight_records_trainee").on(t.traineeId, t.date, t.createdAt),
  ],
);

export const bodyMeasurements = sqliteTable(
  "body_measurements",
  {
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    kind: text().$type<MeasurementKind>().notNull(),
    date: localDay().notNull(),
    value: real().notNull(),
    writtenBy: text({ enum: measurementWriters }).notNull().default("trainer"),
    createdAt: instant().notNull(),
  },
  (t) => [
    check("body_measurements_date", isDay(t.date)),
    index("body_measurements_trainee").on(t.traineeId, t.kind, t.date, t.createdAt),
  ],
);

export const notes = sqliteTable(
  "notes",
  {
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    authorId: text().references(() => accounts.id, { onDelete: "set null" }),
    type: text({ enum: noteTypes }).notNull().default("general"),
    text: text().notNull(),
    /** The trainer's own: nothing that a trainee may call reads it. */
    isPrivate: integer({ mode: "boolean" }).notNull().default(false),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    check("notes_type", oneOf(t.type, noteTypes)),
    index("notes_trainee").on(t.traineeId, t.createdAt),
    index("notes_shared").on(t.traineeId, t.createdAt).where(sql`is_private = 0`),
    index("notes_shared_type").on(t.traineeId, t.type, t.createdAt).where(sql`is_private = 0`),
    index("notes_type").on(t.traineeId, t.type, t.createdAt),
    index("notes_author").on(t.authorId),
  ],
);
