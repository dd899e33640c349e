import type { StoredPhoto } from "../../../domain/contract/photo.ts";
import { MiranError } from "../../../domain/errors.ts";
import { headBytes, pictureType } from "../../../domain/first-bytes.ts";
import { newId } from "../../../domain/id.ts";
import { setTrainerPhoto, trainerPhotoKey } from "../../data/accounts/trainer-photo.ts";
import { photoKey, setPhoto } from "../../data/people/photo.ts";
import type { Actor, TraineeScope, TrainerScope } from "../../data/scope.ts";
import { refuseArriving, refusedFile } from "../../files/arriving.ts";
import { blankArriving } from "../../files/blank-arriving.ts";
import { peekStream } from "../../files/peek-stream.ts";
import type { Platform } from "../../platform.ts";
import { withPhotos } from "../../tokens/photo-ticket.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";

export interface PhotoUpload {
  /** The length that the request states, in bytes. */
  length: number;
  body: ReadableStream<Uint8Array> | null;
}

/** The owner of the photo: a person, or a thing of theirs. */
interface PhotoPlace {
  actor: Actor;
  key: string;
  /** @returns false if the owner does not exist */
  set(): Promise<boolean>;
}

/** Sets a trainee's photo; the previous one is erased. */
export const uploadPhoto = (
  platform: Platform,
  scope: TraineeScope,
  upload: PhotoUpload,
): Promise<StoredPhoto> => {
  const key = photoKey(scope.traineeId, newId(scope.now));
  return storePhoto(platform, upload, {
    actor: scope.actor,
    key,
    set: () => setPhoto(scope, key),
  });
};

/** The same for the trainer. */
export const uploadTrainerPhoto = (
  platform: Platform,
  scope: TrainerScope,
  upload: PhotoUpload,
): Promise<StoredPhoto> => {
  const key = trainerPhotoKey(newId(scope.now));
  return storePhoto(platform, upload, {
    actor: scope.actor,
    key,
    set: async () => {
      await setTrainerPhoto(scope, key);
      return true;
    },
  });
};

/** Stores a photo without its metadata. A refused one leaves the previous one in place. */
export async function storePhoto(
  platform: Platform,
  { length, body }: PhotoUpload,
  { actor, key, set }: PhotoPlace,
): Promise<StoredPhoto> {
  if (length < 1 || !body) throw refusedFile({ code: "required" });
  const { head, rest } = await peekStream(body, Math.min(length, headBytes));
  const type = pictureType(head);
  if (type === undefined) return refuseArriving(rest, refusedFile({ code: "not_a_picture" }));
  const content = await blankArriving(rest, type, length);
  await platform.files.put(key, { size: length, contentType: type, notes: {} }, content);
  try {
    if (!(await set())) throw new MiranError("not_found");
  } catch (error) {
    await platform.files.erase([key]);
    throw error;
  }
  platform.background(drainOutbox(platform));
  const [shown] = await withPhotos(platform, actor, [{ photoKey: key }]);
  return { photo: shown?.photo ?? null };
}

/** Removes a trainee's photo; without one the response is the same. */
export async function removePhoto(platform: Platform, scope: TraineeScope): Promise<void> {
  await setPhoto(scope, null);
  platform.background(drainOutbox(platform));
}

/** Removes the trainer's photo. */
export async function removeTrainerPhoto(platform: Platform, scope: TrainerScope): Promise<void> {
  await setTrainerPhoto(scope, null);
  platform.background(drainOutbox(platform));
}
