import { and, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { addressOf } from "../../../domain/contact.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { decoded } from "../../db/decoded.ts";
import {
  accountSettings,
  answerRecordings,
  checkIns,
  ownFoods,
  progressPhotos,
  traineeProfiles,
} from "../../db/schema.ts";
import { keptByTrainer, trainerMayKeep } from "../check-ins/photo-consents.ts";
import { recordingKept } from "../check-ins/recordings.ts";
import { answersKept } from "../people/consents.ts";
import type { TraineeScope } from "../scope.ts";

const [p, r] = [progressPhotos, answerRecordings];

/** Which files are in a copy: none, the reader's own, or those that the trainer may keep. */
type InCopy = "none" | "own" | "kept";
interface FilesInCopy {
  /** Progress photos. */
  photos: InCopy;
  /** Spoken answers. */
  recordings: Exclude<InCopy, "none">;
}

/** The owner of the data: language, time zone, and the pictures for the files. */
export async function getMyDataOwner(
  { db, traineeId }: TraineeScope,
  { photos, recordings: spoken }: FilesInCopy,
) {
  const t = traineeProfiles;
  const [[person], [settings], labels, photosOfBody, recordings] = await db.batch([
    db
      .select({ name: t.name, timeZone: t.timeZone, photoKey: t.photoKey })
      .from(t)
      .where(eq(t.id, traineeId)),
    db
      .select({ language: accountSettings.language })
      .from(accountSettings)
      .where(eq(accountSettings.accountId, traineeId)),
    db
      .select({ key: ownFoods.photoKey })
      .from(ownFoods)
      .where(
        and(
          eq(ownFoods.traineeId, traineeId),
          isNull(ownFoods.deletedAt),
          isNotNull(ownFoods.photoKey),
        ),
      )
      .orderBy(ownFoods.updatedAt, ownFoods.id),
    photosOf(db, traineeId, photosAmong[photos]).orderBy(p.date, p.id),
    recordingsOf(db, traineeId, spoken === "kept" ? recordingKept : undefined).orderBy(
      r.createdAt,
      r.id,
    ),
  ]);
  const labelPhotos = labels.flatMap(({ key }) => key ?? []);
  const language = settings?.language ?? ("ar" as const);
  return person && { ...person, labelPhotos, progressPhotos: photosOfBody, recordings, language };
}

/** A progress photo for the files of a copy. */
export type CopiedPhoto = Awaited<ReturnType<typeof photosOf>>[number];

/** Stored progress photos of a person. */
const photosOf = (db: Database, traineeId: string, which: SQL | undefined) =>
  db
    .select({ id: p.id, key: p.key, pose: p.pose, date: p.date })
    .from(p)
    .where(and(eq(p.traineeId, traineeId), isNotNull(p.storedAt), which));

/** A spoken answer for the files of a copy. */
export type CopiedRecording = Awaited<ReturnType<typeof recordingsOf>>[number];

/** Spoken answers of a person. */
const recordingsOf = (db: Database, traineeId: string, which?: SQL) =>
  db
    .select({ id: r.id, key: r.key, dueOn: checkIns.dueOn })
    .from(r)
    .innerJoin(checkIns, eq(checkIns.id, r.checkInId))
    .where(and(eq(r.traineeId, traineeId), isNotNull(r.storedAt), which));

/** The files of a person's spoken answers that the trainer may keep, after one of them. */
export async function listKeptRecordings(
  client: DatabaseClient,
  traineeId: string,
  { after, limit }: { after: string; limit: number },
): Promise<CopiedRecording[]> {
  return recordingsOf(connect(client), traineeId, and(gt(r.id, after), recordingKept))
    .orderBy(r.id)
    .limit(limit);
}

const photosAmong: Record<InCopy, SQL | undefined> = {
  none: sql`false`,
  own: undefined,
  kept: keptByTrainer,
};

/** The files of a person's progress photos that the trainer may keep, after one of them. */
export async function listKeptPhotos(
  client: DatabaseClient,
  traineeId: string,
  { after, limit }: { after: string; limit: number },
): Promise<CopiedPhoto[]> {
  return photosOf(connect(client), traineeId, and(gt(p.id, after), keptByTrainer))
    .orderBy(p.id)
    .limit(limit);
}

export type MyDataOwner = NonNullable<Awaited<ReturnType<typeof getMyDataOwner>>>;

/** A person whose photo and conversation are archived. */
export interface ArchivedPerson {
  id: string;
  name: string;
  email: string | null;
  timeZone: string;
  photoKey: string | null;
  hasTalked: boolean;
  /** Whether there are progress photos that the trainer may keep. */
  hasKeptPhotos: boolean;
  /** Whether there are spoken answers that the trainer may keep. */
  hasKeptRecordings: boolean;
}

/** Some of all people, in the order of their ids. */
export async function listArchivedPeople(
  client: DatabaseClient,
  { after, limit }: { after: string; limit: number },
): Promise<ArchivedPerson[]> {
  const t = traineeProfiles;
  const email = decoded(
    sql<string | null>`(select email from accounts where accounts.id = trainee_profiles.id)`,
    addressOf,
  );
  const hasTalked = decoded(
    sql<boolean>`exists (
    select 1 from conversations where trainee_id = trainee_profiles.id and last_seq > 0)`,
    Boolean,
  );
  return connect(client)
    .select({
      id: t.id,
      name: t.name,
      timeZone: t.timeZone,
      photoKey: t.photoKey,
      email: email.as("person_email"),
      hasTalked: hasTalked.as("has_talked"),
      hasKeptPhotos: decoded(
        sql<boolean>`(exists (select 1 from progress_photos
          where progress_photos.trainee_id = trainee_profiles.id)
          and ${trainerMayKeep(sql`trainee_profiles.id`)})`,
        Boolean,
      ).as("has_kept_photos"),
      hasKeptRecordings: decoded(
        sql<boolean>`(exists (select 1 from answer_recordings
          where answer_recordings.trainee_id = trainee_profiles.id)
          and ${answersKept(sql`trainee_profiles.id`)})`,
        Boolean,
      ).as("has_kept_recordings"),
    })
    .from(t)
    .where(gt(t.id, after))
    .orderBy(t.id)
    .limit(limit);
}
