import { type SQL, sql } from "drizzle-orm";
import { usualAppearance } from "../../../domain/appearance.ts";
import type { CopiedValue } from "../../../domain/copies/copied-tables.ts";
import { shekelsOf } from "../../../domain/memberships/money.ts";
import type { Pause } from "../../../domain/memberships/subscriptions.ts";
import { type PushSettings, readPushSettings } from "../../../domain/notifications/push.ts";
import { decoded } from "../../db/decoded.ts";
import {
  absences,
  accounts,
  bodyMeasurements,
  favouriteFoods,
  notes,
  notificationDeliveries,
  nutritionTargets,
  ownMeals,
  payments,
  performedSets,
  scheduleExercises,
  scheduleMeals,
  sessions,
  subscriptions,
  traineePerformance,
  traineeProfiles,
  traineeSteps,
  weeklySchedules,
  weightRecords,
} from "../../db/schema.ts";
import { isShared } from "../activity/notes.ts";
import type { PersonTable } from "./copied-columns.ts";
import { type PersonSource, source } from "./copied-source.ts";

/** The number in the form of `receiptNumber`. */
const receiptText = (number: SQL) =>
  sql<string | null>`substr(paid_on, 1, 4) || '-' || printf('%04d', ${number})`;

const ofAccount = (table: string, owner: string, column: string) =>
  sql`(select ${sql.raw(column)} from ${sql.raw(table)} where ${sql.raw(owner)} = "accounts"."id")`.as(
    `account_${column}`,
  );
const setting = (column: string) => ofAccount("account_settings", "account_id", column);
/** A setting of the appearance, or its default without a choice. */
const look = (column: "theme" | "font_size" | "accent", usual: string) =>
  sql`coalesce((select ${sql.raw(column)} from account_settings
    where account_id = "accounts"."id" and appearance_at is not null),
    ${sql.raw(`'${usual}'`)})`.as(`account_${column}`);
/** One setting of alerts, which share a column. */
const choice = (name: string, pick: (choices: PushSettings) => CopiedValue) =>
  decoded(
    sql`(select notifications from account_settings where account_id = "accounts"."id")`,
    (stored: string) => pick(readPushSettings(JSON.parse(stored))),
  ).as(name);
const stepLink = (column: string) => ofAccount("step_links", "trainee_id", column);
const planName = (id: SQL) => sql`(select name from plans where id = ${id})`.as("plan_name");
const told = (column: string) =>
  sql`(select ${sql.raw(column)} from notifications where id = notification_id)`.as(
    `told_${column}`,
  );

/** The portion of an amount: its name and number. */
const toldPortion = {
  portion: sql`portion ->> 'name'`.as("portion_name"),
  portionCount: sql`portion ->> 'count'`.as("portion_count"),
};

