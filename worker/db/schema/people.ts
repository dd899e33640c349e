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
import { defaultTimeZone } from "../../../domain/calendar.ts";
import type { ConsentPurpose } from "../../../domain/people/consents.ts";
import { stepBounds } from "../../../domain/person-bounds.ts";
import { accountStatuses, type Goal, genders } from "../../../domain/trainee.ts";
import { accounts } from "./accounts.ts";
import { id, instant, isNotNegative, isPositive, localDay, partOf } from "./columns.ts";
import { byTrigger, factsOf, ofBusiness, sums } from "./facts.ts";

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
    /** This person's thresholds of the queue that differ from the settings. */
    attention: text({ mode: "json" }).$type<Record<string, unknown>>(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    check("trainee_profiles_age", isPositive(t.age)),
    check("trainee_profiles_height", isPositive(t.height)),
    check("trainee_profiles_target_steps", isNotNegative(t.targetSteps)),
    // Each order of the trainer's list includes the filtered columns, so that skipping and counting rows stay
    // inside the index.
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
 * Numbers of trainees by plan and status. Triggers of the migration keep them for every write of a profile, so
 * that the list's total is read and not counted.
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

/** The words of each profile's `search`, kept by triggers; a search matches their beginnings. */
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
  /** Null if the Arabic name serves both languages; the same for features. */
  englishName: text(),
  priceAgorot: integer().notNull().default(0),
  months: integer().notNull(),
  features: text({ mode: "json" }).$type<string[]>().notNull(),
  englishFeatures: text({ mode: "json" }).$type<string[]>(),
  status: text({ enum: accountStatuses }).notNull().default("active"),
  position: integer().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

/** Invitations by a link that opens once, until it ends or is revoked. */
export const invitations = sqliteTable(
  "invitations",
  {
    id: id(),
    /** SHA-256 of the link's secret, base64url; a link sent again has a new secret. */
    hash: text().notNull().unique(),
    /** The account that lacks a password, or that was made by the link; null before. */
    traineeId: text().references(() => traineeProfiles.id, { onDelete: "cascade" }),
    name: text().notNull(),
    email: text(),
    /** As a profile's. */
    phone: text(),
    gender: text({ enum: genders }),
    planId: text().references(() => plans.id),
    createdAt: instant().notNull(),
    /** The creation of the present link. */
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    revokedAt: instant(),
  },
  (t) => [
    index("invitations_open")
      .on(t.createdAt)
      .where(sql`accepted_at is null and revoked_at is null`),
    index("invitations_trainee").on(t.traineeId),
    index("invitations_plan").on(t.planId),
    index("invitations_expires").on(t.expiresAt),
  ],
);

/** What a person decided about their data, one row a purpose. Those of progress photos have their own table. */
export const consents = sqliteTable(
  "consents",
  {
    traineeId: partOf(() => traineeProfiles.id),
    purpose: text().$type<ConsentPurpose>().notNull(),
    /** The last time; null if it was refused and never given. */
    givenAt: instant(),
    /** Null while it stands. */
    withdrawnAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.traineeId, t.purpose] }),
    // The trainer's screens ask for everybody who agreed to a purpose.
    index("consents_standing").on(t.purpose, t.traineeId).where(sql`withdrawn_at is null`),
  ],
);

const byImport = "the import makes it";

export const peopleFacts = [
  factsOf(traineeProfiles, {
    copied: {
      profile: [
        "name",
        "phone",
        "gender",
        "age",
        "bloodType",
        "height",
        "initialWeight",
        "currentWeight",
        "targetWeight",
        "goals",
        "targetSteps",
        "timeZone",
        "status",
        "plan",
        "startsOn",
        "endsOn",
        "photo",
        "createdAt",
      ],
    },
  }),
  factsOf(traineeCounts, { copied: sums, backup: sums }),
  factsOf(traineeSearchWords, {
    copied: "name, address and phone in pieces",
    backup: "triggers write it as the rows come back",
    keepsImported: byTrigger,
  }),
  factsOf(plans, {
    copied: ofBusiness,
    archived: {
      plans: [
        "name",
        "englishName",
        "price",
        "months",
        "features",
        "englishFeatures",
        "status",
        "createdAt",
      ],
    },
  }),
  factsOf(consents, {
    copied: { consents: ["purpose", "givenAt", "withdrawnAt"] },
    keepsImported: "nobody agrees before a password, which keeps the person",
  }),
  factsOf(invitations, {
    copied: ofBusiness,
    archived: {
      invitations: ["name", "email", "phone", "gender", "plan", "createdAt", "expiresAt"],
    },
    keepsImported: byImport,
  }),
];
