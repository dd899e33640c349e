import { and, asc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { NewVideo } from "../../../domain/contract/libraries/videos.ts";
import { batchOf } from "../../db/batch.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { exercises, scheduleExercises, videoParts, videos } from "../../db/schema.ts";
import type { TraineeScope, TrainerScope } from "../scope.ts";
import { eraseVideosAtRest, eraseVideoUnlessShown } from "./video-erasure.ts";

/** The store's key of a video. */
export const videoKey = (id: string) => `videos/${id}.mp4`;

/** A row with its uploaded parts, in their order. */
export interface StoredVideo {
  id: string;
  key: string;
  uploadId: string | null;
  status: "uploading" | "ready";
  fileName: string;
  size: number;
  etag: string | null;
  updatedAt: number;
  parts: { partNumber: number; etag: string; size: number }[];
}

const columns = {
  id: videos.id,
  key: videos.key,
  uploadId: videos.uploadId,
  status: videos.status,
  fileName: videos.fileName,
  size: videos.size,
  etag: videos.etag,
  updatedAt: videos.updatedAt,
};

function readsOf(db: Database, id: string) {
  const { partNumber, etag, size } = videoParts;
  return [
    db.select(columns).from(videos).where(eq(videos.id, id)),
    db
      .select({ partNumber, etag, size })
      .from(videoParts)
      .where(eq(videoParts.videoId, id))
      .orderBy(asc(partNumber)),
  ] as const;
}

export async function getVideo({ db }: TrainerScope, id: string): Promise<StoredVideo | undefined> {
  const [[video], parts] = await db.batch(readsOf(db, id));
  return video && { ...video, parts };
}

/** Stores an upload, once even if repeated. */
export async function insertVideo(
  { db, now }: TrainerScope,
  { id, fileName, size }: NewVideo,
): Promise<StoredVideo | undefined> {
  const row = { id, key: videoKey(id), fileName, size, contentType: "video/mp4" };
  const {
    stored: [[video], parts],
  } = await batchOf(db, {
    inserted: db
      .insert(videos)
      .values({ ...row, status: "uploading", createdAt: now, updatedAt: now })
      .onConflictDoNothing(),
    stored: readsOf(db, id),
  });
  return video && { ...video, parts };
}

/**
 * Stores an upload's id in the store, unless another request was faster.
 * @returns the stored id
 */
export async function nameUpload(
  { db }: TrainerScope,
  id: string,
  uploadId: string,
): Promise<string | undefined> {
  const {
    row: [row],
  } = await batchOf(db, {
    named: db
      .update(videos)
      .set({ uploadId })
      .where(and(eq(videos.id, id), eq(videos.status, "uploading"), isNull(videos.uploadId))),
    row: db.select({ uploadId: videos.uploadId }).from(videos).where(eq(videos.id, id)),
  });
  return row?.uploadId ?? undefined;
}

/** @returns false if the upload was deleted meanwhile: nothing was stored */
export async function insertVideoPart(
  { db, now }: TrainerScope,
  { id, uploadId }: { id: string; uploadId: string },
  part: StoredVideo["parts"][number],
): Promise<boolean> {
  const isThis = and(eq(videos.id, id), eq(videos.uploadId, uploadId));
  const { touched } = await batchOf(db, {
    inserted: insertSelect(
      db,
      videoParts,
      { videoId: videos.id, ...part },
      sql`from ${videos} where ${isThis}`,
    ).onConflictDoUpdate({
      target: [videoParts.videoId, videoParts.partNumber],
      set: { etag: part.etag, size: part.size },
    }),
    touched: db.update(videos).set({ updatedAt: now }).where(isThis).returning({ id: videos.id }),
  });
  return touched.length > 0;
}

/** @returns false if the upload was deleted meanwhile */
export async function finishVideo(
  { db, now }: TrainerScope,
  id: string,
  etag: string,
): Promise<boolean> {
  const [finished] = await db.batch([
    db
      .update(videos)
      .set({ status: "ready", uploadId: null, etag, updatedAt: now })
      .where(and(eq(videos.id, id), eq(videos.status, "uploading")))
      .returning({ id: videos.id }),
    db.delete(videoParts).where(eq(videoParts.videoId, id)),
  ]);
  return finished.length > 0;
}

/** Deletes an upload whose parts are gone from the store. */
export async function deleteUpload(scope: TrainerScope, id: string): Promise<void> {
  await scope.db.batch([deletionOf(scope.db, id)]);
}

const deletionOf = (db: Database, id: string) =>
  db.delete(videos).where(and(eq(videos.id, id), eq(videos.status, "uploading")));

/** @returns false if the file is in use, or unknown */
export async function eraseVideo({ db, now }: TrainerScope, id: string): Promise<boolean> {
  const { erased } = await batchOf(db, eraseVideoUnlessShown(db, id, now));
  return erased.length > 0;
}

/** The file of a ticket. */
export interface VideoFile {
  id: string;
  size: number;
  etag: string;
  /** UTC milliseconds. */
  modifiedAt: number;
}

const fileColumns = {
  id: videos.id,
  size: videos.size,
  etag: sql<string>`${videos.etag}`.as("file_etag"),
  modifiedAt: videos.updatedAt,
};

/** A complete file, in use or not. */
export async function getVideoFile(
  { db }: TrainerScope,
  id: string,
): Promise<VideoFile | undefined> {
  const isReady = and(eq(videos.id, id), eq(videos.status, "ready"));
  const [[file]] = await db.batch([db.select(fileColumns).from(videos).where(isReady)]);
  return file;
}

/** A file that is visible to the trainee: in the library, or in their schedule. */
export async function getOwnVideoFile(
  { db, traineeId }: TraineeScope,
  id: string,
): Promise<VideoFile | undefined> {
  const inLibrary = sql`exists (select 1 from ${exercises} e
    where e.video_id = ${videos.id} and e.status = 'active' and e.deleted_at is null)`;
  const inSchedule = sql`exists (select 1 from ${scheduleExercises} s
    where s.video_id = ${videos.id} and s.trainee_id = ${traineeId})`;
  const isSeen = and(eq(videos.id, id), eq(videos.status, "ready"), or(inLibrary, inSchedule));
  const [[file]] = await db.batch([db.select(fileColumns).from(videos).where(isSeen)]);
  return file;
}

/** Uploads without a new part since before an instant. */
export async function listAbandonedUploads(
  client: DatabaseClient,
  { before, limit }: { before: number; limit: number },
) {
  const { id, key, uploadId } = videos;
  return await connect(client)
    .select({ id, key, uploadId })
    .from(videos)
    .where(and(eq(videos.status, "uploading"), lt(videos.updatedAt, before)))
    .limit(limit);
}

export async function forgetUpload(client: DatabaseClient, id: string): Promise<void> {
  await deletionOf(connect(client), id);
}

/** Orders to erase unused files older than an instant. */
export async function eraseUnusedVideos(
  client: DatabaseClient,
  { before, now }: { before: number; now: number },
): Promise<number> {
  const db = connect(client);
  const { erased } = await batchOf(db, eraseVideosAtRest(db, before, now));
  return erased.length;
}

/** Some of the playable videos, in the order of their ids. */
export const listReadyVideos = (
  client: DatabaseClient,
  { after, limit }: { after: string; limit: number },
): Promise<Pick<StoredVideo, "id" | "key" | "fileName">[]> =>
  connect(client)
    .select({ id: videos.id, key: videos.key, fileName: videos.fileName })
    .from(videos)
    .where(and(eq(videos.status, "ready"), gt(videos.id, after)))
    .orderBy(asc(videos.id))
    .limit(limit);
