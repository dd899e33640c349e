import {
  type PhotoPurpose,
  photoRefusal,
  progressPhotoSize,
} from "../../../domain/check-ins/progress-photos.ts";
import type {
  NewProgressPhoto,
  PhotoAddresses,
  PhotoConsentChange,
  PhotoConsents,
} from "../../../domain/contract/check-ins/progress-photos.ts";
import { MiranError } from "../../../domain/errors.ts";
import { headBytes, pictureType } from "../../../domain/first-bytes.ts";
import { stands } from "../../../domain/people/consents.ts";
import { setPhotoConsent } from "../../data/check-ins/photo-consents.ts";
import {
  deletePhoto,
  expectPhoto,
  readForPhoto,
} from "../../data/check-ins/progress-photo-writes.ts";
import { getPhotoKey, listOwnPhotos, viewPhotos } from "../../data/check-ins/progress-photos.ts";
import { noteStored } from "../../data/check-ins/uploaded-files.ts";
import { requireTraineeScope } from "../../data/people/trainee-scope.ts";
import type { TraineeScope, TrainerScope } from "../../data/scope.ts";
import { dateInFuture, isFuture } from "../../data/trainee-profile.ts";
import { drain, refuseArriving, refusedFile } from "../../files/arriving.ts";
import { blankSized } from "../../files/blank-arriving.ts";
import type { FileAnswer, FileRequest } from "../../files/open-file.ts";
import { peekStream } from "../../files/peek-stream.ts";
import type { StoredFile } from "../../platform/stores.ts";
import type { Platform } from "../../platform.ts";
import { readProgressPhotoTicket, withAddresses } from "../../tokens/progress-photo-ticket.ts";
import { openFound } from "../accounts/open-stored-file.ts";
import type { PhotoUpload } from "../people/change-photo.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";

interface Upload extends NewProgressPhoto, PhotoUpload {
  id: string;
}

/** Stores a photo without its metadata, once; the same id again changes nothing. */
export async function uploadProgressPhoto(
  platform: Platform,
  scope: TraineeScope,
  { length, body, ...photo }: Upload,
): Promise<void> {
  if (length < 1 || !body) throw refusedFile({ code: "required" });
  const { profile, consent, known, isErasing, isFull } = await readForPhoto(scope, photo);
  const refuse = (problem: MiranError) => refuseArriving(body, problem);
  if (!profile) return refuse(new MiranError("not_found"));
  if (known && known.traineeId !== scope.traineeId) return refuse(new MiranError("not_found"));
  if (known?.storedAt) return drain(body);
  if (isErasing) return refuse(new MiranError("unavailable"));
  if (photoRefusal(profile.age) !== null) return refuse(new MiranError("photos_adults_only"));
  if (!stands(consent)) return refuse(new MiranError("photo_consent_needed"));
  if (isFuture(photo.date, profile.timeZone, scope.now)) return refuse(dateInFuture());
  if (!known && isFull) return refuse(new MiranError("progress_photos_full"));
  const { head, rest } = await peekStream(body, Math.min(length, headBytes));
  // A phone draws each photo anew as a JPEG.
  const type = pictureType(head);
  if (type !== "image/jpeg") return refuseArriving(rest, refusedFile({ code: "not_a_picture" }));
  const maxSide = progressPhotoSize.side;
  const { content, width, height } = await blankSized(rest, { type, length, maxSide });
  const key = await expectPhoto(scope, { ...photo, width, height, bytes: length });
  if (key === undefined) throw new MiranError("conflict");
  await platform.files.put(key, { size: length, contentType: type, notes: {} }, content);
  if (await noteStored(scope, "photos", photo.id)) return;
  await platform.files.erase([key]);
  throw new MiranError("not_found");
}

/** Deletes a photo with its bytes. */
export async function removeProgressPhoto(
  platform: Platform,
  scope: TraineeScope,
  id: string,
): Promise<void> {
  if (!(await deletePhoto(scope, id))) throw new MiranError("not_found");
  platform.background(drainOutbox(platform));
}

/** Gives or withdraws a consent; withdrawing the coach's can erase every photo. */
export async function changePhotoConsent(
  platform: Platform,
  scope: TraineeScope,
  purpose: PhotoPurpose,
  change: PhotoConsentChange,
): Promise<PhotoConsents> {
  if (change.photos === "erase" && (change.given || purpose !== "coach"))
    throw new MiranError("invalid_request", { fields: { photos: { code: "invalid" } } });
  const consents = await setPhotoConsent(scope, purpose, change);
  if (change.photos === "erase") platform.background(drainOutbox(platform));
  return consents;
}

/** Addresses of the person's own photos. */
export async function addressOwnPhotos(
  platform: Platform,
  scope: TraineeScope,
  ids: readonly string[],
): Promise<PhotoAddresses> {
  return addressesOf(platform, scope, ids, await listOwnPhotos(scope, ids));
}

/** Addresses of a person's photos for the trainer; each view is noted. */
export async function addressPhotosOf(
  platform: Platform,
  trainer: TrainerScope,
  traineeId: string,
  ids: readonly string[],
): Promise<PhotoAddresses> {
  const scope = await requireTraineeScope(trainer, traineeId);
  const found = await viewPhotos(scope, ids);
  if (!found) throw new MiranError("photos_hidden");
  return addressesOf(platform, scope, ids, found);
}

/** In the order of the request; a photo that is not there refuses all. */
function addressesOf(
  platform: Platform,
  scope: TraineeScope,
  ids: readonly string[],
  found: readonly string[],
): Promise<PhotoAddresses> {
  if (found.length < ids.length) throw new MiranError("not_found");
  return withAddresses(platform, scope, ids);
}

interface PhotoRequest extends FileRequest {
  traineeId: string;
  photoId: string;
  ticket: string;
}

/** Opens a photo for the holder of a ticket, while the session and the consent stand. */
export async function showProgressPhoto(
  platform: Platform,
  { traineeId, photoId, ticket, ...request }: PhotoRequest,
): Promise<FileAnswer<StoredFile>> {
  const place = { traineeId, photoId };
  const holder = await readProgressPhotoTicket(platform, ticket, place);
  if (!holder) throw new MiranError("unauthenticated");
  const key = await getPhotoKey(platform.database, place, holder, platform.now());
  if (key === undefined) throw new MiranError("not_found");
  return openFound(platform, key, await platform.files.find(key), request);
}
