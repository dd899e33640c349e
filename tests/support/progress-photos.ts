import { env } from "cloudflare:workers";
import { localDateAt } from "../../domain/calendar.ts";
import type { PhotoPose, PhotoPurpose } from "../../domain/check-ins/progress-photos.ts";
import { newId } from "../../domain/id.ts";
import { app } from "../../worker/app.ts";
import type { Platform } from "../../worker/platform.ts";
import { makeCheckIn } from "./check-ins.ts";
import { bytesOf } from "./conversation-routes.ts";
import { jpeg } from "./pictures.ts";
import { makePlatform, origin } from "./worker.ts";

const today = () => localDateAt(Date.now(), "Asia/Hebron");

/** Sets a person's age; null for an unknown one. */
export const setAge = (traineeId: string, age: number | null) =>
  env.DB.prepare("update trainee_profiles set age = ?2 where id = ?1").bind(traineeId, age).run();

/** A standing consent of an adult. */
export async function makeConsent(
  traineeId: string,
  purpose: PhotoPurpose = "coach",
  givenAt = 1,
): Promise<void> {
  await setAge(traineeId, 30);
  await env.DB.prepare(
    `insert into photo_consents (trainee_id, purpose, given_at) values (?1, ?2, ?3)
     on conflict do nothing`,
  )
    .bind(traineeId, purpose, givenAt)
    .run();
}

interface MadePhoto {
  id?: string;
  pose?: PhotoPose;
  date?: string;
  /** The check-in that has it; null for none. */
  checkInId?: string | null;
  bytes?: string;
}

/** A stored photo of a person who agreed, in a sent check-in. */
export async function makeProgressPhoto(
  traineeId: string,
  { id = newId(), pose = "front", date = today(), checkInId, bytes = "jpeg" }: MadePhoto = {},
): Promise<string> {
  await makeConsent(traineeId);
  const key = `trainees/${traineeId}/progress/1/${id}`;
  const sent = checkInId === undefined ? await makeCheckIn(traineeId) : checkInId;
  await env.DB.prepare(
    `insert into progress_photos
       (id, trainee_id, pose, date, check_in_id, key, width, height, bytes, created_at, stored_at)
     values (?1, ?2, ?3, ?4, ?5, ?6, 4, 3, 4, 1, 1)`,
  )
    .bind(id, traineeId, pose, date, sent, key)
    .run();
  await env.VIDEOS.put(key, bytes, { httpMetadata: { contentType: "image/jpeg" } });
  return id;
}

export interface SentPhoto {
  token: string;
  id?: string;
  pose?: string;
  date?: string;
  bytes?: Uint8Array;
  /** The length that the request states. */
  length?: number;
}

/** Sends a photo as its person; by default a small JPEG of today from the front. */
export function sendPhoto(
  {
    token,
    id = newId(),
    pose = "front",
    date = today(),
    bytes = bytesOf(jpeg()),
    length = bytes.byteLength,
  }: SentPhoto,
  platform: Platform = makePlatform(),
) {
  const path = `/api/trainee/progress-photos/${id}?pose=${pose}&date=${date}`;
  const headers = {
    "sec-fetch-site": "same-origin",
    authorization: `Bearer ${token}`,
    "content-type": "application/octet-stream",
    "content-length": String(length),
  };
  const request = new Request(`${origin}${path}`, { method: "PUT", headers, body: bytes });
  return Promise.resolve(app.fetch(request, { platform }));
}
