import { and, eq, sql } from "drizzle-orm";
import { localDateAt } from "../../../domain/calendar.ts";
import { addressOf } from "../../../domain/contact.ts";
import type { Profile } from "../../../domain/contract/people/profile.ts";
import { MiranError } from "../../../domain/errors.ts";
import { daysLeft, type Pause } from "../../../domain/memberships/subscriptions.ts";
import { decoded } from "../../db/decoded.ts";
import { prepared } from "../../db/prepared.ts";
import { accounts, plans, subscriptions, traineeProfiles } from "../../db/schema.ts";
import { measuredKindsOf, toMeasuredKinds } from "../body/measurements.ts";
import { newestWeightsOf, previousWeightOf, trendOf } from "../body/weight.ts";
import type { TraineeScope } from "../scope.ts";
import type { WithPhotoKey } from "./trainees.ts";

const t = traineeProfiles;
/** Maximum weights of the small chart beside the number. */
const maxWeights = 12;

/** The subscription that began on the profile's day. */
export const standingSubscription = sql`(select id from subscriptions s
  where s.trainee_id = ${t.id} and s.starts_on = ${t.subscriptionStart}
  order by s.ends_on desc limit 1)`;

// Inside a batch joined columns are matched by name, so each has its own.
const personOf = prepared((db) =>
  db
    .select({
      name: sql<string>`${t.name}`.as("profile_name"),
      email: decoded(sql<string | null>`${accounts.email}`, addressOf).as("profile_email"),
      phone: sql<string | null>`${t.phone}`.as("profile_phone"),
      gender: sql<Profile["gender"]>`${t.gender}`.as("profile_gender"),
      photoKey: sql<string | null>`${t.photoKey}`.as("profile_photo"),
      age: sql<number | null>`${t.age}`.as("profile_age"),
      bloodType: sql<string | null>`${t.bloodType}`.as("profile_blood_type"),
      height: sql<number | null>`${t.height}`.as("profile_height"),
      target: sql<number | null>`${t.targetWeight}`.as("profile_target"),
      goals: decoded(sql<Profile["goals"]>`${t.goal}`, t.goal).as("profile_goals"),
      timeZone: sql<string>`${t.timeZone}`.as("profile_time_zone"),
      createdAt: sql<number>`${t.createdAt}`.as("profile_created"),
      startsOn: sql<string | null>`${t.subscriptionStart}`.as("profile_start"),
      endsOn: sql<string | null>`${t.subscriptionEnd}`.as("profile_end"),
      plan: sql<string>`${plans.name}`.as("plan_name"),
      englishPlan: sql<string | null>`${plans.englishName}`.as("plan_english"),
      features: decoded(sql<string[]>`${plans.features}`, plans.features).as("plan_features"),
      englishFeatures: decoded(
        sql<string[] | null>`${plans.englishFeatures}`,
        plans.englishFeatures,
      ).as("plan_english_features"),
      bought: sql<string | null>`${subscriptions.planName}`.as("bought_name"),
      englishBought: sql<string | null>`${subscriptions.englishPlanName}`.as("bought_english"),
      priceAgorot: sql<number | null>`${subscriptions.priceAgorot}`.as("bought_price"),
      months: sql<number | null>`${subscriptions.months}`.as("bought_months"),
      pauses: decoded(sql<Pause[] | null>`${subscriptions.pauses}`, subscriptions.pauses).as(
        "bought_pauses",
      ),
    })
    .from(t)
    .crossJoin(accounts)
    .crossJoin(plans)
    .leftJoin(subscriptions, eq(subscriptions.id, standingSubscription))
    .where(
      and(
        eq(t.id, sql.placeholder("traineeId")),
        eq(accounts.id, sql.placeholder("traineeId")),
        eq(plans.id, t.subscriptionPlan),
      ),
    ),
);

/** The person, the subscription and today's body values in one batch, whatever the history. */
export async function getProfile(scope: TraineeScope): Promise<WithPhotoKey<Profile>> {
  const { db, traineeId, now } = scope;
  const [[found], measured, newest, previous] = await db.batch([
    personOf(db, { traineeId }),
    measuredKindsOf(db, traineeId),
    newestWeightsOf(scope, { limit: maxWeights }),
    previousWeightOf(scope),
  ]);
  if (!found) throw new MiranError("not_found");
  const { plan, englishPlan, bought, englishBought, priceAgorot, months, pauses, ...person } =
    found;
  const { features, englishFeatures, startsOn, endsOn, target, createdAt, ...profile } = person;
  const today = localDateAt(now, profile.timeZone);
  const known = new Set(newest.map(({ date }) => date));
  const older = previous.filter(({ date }) => !known.has(date));
  return {
    ...profile,
    joinedOn: localDateAt(createdAt, profile.timeZone),
    membership: {
      ...(bought
        ? { name: bought, englishName: englishBought }
        : { name: plan, englishName: englishPlan }),
      priceAgorot,
      months,
      features,
      englishFeatures,
      startsOn,
      endsOn,
      pausedUntil: pauses?.find(({ from, until }) => from <= today && today < until)?.until ?? null,
      daysLeft: endsOn === null ? null : daysLeft(endsOn, today),
    },
    weight: { ...trendOf([...newest, ...older]), target },
    measurements: toMeasuredKinds(measured),
  };
}
