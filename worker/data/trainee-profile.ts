import { and, eq, ne, sql } from "drizzle-orm";
import { type LocalDate, localDateAt } from "../../domain/calendar.ts";
import { MiranError } from "../../domain/errors.ts";
import { prepared } from "../db/prepared.ts";
import { traineeProfiles } from "../db/schema.ts";
import type { TraineeScope, TrainerScope } from "./scope.ts";

const t = traineeProfiles;

const ownProfile = prepared((db) =>
  db
    .select({
      name: t.name,
      gender: t.gender,
      age: t.age,
      height: t.height,
      currentWeight: t.currentWeight,
      targetWeight: t.targetWeight,
      targetSteps: t.targetSteps,
      goals: t.goal,
      subscriptionEnd: t.subscriptionEnd,
      timeZone: t.timeZone,
      photoKey: t.photoKey,
      createdAt: t.createdAt,
    })
    .from(t)
    .where(eq(t.id, sql.placeholder("traineeId"))),
);

/** Finds a trainee by `traineeId` of a request. */
export const anyTrainee = prepared((db) =>
  db
    .select({ traineeId: t.id })
    .from(t)
    .where(eq(t.id, sql.placeholder("traineeId"))),
);

/** Reads the profile for the trainee's own screens. */
export const profileOf = ({ db, traineeId }: TraineeScope) => ownProfile(db, { traineeId });

export type OwnProfile = Awaited<ReturnType<typeof profileOf>>[number];

/** The profile of an answer, if the requested day has begun in its time zone. */
export function profileOn(
  [profile]: readonly OwnProfile[],
  date: LocalDate,
  now: number,
): OwnProfile {
  if (!profile) throw new MiranError("not_found");
  if (isFuture(date, profile.timeZone, now)) throw dateInFuture();
  return profile;
}

/** The time zone of a trainee's days; undefined if the trainee does not exist. */
export async function getTimeZone(
  { db }: Pick<TrainerScope, "db">,
  traineeId: string,
): Promise<string | undefined> {
  const [[profile]] = await db.batch([
    db.select({ timeZone: t.timeZone }).from(t).where(eq(t.id, traineeId)),
  ]);
  return profile?.timeZone;
}

/** Whether a day has not yet begun in a time zone. */
export function isFuture(date: LocalDate, timeZone: string, now: number): boolean {
  return date > localDateAt(now, timeZone);
}

export function dateInFuture(): MiranError {
  return new MiranError("date_in_future", { fields: { date: { code: "in_future" } } });
}

/** Changes the time zone of a trainee's days; recorded days stay. */
export async function setTimeZone(
  { db, traineeId, now }: TraineeScope,
  timeZone: string,
): Promise<void> {
  await db.batch([
    db
      .update(t)
      .set({ timeZone, updatedAt: now })
      .where(and(eq(t.id, traineeId), ne(t.timeZone, timeZone))),
  ]);
}
