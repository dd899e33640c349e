import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { messageKinds } from "../../domain/chat.ts";
import { exerciseCategories } from "../../domain/exercises.ts";
import { type MealSubstitute, mealTimings } from "../../domain/meals.ts";
import { noteTypes } from "../../domain/notes.ts";
import { notificationTypes } from "../../domain/notifications.ts";
import { accountStatuses, type Goal, genders } from "../../domain/trainee.ts";
import { weightSources } from "../../domain/weight.ts";

/*
 * Identifiers are UUIDv7 texts. Instants (`…_at`) are UTC milliseconds; days (`date`, `…_on`,
 * `week_start_date`) are the trainee's local `YYYY-MM-DD`. Weights are kg, lengths cm.
 * Nutrients are per 100 g and null where nobody measured them.
 */

const id = () => text().primaryKey();
const instant = () => integer();
const localDay = () => text();

const oneOf = (column: AnySQLiteColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
const isDay = (column: AnySQLiteColumn) =>
  sql`${column} glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'`;

/* ---- who may enter ---- */

export const accounts = sqliteTable(
  "accounts",
  {
    id: id(),
    email: text().notNull().unique(),
    /** PHC string; null until the first password is set by link. */
    passwordHash: text(),
    role: text({ enum: ["trainer", "trainee"] }).notNull(),
    emailConfirmedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    check("accounts_role", oneOf(t.role, ["trainer", "trainee"])),
    uniqueIndex("accounts_one_trainer").on(t.role).where(sql`role = 'trainer'`),
  ],
);

const accountId = () =>
  text()
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

/** One signed-in browser: a family of refresh tokens, of which one generation is current. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: id(),
    accountId: accountId(),
    /** `embed` lives in a partitioned cookie inside somebody else's page. */
    kind: text({ enum: ["standard", "embed"] }).notNull(),
    remember: integer({ mode: "boolean" }).notNull(),
    generation: integer().notNull(),
    rotatedAt: instant().notNull(),
    userAgent: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
    endReason: text({ enum: ["signed_out", "everywhere", "password", "replay", "status"] }),
  },
  (t) => [
    index("sessions_account").on(t.accountId, t.endedAt),
    index("sessions_expires").on(t.expiresAt),
    index("sessions_ended").on(t.endedAt).where(sql`ended_at is not null`),
  ],
);

/** Every refresh token ever issued in a live family, so that a replay is recognised. */
export const refreshTokens = sqliteTable(
  "refresh_tokens",
  {
    /** SHA-256 of the token, base64url. */
    hash: text().primaryKey(),
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    generation: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index("refresh_tokens_session").on(t.sessionId),
    index("refresh_tokens_created").on(t.createdAt),
  ],
);

/** Single-use links sent by mail. */
export const mailTokens = sqliteTable(
  "mail_tokens",
  {
    hash: text().primaryKey(),
    accountId: accountId(),
    purpose: text({ enum: ["reset_password", "confirm_email"] }).notNull(),
    /** The address that a confirmation is about. */
    email: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [
    index("mail_tokens_account").on(t.accountId, t.purpose),
    index("mail_tokens_expires").on(t.expiresAt),
  ],
);

export const totpCredentials = sqliteTable("totp_credentials", {
  accountId: text()
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  /** Encrypted with a key derived from SESSION_KEY. */
  secret: text().notNull(),
  confirmedAt: instant(),
  /** The last accepted time step: a code works once. */
  lastStep: integer().notNull().default(0),
  createdAt: instant().notNull(),
});

export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    accountId: accountId(),
    hash: text().notNull(),
    usedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.hash] })],
);

/** Failed attempts by key (`sign-in:account:…`): the delay grows with the count, and ends. */
export const accessAttempts = sqliteTable(
  "access_attempts",
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    lastFailedAt: instant().notNull(),
    blockedUntil: instant().notNull(),
  },
  (t) => [index("access_attempts_last").on(t.lastFailedAt)],
);

