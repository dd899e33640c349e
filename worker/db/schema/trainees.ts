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
import { noteTypes } from "../../../domain/activity/notes.ts";
import { stepBounds } from "../../../domain/activity/steps.ts";
import { attentionReasons } from "../../../domain/attention/attention.ts";
import { absenceKinds, absenceStatuses } from "../../../domain/body/absences.ts";
import { type MeasurementKind, measurementWriters } from "../../../domain/body/measurements.ts";
import { targetSources } from "../../../domain/body/nutrition-target.ts";
import { weightSources } from "../../../domain/body/weight.ts";
import { defaultTimeZone } from "../../../domain/calendar.ts";
import { traineeJobKinds } from "../../../domain/jobs/jobs.ts";
import { accountStatuses, type Goal, genders } from "../../../domain/trainee.ts";
import { accounts } from "./accounts.ts";
import { id, instant, isDay, isNotNegative, isPositive, localDay, partOf } from "./columns.ts";

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
    /** Where this person's thresholds of the trainer's queue are other than the settings'. */
    attention: text({ mode: "json" }).$type<Record<string, unknown>>(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    check("trainee_profiles_age", isPositive(t.age)),
    check("trainee_profiles_height", isPositive(t.height)),
    check("trainee_profiles_target_steps", isNotNegative(t.targetSteps)),
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
  /** Null where the Arabic one serves both languages; so are the features. */
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

/** Whom the trainer asked in by a link: it opens once, until it ends or is taken back. */
export const invitations = sqliteTable(
  "invitations",
  {
    id: id(),
    /** SHA-256 of the link's secret, base64url; a link that is sent again has another one. */
    hash: text().notNull().unique(),
    /** The account that waits for its password, or that began with the link; null until there is one. */
    traineeId: text().references(() => traineeProfiles.id, { onDelete: "cascade" }),
    name: text().notNull(),
    email: text(),
    /** As a profile's. */
    phone: text(),
    gender: text({ enum: genders }),
    planId: text().references(() => plans.id),
    createdAt: instant().notNull(),
    /** When the link was made that counts now. */
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

/** What the trainer did to many at once: one row, however often it was asked for. */
export const traineeJobs = sqliteTable(
  "trainee_jobs",
  {
    id: id(),
    kind: text({ enum: traineeJobKinds }).notNull(),
    /** What was done: the text, the status, the plan. */
    body: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    /** How many it was done to. */
    total: integer().notNull(),
    createdAt: instant().notNull(),
    undoneAt: instant(),
  },
  (t) => [index("trainee_jobs_created").on(t.createdAt)],
);

/** Whom a job is done to, fixed in the batch that takes it on. */
export const traineeJobMembers = sqliteTable(
  "trainee_job_members",
  {
    jobId: partOf(() => traineeJobs.id),
    traineeId: partOf(() => traineeProfiles.id),
    /** What was there before, where it can be taken back. */
    before: text({ mode: "json" }).$type<Record<string, unknown>>(),
    /** When it was done to this one; null while it waits its turn. */
    doneAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.traineeId] }),
    index("trainee_job_members_trainee").on(t.traineeId),
    index("trainee_job_members_open").on(t.jobId).where(sql`done_at is null`),
  ],
);

/** Days on which no training is expected of a trainee. */
export const absences = sqliteTable(
  "absences",
  {
    id: id(),
    traineeId: partOf(() => traineeProfiles.id),
    kind: text({ enum: absenceKinds }).notNull(),
    startsOn: localDay().notNull(),
    /** Its last day. */
    endsOn: localDay().notNull(),
    note: text(),
    /** `asked` by the trainee until the trainer says yes or no. */
    status: text({ enum: absenceStatuses }).notNull(),
    createdAt: instant().notNull(),
    decidedAt: instant(),
  },
  (t) => [
    check(
      "absences_days",
      sql`${isDay(t.startsOn)} and ${isDay(t.endsOn)} and ends_on >= starts_on`,
    ),
    index("absences_trainee").on(t.traineeId, t.endsOn),
    index("absences_end").on(t.endsOn),
    index("absences_asked").on(t.createdAt).where(sql`status = 'asked'`),
  ],
);

/** What the trainer said of a line of the queue: done, or not before a day. */
export const attentionMarks = sqliteTable(
  "attention_marks",
  {
    traineeId: partOf(() => traineeProfiles.id),
    reason: text({ enum: attentionReasons }).notNull(),
    /** What exactly it was said of; of another occurrence it says nothing. */
    occurrence: text().notNull(),
    /** The first day on which it may come again; null when it is done. */
    notBefore: localDay(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.traineeId, t.reason] })],
);

/** What somebody is to eat in a day, from a day on until the next row; without calories, nothing. */
export const nutritionTargets = sqliteTable(
  "nutrition_targets",
  {
    traineeId: partOf(() => traineeProfiles.id),
    startsOn: localDay().notNull(),
    /** kcal */
    calories: integer(),
    /** g */
    protein: integer(),
    carbs: integer(),
    fat: integer(),
    source: text({ enum: targetSources }).notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.traineeId, t.startsOn] }),
    check("nutrition_targets_day", isDay(t.startsOn)),
    check("nutrition_targets_calories", isNotNegative(t.calories)),
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
    check("weight_records_weight", isPositive(t.weight)),
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
    /** When the trainer answered what a trainee wrote, by a note, a message or by saying so. */
    answeredAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    index("notes_trainee").on(t.traineeId, t.createdAt),
    index("notes_shared").on(t.traineeId, t.createdAt).where(sql`is_private = 0`),
    index("notes_shared_type").on(t.traineeId, t.type, t.createdAt).where(sql`is_private = 0`),
    index("notes_type").on(t.traineeId, t.type, t.createdAt),
    index("notes_author").on(t.authorId),
    index("notes_unanswered")
      .on(t.traineeId, t.createdAt)
      .where(
        sql`answered_at is null and is_private = 0 and author_id = trainee_id and type in ('complaint', 'question', 'health')`,
      ),
  ],
);
