import { and, desc, eq, exists, gte, inArray, sql } from "drizzle-orm";
import {
  ownWeightSources,
  type WeightRange,
  type WeightRecord,
  weightRangeDays,
  weightTrend,
} from "../../../domain/body/weight.ts";
import { addDays, type LocalDate } from "../../../domain/calendar.ts";
import type { Body, StoredWeight, WeightOverview } from "../../../domain/contract/body/weight.ts";
import { batchOf } from "../../db/batch.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { prepared, preparedList } from "../../db/prepared.ts";
import { notifications, traineeProfiles, weightRecords } from "../../db/schema.ts";
import { type PersonNotice, tellPerson } from "../notifications/person-notices.ts";
import { type OwnDay, timeZoneIsStill } from "../own-day.ts";
import type { TraineeScope } from "../scope.ts";
import { type OwnProfile, profileOf, profileOn } from "../trainee-profile.ts";

/** Maximum records of an answer: eleven years of daily weights. */
const historyLimit = 4000;

/** The order of the index, which ends with the row's id: nothing is sorted. */
const newestFirst = [
  desc(weightRecords.date),
  desc(weightRecords.createdAt),
  sql`weight_records.rowid desc`,
] as const;

const isOwn = inArray(weightRecords.source, [...ownWeightSources]);

const dayColumns = {
  date: weightRecords.date,
  weight: weightRecords.weight,
  ownId: sql<string | null>`iif(${isOwn}, ${weightRecords.id}, null)`.as("own_id"),
};

const newestSince = preparedList((db) =>
  db
    .select(dayColumns)
    .from(weightRecords)
    .where(
      and(
        eq(weightRecords.traineeId, sql.placeholder("traineeId")),
        gte(weightRecords.date, sql.placeholder("since")),
      ),
    )
    .orderBy(...newestFirst)
    .limit(sql.placeholder("limit")),
);

/** Reads a trainee's newest records since a day, newest first. */
export function newestWeightsOf(
  { db, traineeId }: TraineeScope,
  { limit, since = "" }: { limit: number; since?: LocalDate },
) {
  return newestSince(db, { traineeId, since, limit });
}

const previousDay = prepared((db) =>
  db
    .select(dayColumns)
    .from(weightRecords)
    .where(
      and(
        eq(weightRecords.traineeId, sql.placeholder("traineeId")),
        sql`${weightRecords.date} < (
          select max(date) from weight_records where trainee_id = ${sql.placeholder("traineeId")}
        )`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(1),
);

/** Reads the last record of the day before the newest one. */
export const previousWeightOf = ({ db, traineeId }: TraineeScope) => previousDay(db, { traineeId });

/** The trend of newest-first records, one value a day. */
export function trendOf(records: readonly WeightRecord[]) {
  return weightTrend(records.toReversed());
}

/** Current and previous weight with the history of a range, in one batch. */
export async function getWeightOverview(
  scope: TraineeScope,
  { date, range }: { date: string; range: WeightRange },
): Promise<WeightOverview> {
  const days = weightRangeDays[range];
  const since = days === undefined ? undefined : addDays(date, -days);
  const [profiles, newest, previous, records] = await scope.db.batch([
    profileOf(scope),
    newestWeightsOf(scope, { limit: 1 }),
    previousWeightOf(scope),
    newestWeightsOf(scope, { limit: historyLimit, since }),
  ]);
  const profile = profileOn(profiles, date, scope.now);
  const older = [...newest, ...previous].filter((each) => since !== undefined && each.date < since);
  return { date, range, ...trendOf([...records, ...older]), body: bodyOf(profile) };
}

/**
 * Stores a weight in one batch, once even if repeated. The day must have begun in the trainee's time zone; the
 * profile changes only with the newest record.
 * @param notice the trainer's notice
 * @returns the present record, and the trainee's actual time zone
 */
export async function createWeight(
  scope: TraineeScope,
  { id, date, weight, source }: StoredWeight,
  { day, notice }: { day: OwnDay; notice: PersonNotice | undefined },
): Promise<{ record: StoredWeight | undefined; timeZone: string | undefined }> {
  const { db, traineeId, now } = scope;
  const own = and(eq(weightRecords.id, id), eq(weightRecords.traineeId, traineeId));
  const { records, profiles } = await batchOf(db, {
    inserted: insertSelect(
      db,
      weightRecords,
      { id, traineeId: traineeProfiles.id, date, weight, source, createdAt: now },
      sql`from ${traineeProfiles} where ${traineeProfiles.id} = ${traineeId}
        and ${timeZoneIsStill(scope, day)} and ${date} <= ${day.today}`,
    ).onConflictDoNothing(),
    updated: db
      .update(traineeProfiles)
      .set({
        currentWeight: sql`(select weight from weight_records where id = ${id})`,
        updatedAt: now,
      })
      .where(
        and(
          eq(traineeProfiles.id, traineeId),
          sql`${id} = (select id from weight_records where trainee_id = ${traineeId}
            order by date desc, created_at desc, rowid desc limit 1)`,
          sql`${traineeProfiles.currentWeight} is not (select weight from weight_records where id = ${id})`,
        ),
      ),
    records: db
      .select({
        id: weightRecords.id,
        date: weightRecords.date,
        weight: weightRecords.weight,
        source: weightRecords.source,
      })
      .from(weightRecords)
      .where(own),
    profiles: profileOf(scope),
    told:
      notice &&
      tellPerson(db, notice, {
        when: sql`exists (select 1 from weight_records
            where id = ${id} and trainee_id = ${traineeId} and source = 'sent')`,
        now,
      }),
  });
  return { record: records[0], timeZone: profiles[0]?.timeZone };
}

/**
 * Deletes a trainee's own record; the profile gets the newest one left.
 * @returns false if it is unknown, or the trainer's or the registration's
 */
export async function deleteWeight(scope: TraineeScope, id: string): Promise<boolean> {
  const { db, traineeId, now } = scope;
  const own = and(eq(weightRecords.id, id), eq(weightRecords.traineeId, traineeId), isOwn);
  const newestLeft = sql`(select weight from weight_records
    where trainee_id = ${traineeId} and id <> ${id}
    order by date desc, created_at desc, rowid desc limit 1)`;
  const { deleted } = await batchOf(db, {
    // The trainer's notice is deleted with it.
    deletedNotifications: db
      .delete(notifications)
      .where(
        and(
          eq(notifications.id, id),
          eq(notifications.senderId, traineeId),
          exists(db.select({ id: weightRecords.id }).from(weightRecords).where(own)),
        ),
      ),
    updatedTraineeProfiles: db
      .update(traineeProfiles)
      .set({ currentWeight: newestLeft, updatedAt: now })
      .where(
        and(
          eq(traineeProfiles.id, traineeId),
          exists(db.select({ id: weightRecords.id }).from(weightRecords).where(own)),
          sql`${traineeProfiles.currentWeight} is not ${newestLeft}`,
        ),
      ),
    deleted: db.delete(weightRecords).where(own).returning({ id: weightRecords.id }),
  });
  return deleted.length > 0;
}

export function bodyOf(profile: OwnProfile): Body {
  return {
    gender: profile.gender,
    age: profile.age,
    height: profile.height,
    weight: profile.currentWeight,
    targetWeight: profile.targetWeight,
  };
}