/* ---- trainees ---- */

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
    targetSteps: integer().notNull().default(3000),
    timeZone: text().notNull().default("Asia/Hebron"),
    photoKey: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    check("trainee_profiles_status", oneOf(t.status, accountStatuses)),
    check("trainee_profiles_gender", sql`${t.gender} is null or ${oneOf(t.gender, genders)}`),
    check("trainee_profiles_age", sql`${t.age} is null or ${t.age} between 12 and 100`),
    check("trainee_profiles_height", sql`${t.height} is null or ${t.height} between 100 and 250`),
    check("trainee_profiles_target_steps", sql`${t.targetSteps} between 1000 and 20000`),
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

const traineeId = () =>
  text()
    .notNull()
    .references(() => traineeProfiles.id, { onDelete: "cascade" });

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
    traineeId: traineeId(),
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
    traineeId: traineeId(),
    date: localDay().notNull(),
    weight: real().notNull(),
    /** `sent`: the weekly «أرسل وزني!»; the others say where the figure came from. */
    source: text({ enum: weightSources }).notNull(),
    notes: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    check("weight_records_weight", sql`${t.weight} between 30 and 200`),
    check("weight_records_date", isDay(t.date)),
    index("weight_records_trainee").on(t.traineeId, t.date, t.createdAt),
  ],
);

export const bodyMeasurements = sqliteTable(
  "body_measurements",
  {
    id: id(),
    traineeId: traineeId(),
    kind: text({
      enum: ["fatPercentage", "muscleMass", "waist", "neck", "arm", "chest", "thigh", "calf"],
    }).notNull(),
    date: localDay().notNull(),
    value: real().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    check("body_measurements_date", isDay(t.date)),
    index("body_measurements_trainee").on(t.traineeId, t.kind, t.date, t.createdAt),
  ],
);

export const traineeSteps = sqliteTable(
  "trainee_steps",
  {
    id: id(),
    traineeId: traineeId(),
    date: localDay().notNull(),
    steps: integer().notNull().default(0),
    targetSteps: integer().notNull().default(3000),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    check("trainee_steps_steps", sql`${t.steps} >= 0`),
    check("trainee_steps_target", sql`${t.targetSteps} between 1000 and 20000`),
    check("trainee_steps_date", isDay(t.date)),
    uniqueIndex("trainee_steps_day").on(t.traineeId, t.date),
    index("trainee_steps_date").on(t.date),
  ],
);

/**
 * One row a trainee and day: what was assigned and what was done. Written in the batch of the
 * change that moved it, so that lists and statistics read one row a day.
 */
export const traineePerformance = sqliteTable(
  "trainee_performance",
  {
    traineeId: traineeId(),
    date: localDay().notNull(),
    assignedExercises: integer().notNull().default(0),
    completedExercises: integer().notNull().default(0),
    assignedMeals: integer().notNull().default(0),
    completedMeals: integer().notNull().default(0),
    steps: integer().notNull().default(0),
    targetSteps: integer().notNull().default(3000),
    /** 0–100, exercises 60 %, meals 40 %; null when nothing was assigned. */
    progressValue: integer(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.traineeId, t.date] }),
    check("trainee_performance_date", isDay(t.date)),
    index("trainee_performance_date").on(t.date),
  ],
);

export const traineeNotes = sqliteTable(
  "trainee_notes",
  {
    id: id(),
    traineeId: traineeId(),
    authorId: text().references(() => accounts.id, { onDelete: "set null" }),
    noteType: text({ enum: noteTypes }).notNull().default("general"),
    noteText: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    check("trainee_notes_type", oneOf(t.noteType, noteTypes)),
    index("trainee_notes_trainee").on(t.traineeId, t.createdAt),
    index("trainee_notes_type").on(t.traineeId, t.noteType, t.createdAt),
    index("trainee_notes_author").on(t.authorId),
  ],
);

/* ---- libraries ---- */

