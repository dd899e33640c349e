import type { PhotoPose, PosedPhotos } from "../../../../domain/check-ins/progress-photos.ts";
import { newId } from "../../../../domain/id.ts";
import { today } from "../../../lib/format/today.ts";
import { queryClient } from "../../../lib/session/query-client.ts";
import { getWho } from "../../../lib/session/session.ts";
import { copiesWritten, restoreDrafts } from "../../../lib/waiting/draft-copies.ts";
import { readWrites } from "../../../lib/waiting/persisted-writes.ts";
import { draftFiles } from "../../../lib/waiting/unsent-files.ts";
import { type CheckInWrite, filesOf, type UnsentFile } from "../check-in-write.ts";
import { changeAnswer, checkInDrafts } from "../drafts.ts";
import { photosOf, recordingIdsOf } from "../form-answers.ts";
import { checkInsKey } from "../keys.ts";

/** A pose of a question in a draft. */
export interface PosePlace {
  /** Of the draft. */
  key: string;
  questionId: string;
  pose: PhotoPose;
}

/** A picture that this device could not keep until it is sent. */
export class NotKept extends Error {}

/**
 * Makes a picture on this device the answer of a pose, in place of an earlier one. It resolves once a killed browser
 * loses neither: bytes that no stored draft names are deleted.
 * @throws NotKept if the device has no room, or the draft was sent or deleted elsewhere
 */
export async function keepPhoto(place: PosePlace, picture: Blob): Promise<void> {
  const id = newId();
  await forgetLeftFiles();
  const isKept = await draftFiles.keep(id, picture);
  if (!isKept || !checkInDrafts.read(place.key)) {
    await draftFiles.forget(id);
    throw new NotKept();
  }
  await replace(place, id);
  await copiesWritten();
}

/** Takes a pose out of the answers; an unsent picture is deleted. */
export const dropPhoto = (place: PosePlace): Promise<void> => replace(place, undefined);

/** Deletes the photos and recordings of drafts that are gone; what waits to be sent still needs its own. */
export async function forgetLeftFiles(): Promise<void> {
  const waiting = await filesOfWaiting();
  const left = checkInDrafts
    .readAll()
    .flatMap(({ photoDays = {}, typed }) => [...Object.keys(photoDays), ...recordingIdsOf(typed)]);
  await draftFiles.forgetAllBut(new Set([...left, ...waiting.map(({ id }) => id)]));
}

/** Deletes all photos, and no recordings. */
export async function forgetPhotos(): Promise<void> {
  const waiting = await filesOfWaiting();
  const spoken = checkInDrafts.readAll().flatMap(({ typed }) => recordingIdsOf(typed));
  const sent = waiting.flatMap(({ id, isNeeded }) => (isNeeded ? [id] : []));
  await draftFiles.forgetAllBut(new Set([...spoken, ...sent]));
}

/** The files of check-ins that wait to be sent; drafts are restored by then. */
async function filesOfWaiting(): Promise<readonly UnsentFile[]> {
  const { id } = getWho() ?? {};
  const [writes] = await Promise.all([id === undefined ? [] : readWrites(id), restoreDrafts()]);
  return writes.flatMap(({ variables }) => filesOf(variables as Partial<CheckInWrite>));
}

async function replace({ key, questionId, pose }: PosePlace, id: string | undefined) {
  const draft = checkInDrafts.read(key);
  const { [pose]: before, ...others } = photosOf(draft?.typed[questionId]);
  const value: PosedPhotos = id === undefined ? others : { ...others, [pose]: id };
  changeAnswer(key, {
    id: questionId,
    value: Object.keys(value).length > 0 ? value : null,
    ...(id !== undefined && { photoDays: { [id]: today() } }),
  });
  // One on its way still needs it.
  if (before !== undefined && queryClient.isMutating({ mutationKey: checkInsKey }) === 0) {
    await draftFiles.forget(before);
  }
}
