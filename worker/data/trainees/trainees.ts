import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import type {
  PlanChoice,
  TraineeDetails,
  TraineeRow,
} from "../../../domain/contract/trainees/trainees.ts";
import { measurementKinds } from "../../../domain/trainees/measurements.ts";
import type { Database } from "../../db/client.ts";
import {
  accounts,
  bodyMeasurements,
  plans,
  traineeProfiles,
  weightRecords,
} from "../../db/schema.ts";
import type { TrainerScope } from "../scope.ts";

const t = traineeProfiles;
const shownWeights = 30;

// Joined selects mix up same-named columns inside a batch, so every column has its own name.
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
  email: sql<string>`${accounts.email}`.as("trainee_email"),
};

/** Every plan, for filters, forms and names. */
export function planChoices(db: Database) {
  const { id, name, price, months, features, status } = plans;
  return db
    .select({ id, name, price, months, features, status })
    .from(plans)
    .orderBy(asc(plans.position), asc(id));
}

/** One trainee as the trainer sees them; undefined when there is none (any more). */
export async function getTrainee(
  { db }: TrainerScope,
  traineeId: string,
): Promise<TraineeDetails | undefined> {
  return traineeDetailsOf(await db.batch(traineeDetailsQueries(db, traineeId)));
}

/** The reads behind `traineeDetailsOf`, to stand at the end of a batch that changes the trainee. */
export function traineeDetailsQueries(db: Database, traineeId: string) {
  return [
    db
      .select({
        ...traineeRowColumns,
        age: sql<number | null>`${t.age}`.as("trainee_age"),
        bloodType: sql<string | null>`${t.bloodType}`.as("trainee_blood_type"),
        height: sql<number | null>`${t.height}`.as("trainee_height"),
        initialWeight: sql<number | null>`${t.initialWeight}`.as("trainee_initial_weight"),
        targetWeight: sql<number | null>`${t.targetWeight}`.as("trainee_target_weight"),
        goals: sql<TraineeDetails["goals"]>`${t.goal}`.mapWith(t.goal).as("trainee_goals"),
        subscriptionStart: sql<string | null>`${t.subscriptionStart}`.as("trainee_start"),
        subscriptionEnd: sql<string | null>`${t.subscriptionEnd}`.as("trainee_end"),
        timeZone: sql<string>`${t.timeZone}`.as("trainee_time_zone"),
        updatedAt: sql<number>`${t.updatedAt}`.as("trainee_updated"),
      })
      .from(t)
      .crossJoin(accounts)
      .where(and(eq(t.id, traineeId), eq(accounts.id, traineeId))),
    latestWeights(db, traineeId),
    latestMeasurements(db, traineeId),
    planChoices(db),
  ] as const;
}

type DetailsRows = BatchResponse<ReturnType<typeof traineeDetailsQueries>>;

export function traineeDetailsOf(rows: DetailsRows): TraineeDetails | undefined {
  const [[profile], weights, measurements, choices] = rows;
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

// One seek a kind, however long the history.
function latestMeasurements(db: Database, traineeId: string) {
  const measured = bodyMeasurements;
  const latest = sql`(
    select m.id from ${measured} m where m.trainee_id = ${traineeId} and m.kind = kinds.value
    order by m.date desc, m.created_at desc limit 1
  )`;
  const { kind, value, date } = measured;
  return db
    .select({ kind, value, date })
    .from(measured)
    .where(sql`${measured.id} in (
      select ${latest} from json_each(${JSON.stringify(measurementKinds)}) kinds
    )`);
}
