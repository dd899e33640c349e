import { and, eq, type SQL, sql } from "drizzle-orm";
import type { LocalDate } from "../../../domain/calendar.ts";
import { type PhotoPose, progressPhotoCounts } from "../../../domain/check-ins/progress-photos.ts";
import { batchOf } from "../../db/batch.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { progressPhotos } from "../../db/schema.ts";
import type { TraineeScope } from "../scope.ts";
import { traineeFiles } from "../trainee-files.ts";
import { photoConsentsOf, trainerMaySee } from "./photo-consents.ts";
import { arrivedInDay, bytesErased, isBeingErased, isOwnFile } from "./uploaded-files.ts";

const t = progressPhotos;

interface ArrivingPhoto {
  id: string;
  pose: PhotoPose;
  date: LocalDate;
}

/** The numbers of photos that the maximum counts. */
const ofPose = (traineeId: string, { pose, date }: ArrivingPhoto) =>
  sql<number>`(select count(*) from progress_photos
    where trainee_id = ${traineeId} and pose = ${pose} and date = ${date})`;

/** Everything that an arriving photo is checked against. */
export async function readForPhoto(scope: TraineeScope, photo: ArrivingPhoto) {
  const { db, traineeId, now } = scope;
  const { profiles, consents, known, counts } = await batchOf(db, {
    ...photoConsentsOf(scope),
    known: db
      .select({ traineeId: t.traineeId, storedAt: t.storedAt })
      .from(t)
      .where(eq(t.id, photo.id)),
    counts: db
      .select({
        ofPose: ofPose(traineeId, photo).as("of_pose"),
        inDay: arrivedInDay(t, traineeId, now).as("in_day"),
        isErasing: isBeingErased(t, photo.id).as("is_erasing"),
      })
      .from(sql`(select 1)`),
  });
  const { ofPose: posed = 0, inDay: arrived = 0, isErasing = 0 } = counts[0] ?? {};
  return {
    profile: profiles[0],
    consent: consents.find(({ purpose }) => purpose === "coach"),
    known: known[0],
    isErasing: isErasing > 0,
    isFull: posed >= progressPhotoCounts.ofPose || arrived >= progressPhotoCounts.inDay,
  };
}

/**
 * Notes a photo before its bytes are stored, so that no bytes are without a row. Its key is below the time of the consent.
 * @returns its key; undefined if the consent was withdrawn or the maximum reached meanwhile
 */
export async function expectPhoto(
  { db, traineeId, now }: TraineeScope,
  photo: ArrivingPhoto & { width: number; height: number; bytes: number },
): Promise<string | undefined> {
  const { found } = await batchOf(db, {
    inserted: insertSelect(
      db,
      t,
      {
        ...photo,
        traineeId,
        key: sql`${`${traineeFiles(traineeId)}progress/`} || given_at || ${`/${photo.id}`}`,
        createdAt: now,
      },
      sql`from photo_consents where trainee_id = ${traineeId} and purpose = 'coach'
        and ${trainerMaySee(sql`${traineeId}`)}
        and ${ofPose(traineeId, photo)} < ${progressPhotoCounts.ofPose}
        and ${arrivedInDay(t, traineeId, now)} < ${progressPhotoCounts.inDay}
        and not ${isBeingErased(t, photo.id)}`,
    ).onConflictDoNothing(),
    found: db
      .select({ key: t.key })
      .from(t)
      .where(and(isOwnFile(t, traineeId, photo.id), trainerMaySee(sql`${traineeId}`))),
  });
  return found[0]?.key;
}

/**
 * Deletes a photo with its bytes and views.
 * @returns false if the person has no such photo
 */
export async function deletePhoto(
  { db, traineeId, now }: TraineeScope,
  id: string,
): Promise<boolean> {
  const { deleted } = await batchOf(db, {
    insertedOutbox: bytesErased(db, t, now, isOwnFile(t, traineeId, id)),
    deleted: db
      .delete(t)
      .where(isOwnFile(t, traineeId, id))
      .returning({ id: t.id }),
  });
  return deleted.length > 0;
}

/** The photos of a check-in's answers. */
export interface AnsweredPhotos {
  ids: readonly string[];
  /** Whether others are dropped; otherwise they stay with the check-in. */
  areAll: boolean;
}

/** Photos of a check-in: those of its answers, while `isWritten`. */
export function photosAttached(
  { db, traineeId }: TraineeScope,
  { id, ids, areAll }: AnsweredPhotos & { id: string },
  isWritten: SQL,
) {
  const list = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  const dropped = db
    .update(t)
    .set({ checkInId: null })
    .where(and(eq(t.checkInId, id), sql`id not in ${list}`, isWritten));
  return [
    ...(areAll ? [dropped] : []),
    db
      .update(t)
      .set({ checkInId: id })
      .where(
        and(sql`id in ${list} and +trainee_id = ${traineeId} and +check_in_id is null`, isWritten),
      ),
  ];
}
