import { env } from "cloudflare:workers";
import { newId } from "../../domain/id.ts";
import { app } from "../../worker/app.ts";
import type { Platform } from "../../worker/platform.ts";
import { makeCheckIn } from "./check-ins.ts";
import { bytesOf, heads } from "./conversation-routes.ts";
import { makePlatform, origin } from "./worker.ts";

/** A stored spoken answer; without a check-in it is one that was not sent yet. */
export async function makeRecording(
  traineeId: string,
  { checkInId }: { checkInId?: string | null } = {},
): Promise<string> {
  const id = newId();
  const key = `trainees/${traineeId}/answers/${id}`;
  const sent = checkInId === undefined ? await makeCheckIn(traineeId) : checkInId;
  await env.DB.prepare(
    `insert into answer_recordings (id, trainee_id, check_in_id, key, type, bytes, created_at, stored_at)
     values (?1, ?2, ?3, ?4, 'audio/webm', 5, 1, 1)`,
  )
    .bind(id, traineeId, sent, key)
    .run();
  await env.VIDEOS.put(key, "audio", { httpMetadata: { contentType: "audio/webm" } });
  return id;
}

export interface SentRecording {
  token: string;
  id?: string;
  bytes?: Uint8Array;
  /** The length that the request states. */
  length?: number;
}

/** Sends a recording as its person. */
export function sendRecording(
  { token, id = newId(), bytes = bytesOf(heads.webm), length = bytes.byteLength }: SentRecording,
  platform: Platform = makePlatform(),
) {
  const headers = {
    "sec-fetch-site": "same-origin",
    authorization: `Bearer ${token}`,
    "content-type": "application/octet-stream",
    "content-length": String(length),
  };
  const url = `${origin}/api/trainee/answer-recordings/${id}`;
  const request = new Request(url, { method: "PUT", headers, body: bytes });
  return Promise.resolve(app.fetch(request, { platform }));
}
