import { videoRestMs } from "../../../domain/libraries/video.ts";
import {
  eraseUnusedVideos,
  forgetUpload,
  listAbandonedUploads,
} from "../../data/libraries/videos.ts";
import type { Platform } from "../../platform.ts";

const uploadsInRun = 200;

/**
 * Deletes uploads without a new part for 24 hours, and erases unused files of that age. Safe to run twice at
 * once.
 */
export async function sweepVideos(
  platform: Platform,
): Promise<{ abandonedUploads: number; unusedVideos: number }> {
  const { database, now } = platform;
  const before = now() - videoRestMs;
  const uploads = await listAbandonedUploads(database, { before, limit: uploadsInRun });
  let abandonedUploads = 0;
  for (const { id, key, uploadId } of uploads) {
    try {
      if (uploadId !== null) await platform.videos.abort({ key, uploadId });
      await platform.files.eraseAll(key);
      await forgetUpload(database, id);
      abandonedUploads += 1;
    } catch (error) {
      platform.log({ level: "warn", event: "upload_not_swept", id, error: String(error) });
    }
  }
  const unusedVideos = await eraseUnusedVideos(database, { before, now: now() });
  return { abandonedUploads, unusedVideos };
}