export const exercises = sqliteTable(
  "exercises",
  {
    id: id(),
    name: text().notNull(),
    englishName: text(),
    category: text({ enum: exerciseCategories }).notNull(),
    type: text({ enum: ["strength", "cardio"] })
      .notNull()
      .default("strength"),
    sets: integer().notNull().default(4),
    reps: integer().notNull().default(12),
    duration: text(),
    description: text(),
    videoUrl: text(),
    /** The uploaded file, when there is one. */
    videoId: text().references((): AnySQLiteColumn => videos.id, { onDelete: "set null" }),
    thumbnailUrl: text(),
    search: text().notNull(),
    status: text({ enum: accountStatuses }).notNull().default("active"),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    check("exercises_category", oneOf(t.category, exerciseCategories)),
    check("exercises_sets", sql`${t.sets} between 1 and 10`),
    check("exercises_reps", sql`${t.reps} between 1 and 100`),
    index("exercises_category").on(t.category, t.status, t.name),
    index("exercises_created").on(t.createdAt, t.id),
    index("exercises_name").on(t.status, t.name),
    index("exercises_video").on(t.videoId).where(sql`video_id is not null`),
  ],
);

/** Files in R2; an upload that was never finished, or that no exercise shows, is swept. */
export const videos = sqliteTable(
  "videos",
  {
    id: id(),
    key: text().notNull().unique(),
    uploadId: text(),
    status: text({ enum: ["uploading", "ready"] }).notNull(),
    fileName: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    contentType: text().notNull(),
    /** R2's, once the file is whole. */
    etag: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [index("videos_status").on(t.status, t.updatedAt)],
);

/** The parts that have arrived of an upload under way: a dropped connection goes on from them. */
export const videoParts = sqliteTable(
  "video_parts",
  {
    videoId: text()
      .notNull()
      .references(() => videos.id, { onDelete: "cascade" }),
    partNumber: integer().notNull(),
    etag: text().notNull(),
    size: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.videoId, t.partNumber] }),
    check("video_parts_number", sql`${t.partNumber} between 1 and 10000`),
  ],
);

/** The USDA-based food database; per 100 g. */
export const foods = sqliteTable(
  "foods",
  {
    id: id(),
    /** USDA SR28 number, where the values come from there. */
    usdaId: text().unique(),
    name: text().notNull(),
    englishName: text(),
    category: text().notNull(),
    calories: real(),
    protein: real(),
    carbs: real(),
    fat: real(),
    fiber: real(),
    sugar: real(),
    saturatedFat: real(),
    sodium: real(),
    source: text().notNull(),
    /** 0 plain food, 1 prepared, 2 brand: plain foods come first. */
    rank: integer().notNull().default(0),
    search: text().notNull(),
  },
  (t) => [
    index("foods_category").on(t.category, t.rank, t.name),
    index("foods_rank").on(t.rank, t.name),
  ],
);

export const foodPortions = sqliteTable(
  "food_portions",
  {
    foodId: text()
      .notNull()
      .references(() => foods.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    name: text().notNull(),
    englishName: text(),
    grams: real().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.foodId, t.position] }),
    check("food_portions_grams", sql`${t.grams} > 0`),
  ],
);

/** Dishes of the library; per 100 g, `quantity`-free: grams stand in the schedule. */
export const meals = sqliteTable(
  "meals",
  {
    id: id(),
    name: text().notNull(),
    description: text(),
    calories: real(),
    protein: real(),
    carbs: real(),
    fat: real(),
    category: text({ enum: mealTimings }).notNull(),
    timing: text({ enum: mealTimings }).notNull(),
    search: text().notNull(),
    status: text({ enum: accountStatuses }).notNull().default("active"),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    check("meals_category", oneOf(t.category, mealTimings)),
    check("meals_timing", oneOf(t.timing, mealTimings)),
    index("meals_category").on(t.category, t.status, t.name),
    index("meals_created").on(t.createdAt, t.id),
    index("meals_name").on(t.status, t.name),
  ],
);

export const mealFoods = sqliteTable(
  "meal_foods",
  {
    mealId: text()
      .notNull()
      .references(() => meals.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    foodId: text()
      .notNull()
      .references(() => foods.id),
    grams: real().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.mealId, t.position] }),
    check("meal_foods_grams", sql`${t.grams} > 0`),
    index("meal_foods_food").on(t.foodId),
  ],
);

