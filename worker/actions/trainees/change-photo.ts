import type { StoredPhoto } from "../../../domain/contract/trainees/photo.ts";
import { type FieldCode, MiranError } from "../../../domain/errors.ts";
import { headBytes, pictureType } from "../../../domain/first-bytes.ts";
import { newId } from "../../../domain/id.ts";
import type { TraineeScope } from "../../data/scope.ts";
import { photoKey, setPhoto } from "../../data/trainees/photo.ts";
import { refuseArriving } from "../../files/arriving.ts";
import { blankArriving } from "../../files/blank-arriving.ts";
import { peekStream } from "../../files/peek-stream.ts";
import type { Platform } from "../../platform.ts";
import { withPhotos } from "../../tokens/photo-ticket.ts";
import { drainOutbox } from "../operations/drain-outbox.ts";

interface PhotoUpload {
  /** What the request says that it brings, in bytes. */
  length: number;
  body: ReadableStream<Uint8Array> | null;
}

/**
 * Stores a trainee's photo freed of what it tells besides itself, and shows it from then on; the
 * one before is erased. Whatever is refused leaves the one before in its place.
 */
export async function uploadPhoto(
  platform: Platform,
  scope: TraineeScope,
  { length, body }: PhotoUpload,
): Promise<StoredPhoto> {
  if (length < 1 || !body) throw refused("required");
  const { head, rest } = await peekStream(body, Math.min(length, headBytes));
  const type = pictureType(head);
  if (type === undefined) return refuseArriving(rest, refused("not_a_picture"));
  const content = await blankArriving(rest, type, length);
  const key = photoKey(scope.traineeId, newId(scope.now));
  await platform.files.put(key, { size: length, contentType: type, notes: {} }, content);
  try {
    if (!(await setPhoto(scope, key))) throw new MiranError("not_found");
  } catch (error) {
    await platform.files.erase([key]);
    throw error;
  }
  platform.background(drainOutbox(platform));
  const [shown] = await withPhotos(platform, scope.actor, [{ photoKey: key }]);
  return { photo: shown?.photo ?? null };
}

/** Takes a trainee's photo away; without one it answers the same. */
export async function removePhoto(platform: Platform, scope: TraineeScope): Promise<void> {
  await setPhoto(scope, null);
  platform.background(drainOutbox(platform));
}

const refused = (code: FieldCode) =>
  new MiranError("invalid_request", { fields: { file: { code } } });
