import { env, exports } from "cloudflare:workers";
import type { VideoState, VideoTicket } from "../../domain/contract/libraries/videos.ts";
import { newId } from "../../domain/id.ts";
import { videoPartBytes, videoPartCount, videoPartSize } from "../../domain/libraries/video.ts";
import { call, origin } from "./worker.ts";

/** Bytes that begin like an mp4; the others depend on their index. */
export function mp4Bytes(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at++) bytes[at] = (at * 31 + (at >> 8)) % 256;
  new DataView(bytes.buffer).setUint32(0, 32);
  bytes.set(new TextEncoder().encode("ftypisom"), 4);
  return bytes;
}

export function partOf(bytes: Uint8Array<ArrayBuffer>, partNumber: number) {
  const start = (partNumber - 1) * videoPartBytes;
  return bytes.subarray(start, start + videoPartSize(bytes.length, partNumber));
}

/** Uploads a part as the page does. */
export function putPart(
  token: string | undefined,
  id: string,
  partNumber: number | string,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return exports.default.fetch(
    new Request(new URL(`/api/admin/videos/${id}/parts/${partNumber}`, origin), {
      method: "PUT",
      headers: {
        "sec-fetch-site": "same-origin",
        "content-type": "application/octet-stream",
        "content-length": String(body.length),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body,
    }),
  );
}

export async function beginUpload(token: string, size: number, id = newId()): Promise<VideoState> {
  const body = { id, fileName: "squat.mp4", size };
  return (await call("/api/admin/videos", { body, token })).json();
}

/** Uploads a whole video as the page does. @returns its id */
export async function uploadVideo(token: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { id } = await beginUpload(token, bytes.length);
  for (let part = 1; part <= videoPartCount(bytes.length); part++) {
    const response = await putPart(token, id, part, partOf(bytes, part));
    if (!response.ok) throw new Error(await response.text());
  }
  const done = await call(`/api/admin/videos/${id}/complete`, { body: {}, token });
  if (!done.ok) throw new Error(await done.text());
  return id;
}

export async function ticketTo(
  area: "admin" | "trainee",
  token: string,
  id: string,
): Promise<VideoTicket> {
  const response = await call(`/api/${area}/videos/${id}/ticket`, { body: {}, token });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

export const objectOf = (id: string) => env.VIDEOS.head(`videos/${id}.mp4`);
export const rowOf = (id: string) =>
  env.DB.prepare("select * from videos where id = ?").bind(id).first();
