import { eq, sql } from "drizzle-orm";
import type { MeasurementKind } from "../../../domain/body/measurements.ts";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { Language } from "../../../domain/language.ts";
import { traineeSearchText } from "../../../domain/list.ts";
import type { BloodType, Gender, Goal } from "../../../domain/trainee.ts";
import { batchOf } from "../../db/batch.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import {
  accountSettings,
  accounts,
  bodyMeasurements,
  conversations,
  subscriptions,
  traineeProfiles,
  weightRecords,
} from "../../db/schema.ts";
import type { MailMessage } from "../../platform.ts";
import { type NewMailToken, newMailToken } from "../accounts/mail-tokens.ts";
import { noticeOfTrainee, type TrainerNotice } from "../notifications/trainer-notices.ts";
import { outboxEntry } from "../plumbing/outbox.ts";
import type { TrainerScope } from "../scope.ts";
import { invitationAccepted, invitationOpens, isInvitationOver } from "./invitation.ts";

export interface TraineeRows {
  id: string;
  name: string;
  email: string;
  phone: string;
  /** Null if an invitation sets the first one. */
  passwordHash: string | null;
  gender: Gender;
  age: number;
  bloodType: BloodType | null;
  height: number;
  weight: number;
  targetWeight: number;
  goals: Goal[];
  timeZone: string;
  language: Language;
  status: "active" | "pending";
  targetSteps: number;
  weightSource: "registered" | "trainer";
  today: LocalDate;
  now: number;
  weightId: string;
  subscription: {
    id: string;
    planId: string;
    planName: string;
    englishPlanName: string | null;
    priceAgorot: number;
    months: number;
    endsOn: LocalDate;
  };
  measurements: { id: string; kind: MeasurementKind; value: number }[];
  /** The link that confirms the address, if required. */
  confirmation: { token: NewMailToken; mail: MailMessage } | undefined;
  /** The trainer's notice of a registration, if wanted. */
  notice: TrainerNotice | undefined;
  /** The accepted invitation, by the hash of its secret. */
  invitation?: string;
}

/**
 * Inserts all rows of a new trainee in one batch. Unique keys decide: of two with one address at once, one is
 * refused.
 */
export async function insertTrainee(
  by: DatabaseClient | TrainerScope,
  rows: TraineeRows,
): Promise<"inserted" | "exists" | "invitation_over"> {
  const db = "db" in by ? by.db : connect(by);
  try {
    const { id: traineeId, invitation: hash, now } = rows;
    await batchOf(db, {
      // Checked before the batch's end, which accepts the invitation: of two at once the first wins.
      opens: hash === undefined ? undefined : invitationOpens(db, { hash, now }),
      identity: identityStatements(db, rows),
      start: startStatements(db, rows),
      measured: rows.measurements.length > 0 ? measurementsStatement(db, rows) : undefined,
      confirmation: confirmationStatements(db, rows),
      notice: noticeStatements(db, rows),
      accepted: hash === undefined ? undefined : invitationAccepted(db, { hash, traineeId, now }),
    });
    return "inserted";
  } catch (error) {
    if (isInvitationOver(error)) return "invitation_over";
    if (/UNIQUE constraint failed: accounts\./.test(String(error))) return "exists";
    throw error;
  }
}

function identityStatements(db: Database, rows: TraineeRows) {
  const { id, email, now, today, subscription } = rows;
  return [
    db.insert(accounts).values({
      id,
      email,
      passwordHash: rows.passwordHash,
      role: "trainee",
      createdAt: now,
      updatedAt: now,
    }),
    db.insert(traineeProfiles).values({
      id,
      name: rows.name,
      phone: rows.phone,
      search: traineeSearchText(rows),
      gender: rows.gender,
      age: rows.age,
      bloodType: rows.bloodType,
      height: rows.height,
      initialWeight: rows.weight,
      currentWeight: rows.weight,
      targetWeight: rows.targetWeight,
      goal: rows.goals,
      subscriptionPlan: subscription.planId,
      subscriptionStart: today,
      subscriptionEnd: subscription.endsOn,
      status: rows.status,
      targetSteps: rows.targetSteps,
      timeZone: rows.timeZone,
      createdAt: now,
      updatedAt: now,
    }),
    db.insert(accountSettings).values({ accountId: id, language: rows.language, updatedAt: now }),
  ] as const;
}

function startStatements(db: Database, rows: TraineeRows) {
  const { id: traineeId, now, today, subscription } = rows;
  return [
    db.insert(weightRecords).values({
      id: rows.weightId,
      traineeId,
      date: today,
      weight: rows.weight,
      source: rows.weightSource,
      createdAt: now,
    }),
    db.insert(subscriptions).values({
      ...subscription,
      traineeId,
      startsOn: today,
      createdAt: now,
    }),
    db.insert(conversations).values({ traineeId, createdAt: now }),
  ] as const;
}

function measurementsStatement(db: Database, { id, measurements, today, now }: TraineeRows) {
  return db
    .insert(bodyMeasurements)
    .values(measurements.map((each) => ({ ...each, traineeId: id, date: today, createdAt: now })));
}

function confirmationStatements(db: Database, { confirmation, now }: TraineeRows) {
  if (!confirmation) return [];
  return [
    newMailToken(db, confirmation.token),
    outboxEntry(db, { topic: "send_mail", payload: confirmation.mail, now }),
  ];
}

function noticeStatements(db: Database, { id, notice, now }: TraineeRows) {
  return notice ? noticeOfTrainee(db, { senderId: id, notice, now }) : [];
}

/** The owners of this id and this address, after a registration met existing rows. */
export async function findRegistered(
  client: DatabaseClient,
  { id, email }: { id: string; email: string },
) {
  const columns = {
    id: accounts.id,
    email: accounts.email,
    passwordHash: accounts.passwordHash,
    status: traineeProfiles.status,
    emailConfirmedAt: accounts.emailConfirmedAt,
  };
  const rows = await connect(client)
    .select(columns)
    .from(accounts)
    .leftJoin(traineeProfiles, eq(traineeProfiles.id, accounts.id))
    .where(sql`${accounts.id} = ${id} or ${accounts.email} = ${email}`);
  return {
    byId: rows.find((row) => row.id === id),
    byEmail: rows.find((row) => row.email === email),
  };
}
