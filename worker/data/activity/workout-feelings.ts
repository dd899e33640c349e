import { and, asc, between, eq, sql } from "drizzle-orm";
import type { WorkoutFeeling } from "../../../domain/activity/workout-feeling.ts";
import type { LocalDate } from "../../../domain/calendar.ts";
import { batchOf } from "../../db/batch.ts";
import type { Database } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { notes, traineeProfiles, workoutFeelings } from "../../db/schema.ts";
import type { OwnDay } from "../own-day.ts";
import type { TraineeScope } from "../scope.ts";
import { profileOf } from "../trainee-profile.ts";
import { isWritableDay } from "./writable-day.ts";

const t = workoutFeelings;

interface Days {
  traineeId: string;
  first: LocalDate;
  last: LocalDate;
}

/** Reads the feelings of some days, each with the words of its note. */
export const feelingsOf = (db: Database, { traineeId, first, last }: Days) =>
  db
    .select({ date: t.date, effort: t.effort, words: notes.text })
    .from(t)
    .leftJoin(notes, eq(notes.id, t.noteId))
    .where(and(eq(t.traineeId, traineeId), between(t.date, first, last)))
    .orderBy(asc(t.date));

/**
 * Writes the effort of a day that is open for writing; without one the earlier stays.
 * @returns the stored feeling, and the trainee's actual time zone
 */
export async function setEffort(
  scope: TraineeScope,
  { date, effort }: Pick<WorkoutFeeling, "date" | "effort">,
  day: OwnDay,
): Promise<{ stored: WorkoutFeeling | undefined; timeZone: string | undefined }> {
  const { db, traineeId, now } = scope;
  const { stored, profiles } = await batchOf(db, {
    written: insertSelect(
      db,
      t,
      { traineeId: traineeProfiles.id, date, effort, noteId: null, createdAt: now, updatedAt: now },
      sql`from ${traineeProfiles} where ${traineeProfiles.id} = ${traineeId}
        and ${isWritableDay(scope, date, day)}`,
    ).onConflictDoUpdate({
      target: [t.traineeId, t.date],
      set: {
        effort: sql`coalesce(excluded.effort, effort)`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: sql`excluded.effort is not null and effort is not excluded.effort`,
    }),
    stored: feelingsOf(db, { traineeId, first: date, last: date }),
    profiles: profileOf(scope),
  });
  return { stored: stored[0], timeZone: profiles[0]?.timeZone };
}

/** Joins a stored note to its day, in place of an earlier one, and reads the feeling. */
export async function joinWords(
  { db, traineeId, now }: TraineeScope,
  { date, noteId }: { date: LocalDate; noteId: string },
): Promise<WorkoutFeeling | undefined> {
  const { stored } = await batchOf(db, {
    joined: db
      .update(t)
      .set({ noteId, updatedAt: now })
      .where(and(eq(t.traineeId, traineeId), eq(t.date, date), sql`note_id is not ${noteId}`)),
    stored: feelingsOf(db, { traineeId, first: date, last: date }),
  });
  return stored[0];
}
