import { archivedFiles, idEnding } from "../../../domain/copies/business-archive.ts";
import { namedByType, storableName } from "../../../domain/copies/my-data.ts";
import { getTrainerPhotoKey } from "../../data/accounts/trainer-photo.ts";
import type { ArchiveProgress, ArchiveStep } from "../../data/copies/archive-progress.ts";
import { listReadyVideos } from "../../data/libraries/videos.ts";
import type { ArchiveWork } from "./archive-entries.ts";
import { copyFile } from "./archive-files.ts";
import { GatheredFiles } from "./gathered-files.ts";

/** `videos/squat-0f3a91bc.mp4`: the id distinguishes equal names. */
export function videoName({ id, fileName }: { id: string; fileName: string }): string {
  const plain = storableName(fileName).replace(/\.[^.]{1,5}$/, "");
  return `${archivedFiles.videos}/${plain}-${idEnding(id)}.mp4`;
}

const maxVideosAtOnce = 20;

/** Archives the trainer's photo, then the videos. */
export async function archiveVideos(
  work: ArchiveWork,
  { after, section, copying }: Extract<ArchiveProgress, { phase: "videos" }>,
): Promise<ArchiveStep | "done"> {
  const { database } = work.platform;
  if (copying) {
    const { next, ...copied } = await copyFile(work, section, copying);
    return { ...copied, next: { phase: "videos", after, ...next } };
  }
  const files = new GatheredFiles(work, section);
  const photo = after === "" ? await getTrainerPhotoKey(database) : null;
  if (photo) {
    await files.add(photo, (type) => namedByType(`${archivedFiles.trainer}/photo`, type));
  }
  const found = await listReadyVideos(database, { after, limit: maxVideosAtOnce });
  let last = after;
  for (const video of found) {
    if (files.isFull || (last !== after && work.turn.isOver())) break;
    await files.add(video.key, () => videoName(video));
    last = video.id;
  }
  if (found.length === 0 && !photo) return "done";
  const stored = await files.store();
  const goesOn = files.copying && { copying: files.copying };
  // A photo without videos must not be archived again.
  const behindPhoto = last === "" ? "0" : last;
  return {
    ...stored,
    next: { phase: "videos", after: behindPhoto, section: stored.section, ...goesOn },
  };
}
