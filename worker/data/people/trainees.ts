import { and, desc, eq, sql } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import { addressOf } from "../../../domain/contact.ts";
import type { PlanChoice } from "../../../domain/contract/memberships/plans.ts";
import type { TraineeDetails, TraineeRow } from "../../../domain/contract/people/trainees.ts";
import type { Database } from "../../db/client.ts";
import { decoded } from "../../db/decoded.ts";
import { accounts, traineeProfiles, weightRecords } from "../../db/schema.ts";
import { measuredKindsOf, toMeasuredKinds } from "../body/measurements.ts";
import { planChoices } from "../memberships/plans.ts";

const t = traineeProfiles;
const shownWeights = 30;

// Inside a batch joined columns are matched by name, so each has its own.
export const traineeRowColumns = {
  id: sql<string>`${t.id}`.as("trainee_id"),
  name: sql<string>`${t.name}`.as("trainee_name"),
  phone: sql<string | null>`${t.phone}`.as("trainee_phone"),
  gender: sql<TraineeRow["gender"]>`${t.gender}`.as("trainee_gender"),
  plan: sql<string>`${t.subscriptionPlan}`.as("trainee_plan"),
  status: sql<TraineeRow["status"]>`${t.status}`.as("trainee_status"),
  currentWeight: sql<number | null>`${t.currentWeight}`.as("trainee_weight"),
  targetSteps: sql<number>`${t.targetSteps}`.as("trainee_target_steps"),
  joinedAt: sql<number>`${t.createdAt}`.as("trainee_joined"),
  photoKey: sql<string | null>`${t.photoKey}`.as("trainee_photo"),
  email: decoded(sql<string | null>`${accounts.email}`, addressOf).as("trainee_email"),
  deletesAt: sql<number | null>`${accounts.deletesAt}`.as("trainee_deletes_at"),
  entered: decoded(sql<boolean>`${accounts.passwordHash} is not null`, Boolean).as(
    "trainee_entered",
  ),
};

/** Columns outside of the list. */
export const traineeFactColumns = {
  age: sql<number | null>`${t.age}`.as("trainee_age"),
  targetWeight: sql<number | null>`${t.targetWeight}`.as("trainee_target_weight"),
  subscriptionStart: sql<string | null>`${t.subscriptionStart}`.as("trainee_start"),
  subscriptionEnd: sql<string | null>`${t.subscriptionEnd}`.as("trainee_end"),
};

/** A row with the photo's key instead of its address. */
export type WithPhotoKey<Row> = Omit<Row, "photo"> & { photoKey: string | null };

/** The reads of `traineeDetailsOf`. */
export function traineeDetailsQueries(db: Database, traineeId: string) {
  return [
    db
      .select({
        ...traineeRowColumns,
        ...traineeFactColumns,
        bloodType: sql<string | null>`${t.bloodType}`.as("trainee_blood_type"),
        height: sql<number | null>`${t.height}`.as("trainee_height"),
        initialWeight: sql<number | null>`${t.initialWeight}`.as("trainee_initial_weight"),
        goals: decoded(sql<TraineeDetails["goals"]>`${t.goal}`, t.goal).as("trainee_goals"),
        timeZone: sql<string>`${t.timeZone}`.as("trainee_time_zone"),
        twoFactor: decoded(
          sql<boolean>`exists (select 1 from totp_credentials
          where account_id = ${t.id} and confirmed_at is not null)`,
          Boolean,
        ).as("trainee_two_factor"),
        updatedAt: sql<number>`${t.updatedAt}`.as("trainee_updated"),
      })
      .from(t)
      .crossJoin(accounts)
      .where(and(eq(t.id, traineeId), eq(accounts.id, traineeId))),
    latestWeights(db, traineeId),
    measuredKindsOf(db, traineeId),
    planChoices(db),
  ] as const;
}

type DetailsRows = BatchResponse<ReturnType<typeof traineeDetailsQueries>>;

export function traineeDetailsOf(rows: DetailsRows): WithPhotoKey<TraineeDetails> | undefined {
  const [[profile], weights, measured, choices] = rows;
  const measurements = toMeasuredKinds(measured);
  return profile && { ...profile, weights, measurements, plans: choices satisfies PlanChoice[] };
}

function latestWeights(db: Database, traineeId: string) {
  const { id, date, weight, source, createdAt } = weightRecords;
  return db
    .select({ id, date, weight, source, createdAt })
    .from(weightRecords)
    .where(eq(weightRecords.traineeId, traineeId))
    .orderBy(desc(date), desc(createdAt))
    .limit(shownWeights);
}
