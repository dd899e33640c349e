import { and, eq, sql } from "drizzle-orm";
import { localDateAt } from "../../../domain/calendar.ts";
import type { Profile } from "../../../domain/contract/trainees/profile.ts";
import { MiranError } from "../../../domain/errors.ts";
import { daysLeft } from "../../../domain/trainees/subscriptions.ts";
import { prepared } from "../../db/prepared.ts";
import { accounts, plans, traineeProfiles } from "../../db/schema.ts";
import type { TraineeScope } from "../scope.ts";
import { measuredKindsOf, toMeasuredKinds } from "./measurements.ts";
import type { WithPhotoKey } from "./trainees.ts";
import { newestWeightsOf, previousWeightOf, trendOf } from "./weight.ts";

const t = traineeProfiles;
/** Enough for the small line beside the number. */
const weightsShown = 12;

// Joined columns are mixed up by name inside a batch, so every one has its own.
const person = prepared((db) =>
  db
    .select({
      name: sql<string>`${t.name}`.as("profile_name"),
      email: sql<string>`${accounts.email}`.as("profile_email"),
      phone: sql<string | null>`${t.phone}`.as("profile_phone"),
      gender: sql<Profile["gender"]>`${t.gender}`.as("profile_gender"),
      photoKey: sql<string | null>`${t.photoKey}`.as("profile_photo"),
      age: sql<number | null>`${t.age}`.as("profile_age"),
      bloodType: sql<string | null>`${t.bloodType}`.as("profile_blood_type"),
      height: sql<number | null>`${t.height}`.as("profile_height"),
      target: sql<number | null>`${t.targetWeight}`.as("profile_target"),
      goals: sql<Profile["goals"]>`${t.goal}`.mapWith(t.goal).as("profile_goals"),
      timeZone: sql<string>`${t.timeZone}`.as("profile_time_zone"),
      createdAt: sql<number>`${t.createdAt}`.as("profile_created"),
      startsOn: sql<string | null>`${t.subscriptionStart}`.as("profile_start"),
      endsOn: sql<string | null>`${t.subscriptionEnd}`.as("profile_end"),
      plan: sql<string>`${plans.name}`.as("plan_name"),
      features: sql<string[]>`${plans.features}`.mapWith(plans.features).as("plan_features"),
    })
    .from(t)
    .crossJoin(accounts)
    .crossJoin(plans)
    .where(
      and(
        eq(t.id, sql.placeholder("traineeId")),
        eq(accounts.id, sql.placeholder("traineeId")),
        eq(plans.id, t.subscriptionPlan),
      ),
    ),
);

/** The person, the membership and the body of today in one batch, whatever the history. */
export async function getProfile(scope: TraineeScope): Promise<WithPhotoKey<Profile>> {
  const { db, traineeId, now } = scope;
  const [[found], measured, newest, previous] = await db.batch([
    person(db, { traineeId }),
    measuredKindsOf(db, traineeId),
    newestWeightsOf(scope, { limit: weightsShown }),
    previousWeightOf(scope),
  ]);
  if (!found) throw new MiranError("not_found");
  const { plan, features, startsOn, endsOn, target, createdAt, ...profile } = found;
  const today = localDateAt(now, profile.timeZone);
  const known = new Set(newest.map(({ date }) => date));
  const older = previous.filter(({ date }) => !known.has(date));
  return {
    ...profile,
    joinedOn: localDateAt(createdAt, profile.timeZone),
    membership: {
      ...{ plan, features, startsOn, endsOn },
      daysLeft: endsOn === null ? null : daysLeft(endsOn, today),
    },
    weight: { ...trendOf([...newest, ...older]), target },
    measurements: toMeasuredKinds(measured),
  };
}