/** A person's rows, without secrets for signing in. */
export const personSources: Record<Exclude<PersonTable, "messages">, PersonSource> = {
  account: source("account", accounts, {
    owner: accounts.id,
    key: [accounts.createdAt, accounts.id],
    others: {
      twoFactor: decoded(
        sql`exists (select 1 from totp_credentials
        where account_id = "accounts"."id" and confirmed_at is not null)`,
        Boolean,
      ).as("two_factor"),
      language: setting("language"),
      theme: look("theme", usualAppearance.theme),
      fontSize: look("font_size", usualAppearance.fontSize),
      accent: look("accent", usualAppearance.accent),
      appearanceAt: setting("appearance_at"),
      alertTypes: choice("alert_types", ({ types }) => types),
      quietFrom: choice("quiet_from", ({ quiet }) => quiet?.from ?? null),
      quietUntil: choice("quiet_until", ({ quiet }) => quiet?.until ?? null),
      stepLinkCreatedAt: stepLink("created_at"),
      stepLinkUsedAt: stepLink("last_used_at"),
    },
  }),
  profile: source("profile", traineeProfiles, {
    owner: traineeProfiles.id,
    key: [traineeProfiles.createdAt, traineeProfiles.id],
    others: {
      goals: traineeProfiles.goal,
      plan: planName(sql`subscription_plan`),
      startsOn: traineeProfiles.subscriptionStart,
      endsOn: traineeProfiles.subscriptionEnd,
      photo: traineeProfiles.photoKey,
    },
  }),
  subscriptions: source("subscriptions", subscriptions, {
    owner: subscriptions.traineeId,
    key: [subscriptions.startsOn, subscriptions.id],
    others: {
      plan: subscriptions.planName,
      englishPlan: subscriptions.englishPlanName,
      price: decoded(sql`${subscriptions.priceAgorot}`, shekelsOf).as("price_shekels"),
      pausedDays: decoded(sql`${subscriptions.pauses}`, (stored: string) =>
        (JSON.parse(stored) as Pause[]).map(({ from, until }) => `${from}/${until}`),
      ).as("paused_days"),
    },
  }),
  absences: source("absences", absences, {
    owner: absences.traineeId,
    key: [absences.startsOn, absences.id],
    others: {},
  }),
  payments: source("payments", payments, {
    owner: payments.traineeId,
    key: [payments.paidOn, payments.id],
    others: {
      amount: sql`agorot / 100.0`.as("amount_shekels"),
      receipt: receiptText(sql`number`).as("receipt"),
      // On the same day as the reversed entry.
      reversesReceipt: receiptText(sql`(select reversed.number from payments reversed
        where reversed.id = "payments"."reverses")`).as("reversed_receipt"),
    },
  }),
  weights: source("weights", weightRecords, {
    owner: weightRecords.traineeId,
    key: [weightRecords.date, weightRecords.id],
    others: {},
  }),
  measurements: source("measurements", bodyMeasurements, {
    owner: bodyMeasurements.traineeId,
    key: [bodyMeasurements.kind, bodyMeasurements.id],
    others: {},
  }),
  nutritionTargets: source("nutritionTargets", nutritionTargets, {
    owner: nutritionTargets.traineeId,
    key: [nutritionTargets.startsOn, nutritionTargets.traineeId],
    others: {},
  }),
  notes: source("notes", notes, {
    owner: notes.traineeId,
    shownToTrainee: isShared,
    key: [notes.createdAt, notes.id],
    others: {
      writtenBy: sql`iif(author_id is trainee_id, 'trainee', 'trainer')`.as("written_by"),
    },
  }),
  weeks: source("weeks", weeklySchedules, {
    owner: weeklySchedules.traineeId,
    key: [weeklySchedules.weekStartDate, weeklySchedules.id],
    others: { weekStart: weeklySchedules.weekStartDate },
  }),
  scheduledExercises: source("scheduledExercises", scheduleExercises, {
    owner: scheduleExercises.traineeId,
    key: [scheduleExercises.date, scheduleExercises.id],
    others: {},
  }),
  performedSets: source("performedSets", performedSets, {
    owner: performedSets.traineeId,
    key: [performedSets.date, performedSets.id],
    others: { exercise: performedSets.exerciseName, set: performedSets.setNumber },
  }),
  scheduledMeals: source("scheduledMeals", scheduleMeals, {
    owner: scheduleMeals.traineeId,
    key: [scheduleMeals.date, scheduleMeals.id],
    others: {
      substituteName: sql`substitute ->> 'name'`.as("substitute_name"),
      substituteQuantity: sql`substitute ->> 'quantity'`.as("substitute_quantity"),
      substituteCalories: sql`substitute ->> 'calories'`.as("substitute_calories"),
      substituteProtein: sql`substitute ->> 'protein'`.as("substitute_protein"),
      substituteCarbs: sql`substitute ->> 'carbs'`.as("substitute_carbs"),
      substituteFat: sql`substitute ->> 'fat'`.as("substitute_fat"),
    },
  }),
  ownMeals: source("ownMeals", ownMeals, {
    owner: ownMeals.traineeId,
    key: [ownMeals.date, ownMeals.id],
    others: { timing: ownMeals.category, ...toldPortion },
  }),
  favouriteFoods: source("favouriteFoods", favouriteFoods, {
    owner: favouriteFoods.traineeId,
    key: [favouriteFoods.foodId, favouriteFoods.traineeId],
    others: {
      name: sql`(select name from foods where id = food_id)`.as("food_name"),
      ...toldPortion,
    },
  }),
  steps: source("steps", traineeSteps, {
    owner: traineeSteps.traineeId,
    key: [traineeSteps.date, traineeSteps.id],
    others: {},
  }),
  performance: source("performance", traineePerformance, {
    owner: traineePerformance.traineeId,
    key: [traineePerformance.date, traineePerformance.traineeId],
    others: { dailyScore: traineePerformance.progressValue },
  }),
  notifications: source("notifications", notificationDeliveries, {
    owner: notificationDeliveries.recipientId,
    where: sql`deleted_at is null`,
    key: [notificationDeliveries.createdAt, notificationDeliveries.notificationId],
    others: { type: told("type"), title: told("title"), message: told("message") },
  }),
  sessions: source("sessions", sessions, {
    owner: sessions.accountId,
    key: [sessions.createdAt, sessions.id],
    others: { browser: sessions.userAgent, usedAt: sessions.rotatedAt },
  }),
};
