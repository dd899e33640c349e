import type {
  NewVideo,
  StoredPart,
  VideoState,
} from "../../../domain/contract/libraries/videos.ts";
import { MiranError } from "../../../domain/errors.ts";
import {
  isMp4Head,
  mp4HeadBytes,
  videoPartBytes,
  videoPartCount,
  videoPartSize,
} from "../../../domain/libraries/video.ts";
import {
  deleteUpload,
  eraseVideo,
  finishVideo,
  getVideo,
  insertVideo,
  insertVideoPart,
  nameUpload,
  type StoredVideo,
} from "../../data/libraries/videos.ts";
import type { TrainerScope } from "../../data/scope.ts";
import { drain } from "../../files/arriving.ts";
import { peekStream } from "../../files/peek-stream.ts";
import type { Platform } from "../../platform.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";

/** Begins an upload, or finds the same one: an interrupted upload continues after its stored parts. */
export async function beginVideo(
  platform: Platform,
  scope: TrainerScope,
  given: NewVideo,
): Promise<VideoState> {
  const video = await insertVideo(scope, { ...given, fileName: given.fileName.trim() });
  if (!video || video.size !== given.size) throw new MiranError("conflict");
  if (video.status === "uploading" && video.uploadId === null) {
    const { id, key } = video;
    const uploadId = await platform.videos.begin(key, "video/mp4");
    const counts = await nameUpload(scope, id, uploadId);
    if (counts !== uploadId) await platform.videos.abort({ key, uploadId });
  }
  return stateOf(video);
}

/** The state of an upload. */
export async function getVideoState(scope: TrainerScope, id: string): Promise<VideoState> {
  const video = await getVideo(scope, id);
  if (!video) throw new MiranError("not_found");
  return stateOf(video);
}

function stateOf({ id, status, fileName, size, parts }: StoredVideo): VideoState {
  const numbers = parts.map(({ partNumber }) => partNumber);
  return { id, status, fileName, size, partSize: videoPartBytes, parts: numbers };
}

/** Stores one part while it arrives; a repetition changes nothing and has the same response. */
export async function putVideoPart(
  platform: Platform,
  scope: TrainerScope,
  { id, partNumber }: { id: string; partNumber: number },
  { length, body }: { length: number; body: ReadableStream<Uint8Array> | null },
): Promise<StoredPart> {
  const video = await getVideo(scope, id);
  if (!video) throw new MiranError("not_found");
  const size = videoPartSize(video.size, partNumber);
  if (size === 0) throw new MiranError("not_found");
  if (length !== size || !body) throw wrongLength(size);
  const stored = { partNumber, size };
  if (video.status === "ready" || video.parts.some((part) => part.partNumber === partNumber)) {
    await drain(body);
    return stored;
  }
  const { key, uploadId } = video;
  if (uploadId === null) throw new MiranError("not_found");
  const upload = { key, uploadId };
  const content = partNumber === 1 ? await sniffed(platform, scope, video, body) : body;
  const etag = await platform.videos.putPart(upload, stored, content);
  const noted = await insertVideoPart(scope, { id, uploadId }, { ...stored, etag });
  if (!noted) throw new MiranError("not_found");
  return stored;
}

const wrongLength = (size: number) =>
  new MiranError("invalid_request", {
    fields: { "": { code: "out_of_range", min: size, max: size } },
  });

/** Refuses and deletes a file that does not begin like an mp4, with any name. */
async function sniffed(
  platform: Platform,
  scope: TrainerScope,
  video: StoredVideo,
  body: ReadableStream<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  const { head, rest } = await peekStream(body, mp4HeadBytes);
  if (isMp4Head(head)) return rest;
  await Promise.all([drain(rest), forget(platform, scope, video)]);
  throw new MiranError("invalid_request", { fields: { fileName: { code: "not_an_mp4" } } });
}

/** Joins the parts into one file; after a failure no part is left. */
export async function completeVideo(
  platform: Platform,
  scope: TrainerScope,
  id: string,
): Promise<VideoState> {
  const video = await getVideo(scope, id);
  if (!video) throw new MiranError("not_found");
  if (video.status === "ready") return stateOf(video);
  const { key, uploadId, parts } = video;
  if (uploadId === null || parts.length !== videoPartCount(video.size)) {
    throw new MiranError("upload_incomplete");
  }
  const file = await platform.videos.complete({ key, uploadId }, parts);
  if (file?.size !== video.size) {
    await forget(platform, scope, video);
    platform.log({ level: "error", event: "upload_failed", id, size: video.size });
    throw new MiranError("upload_failed");
  }
  const finished = await finishVideo(scope, id, file.etag);
  if (!finished && (await getVideo(scope, id))?.status !== "ready") {
    await platform.files.eraseAll(key);
    throw new MiranError("not_found");
  }
  return { ...stateOf(video), status: "ready", parts: [] };
}

/** Deletes an upload or an unused file; a repetition has the same response. */
export async function deleteVideo(
  platform: Platform,
  scope: TrainerScope,
  id: string,
): Promise<void> {
  const video = await getVideo(scope, id);
  if (!video) return;
  if (video.status === "uploading") return forget(platform, scope, video);
  if (!(await eraseVideo(scope, id))) throw new MiranError("conflict");
  platform.background(drainOutbox(platform));
}

// The store first: a failure in between leaves a row, which `sweepVideos` finds.
async function forget(platform: Platform, scope: TrainerScope, video: StoredVideo): Promise<void> {
  const { id, key, uploadId } = video;
  if (uploadId !== null) await platform.videos.abort({ key, uploadId });
  await platform.files.eraseAll(key);
  await deleteUpload(scope, id);
}