/* ---- schedules: scheduled items keep a copy of what was assigned ---- */

export const weeklySchedules = sqliteTable(
  "weekly_schedules",
  {
    id: id(),
    traineeId: traineeId(),
    weekStartDate: localDay().notNull(),
    /** The source week that filled this one, by kind; null when it was planned by hand. */
    exercisesAppliedFrom: localDay(),
    mealsAppliedFrom: localDay(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("unique_trainee_week").on(t.traineeId, t.weekStartDate),
    check(
      "weekly_schedules_sunday",
      sql`${isDay(t.weekStartDate)} and strftime('%w', ${t.weekStartDate}) = '0'`,
    ),
    index("weekly_schedules_week").on(t.weekStartDate),
  ],
);

const scheduleId = () =>
  text()
    .notNull()
    .references(() => weeklySchedules.id, { onDelete: "cascade" });

export const scheduleExercises = sqliteTable(
  "schedule_exercises",
  {
    id: id(),
    scheduleId: scheduleId(),
    traineeId: traineeId(),
    exerciseId: text().references(() => exercises.id, { onDelete: "set null" }),
    dayOfWeek: integer().notNull(),
    date: localDay().notNull(),
    position: integer().notNull().default(0),
    name: text().notNull(),
    category: text({ enum: exerciseCategories }).notNull(),
    type: text({ enum: ["strength", "cardio"] })
      .notNull()
      .default("strength"),
    description: text(),
    videoUrl: text(),
    videoId: text(),
    sets: integer().notNull(),
    reps: integer().notNull(),
    weight: real(),
    duration: text(),
    status: text({ enum: ["pending", "completed", "skipped"] })
      .notNull()
      .default("pending"),
    completedAt: instant(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    check("schedule_exercises_day", sql`${t.dayOfWeek} between 0 and 6`),
    check("schedule_exercises_sets", sql`${t.sets} between 1 and 10`),
    check("schedule_exercises_reps", sql`${t.reps} between 1 and 100`),
    check("schedule_exercises_status", oneOf(t.status, ["pending", "completed", "skipped"])),
    index("schedule_exercises_schedule").on(t.scheduleId, t.dayOfWeek, t.position),
    index("schedule_exercises_day").on(t.traineeId, t.date, t.position),
    index("schedule_exercises_exercise").on(t.exerciseId),
    index("schedule_exercises_video").on(t.videoId).where(sql`video_id is not null`),
  ],
);

export const performedSets = sqliteTable(
  "performed_sets",
  {
    id: id(),
    traineeId: traineeId(),
    scheduleExerciseId: text().references(() => scheduleExercises.id, { onDelete: "set null" }),
    exerciseId: text().references(() => exercises.id, { onDelete: "set null" }),
    exerciseName: text().notNull(),
    date: localDay().notNull(),
    setNumber: integer().notNull(),
    reps: integer().notNull(),
    weight: real(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    check("performed_sets_number", sql`${t.setNumber} between 1 and 10`),
    check("performed_sets_reps", sql`${t.reps} between 0 and 1000`),
    uniqueIndex("performed_sets_item").on(t.scheduleExerciseId, t.setNumber),
    index("performed_sets_last").on(t.traineeId, t.exerciseId, t.date),
    index("performed_sets_day").on(t.traineeId, t.date),
    index("performed_sets_exercise").on(t.exerciseId).where(sql`exercise_id is not null`),
  ],
);

export const scheduleMeals = sqliteTable(
  "schedule_meals",
  {
    id: id(),
    scheduleId: scheduleId(),
    traineeId: traineeId(),
    mealId: text().references(() => meals.id, { onDelete: "set null" }),
    dayOfWeek: integer().notNull(),
    date: localDay().notNull(),
    timing: text({ enum: mealTimings }).notNull(),
    position: integer().notNull().default(0),
    name: text().notNull(),
    description: text(),
    calories: real(),
    protein: real(),
    carbs: real(),
    fat: real(),
    /** Grams. */
    quantity: real().notNull().default(100),
    /** What the trainee eats instead; the columns above stay what was assigned. */
    substitute: text({ mode: "json" }).$type<MealSubstitute>(),
    status: text({ enum: ["pending", "consumed", "skipped"] })
      .notNull()
      .default("pending"),
    consumedAt: instant(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    check("schedule_meals_day", sql`${t.dayOfWeek} between 0 and 6`),
    check("schedule_meals_timing", oneOf(t.timing, mealTimings)),
    check("schedule_meals_quantity", sql`${t.quantity} >= 50`),
    check("schedule_meals_status", oneOf(t.status, ["pending", "consumed", "skipped"])),
    check(
      "schedule_meals_consumed",
      sql`(${t.status} = 'consumed') = (${t.consumedAt} is not null)`,
    ),
    index("schedule_meals_schedule").on(t.scheduleId, t.dayOfWeek, t.timing, t.position),
    index("schedule_meals_day").on(t.traineeId, t.date, t.timing),
    index("schedule_meals_meal").on(t.mealId),
  ],
);

/** The week that fills all later ones, by kind, until it is stopped. */
export const appliedSchedules = sqliteTable(
  "applied_schedules",
  {
    traineeId: traineeId(),
    kind: text({ enum: ["exercises", "meals"] }).notNull(),
    scheduleId: scheduleId(),
    appliedAt: instant().notNull(),
    stoppedAt: instant(),
    /** The last week that was filled from it. */
    filledThrough: localDay(),
  },
  (t) => [
    primaryKey({ columns: [t.traineeId, t.kind] }),
    index("applied_schedules_due").on(t.stoppedAt, t.filledThrough),
    index("applied_schedules_source").on(t.scheduleId),
  ],
);

/** Meals that the trainee ate beside the plan. */
export const traineeMeals = sqliteTable(
  "trainee_meals",
  {
    id: id(),
    traineeId: traineeId(),
    date: localDay().notNull(),
    name: text().notNull(),
    description: text(),
    category: text({ enum: mealTimings }),
    foodId: text().references(() => foods.id, { onDelete: "set null" }),
    calories: real(),
    protein: real(),
    carbs: real(),
    fat: real(),
    quantity: real().notNull().default(100),
    status: text({ enum: ["pending", "consumed", "skipped"] })
      .notNull()
      .default("consumed"),
    createdAt: instant().notNull(),
  },
  (t) => [
    check("trainee_meals_date", isDay(t.date)),
    check("trainee_meals_quantity", sql`${t.quantity} > 0`),
    index("trainee_meals_day").on(t.traineeId, t.date),
    index("trainee_meals_created").on(t.traineeId, t.createdAt),
    index("trainee_meals_food").on(t.foodId).where(sql`food_id is not null`),
  ],
);

/* ---- talking ---- */

export const notifications = sqliteTable(
  "notifications",
  {
    id: id(),
    title: text().notNull(),
    message: text().notNull(),
    type: text({ enum: notificationTypes }).notNull().default("info"),
    senderId: text().references(() => accounts.id, { onDelete: "set null" }),
    /** Null means that it went to many. */
    recipientId: text().references(() => accounts.id, { onDelete: "cascade" }),
    /** A path inside the app that it opens. */
    link: text(),
    createdAt: instant().notNull(),
    /** Whether those many were chosen, instead of everyone of that day. */
    chosen: integer({ mode: "boolean" }).notNull().default(false),
    /** How many it went to beside its sender, and how many of them have read it. */
    recipients: integer().notNull().default(0),
    reads: integer().notNull().default(0),
  },
  (t) => [
    check("notifications_type", oneOf(t.type, notificationTypes)),
    index("notifications_created").on(t.createdAt, t.id),
    index("notifications_recipient").on(t.recipientId, t.createdAt),
    index("notifications_sender").on(t.senderId),
  ],
);

/**
 * A notification in one person's list: reading and deleting it concern only that person. Who sent
 * one has it, too, read from the beginning.
 */
export const notificationDeliveries = sqliteTable(
  "notification_deliveries",
  {
    recipientId: accountId(),
    notificationId: text()
      .notNull()
      .references(() => notifications.id, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
    readAt: instant(),
    deletedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.recipientId, t.notificationId] }),
    index("notification_deliveries_list")
      .on(t.recipientId, t.createdAt, t.notificationId)
      .where(sql`deleted_at is null`),
    index("notification_deliveries_unread")
      .on(t.recipientId)
      .where(sql`read_at is null and deleted_at is null`),
    index("notification_deliveries_notification").on(t.notificationId, t.recipientId),
    index("notification_deliveries_over")
      .on(t.createdAt)
      .where(sql`read_at is not null or deleted_at is not null`),
  ],
);

/** The summary that lists and badges read; the messages are the conversation object's own. */
export const conversations = sqliteTable(
  "conversations",
  {
    /** One a trainee: the trainee's id. */
    traineeId: text()
      .primaryKey()
      .references(() => traineeProfiles.id, { onDelete: "cascade" }),
    status: text({ enum: ["active", "closed"] })
      .notNull()
      .default("active"),
    /** Counts the changes of the conversation: a summary never follows an older one back. */
    revision: integer().notNull().default(0),
    lastSeq: integer().notNull().default(0),
    lastMessageAt: instant(),
    lastMessageKind: text({ enum: messageKinds }),
    lastMessageText: text(),
    lastMessageFrom: text({ enum: ["trainer", "trainee"] }),
    unreadByTrainer: integer().notNull().default(0),
    unreadByTrainee: integer().notNull().default(0),
    traineeSeenAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index("conversations_last_message").on(t.lastMessageAt),
    index("conversations_unread").on(t.unreadByTrainer).where(sql`unread_by_trainer > 0`),
  ],
);

/** A browser that a person let us wake (Web Push, RFC 8030). */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    id: id(),
    accountId: accountId(),
    /** Where the browser signed in: with the session ends what it is sent. */
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    endpoint: text().notNull().unique(),
    /** The browser's keys, base64url (RFC 8291). */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Failures in a row; what the push service calls gone is deleted at once. */
    failures: integer().notNull().default(0),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [
    index("push_subscriptions_account").on(t.accountId),
    index("push_subscriptions_session").on(t.sessionId),
  ],
);

/* ---- the house ---- */

/** The trainer's settings, a row a section (`general`, `security`, `contact`, `registration` …). */
export const settings = sqliteTable("settings", {
  section: text().primaryKey(),
  value: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
  updatedAt: instant().notNull(),
});

/** One person's choices, on every device. */
export const accountSettings = sqliteTable("account_settings", {
  accountId: text()
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  language: text({ enum: ["ar", "en"] })
    .notNull()
    .default("ar"),
  theme: text({ enum: ["dark", "light", "system"] })
    .notNull()
    .default("system"),
  accent: text().notNull().default("emerald"),
  fontSize: text({ enum: ["small", "medium", "large"] })
    .notNull()
    .default("medium"),
  /** Opt-in by notification type, and quiet hours. */
  notifications: text({ mode: "json" })
    .$type<Record<string, unknown>>()
    .notNull()
    .default(sql`'{}'`),
  updatedAt: instant().notNull(),
});

/** Effects that must happen after a commit (mail, erasing objects and files), at least once. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: id(),
    topic: text({
      enum: [
        "send_mail",
        "erase_conversation",
        "erase_inbox",
        "erase_files",
        "tell_inboxes",
        "fan_out_notification",
      ],
    }).notNull(),
    payload: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    attempts: integer().notNull().default(0),
    availableAt: instant().notNull(),
    lastError: text(),
    createdAt: instant().notNull(),
  },
  (t) => [index("outbox_available").on(t.availableAt)],
);

/** What each cron run did; the trainer's settings show the latest. */
export const cronRuns = sqliteTable(
  "cron_runs",
  {
    id: id(),
    job: text().notNull(),
    startedAt: instant().notNull(),
    finishedAt: instant(),
    counts: text({ mode: "json" }).$type<Record<string, number>>().notNull().default(sql`'{}'`),
    error: text(),
  },
  (t) => [
    index("cron_runs_job").on(t.job, t.startedAt),
    index("cron_runs_started").on(t.startedAt),
  ],
);
