import type { VideoState } from "../../../../domain/contract/libraries/videos.ts";
import { videoPartCount, videoPartSize } from "../../../../domain/libraries/video.ts";
import { answer } from "../../../lib/session/answer.ts";
import { ApiError } from "../../../lib/session/api-error.ts";
import { adminClient } from "../../../lib/session/clients.ts";
import { putBytes } from "../../../lib/session/put-bytes.ts";

type SendOptions = {
  signal: AbortSignal;
  /** Called with the sent bytes of this and earlier attempts. */
  onSent: (bytes: number) => void;
  /** Called when the connection is lost (sending resumes by itself) and when it is back. */
  onWaiting: (waiting: boolean) => void;
  onFinishing: () => void;
};

/** Thrown if the file has changed since it was chosen. */
export class FileChanged extends Error {}

/** Sends the missing parts until the file is complete on the server. */
export async function sendVideo(
  file: File,
  videoId: string,
  { signal, onSent, onWaiting, onFinishing }: SendOptions,
): Promise<VideoState> {
  const patiently = <T>(attempt: () => Promise<T>) => retrying(attempt, signal, onWaiting);
  const { name: fileName, size } = file;
  const begun = (await patiently(() =>
    answer(adminClient().videos.$post({ json: { id: videoId, fileName, size } })),
  )) as VideoState;
  if (begun.status === "ready") return begun;
  const arrived = new Set(begun.parts);
  let sent = begun.parts.reduce((sum, part) => sum + videoPartSize(size, part), 0);
  onSent(sent);
  for (let partNumber = 1; partNumber <= videoPartCount(size); partNumber++) {
    if (arrived.has(partNumber)) continue;
    const before = sent;
    const body = await partOf(file, partNumber, begun.partSize);
    const url = `/api/admin/videos/${videoId}/parts/${partNumber}`;
    const tellSent = (bytes: number) => onSent(before + bytes);
    await patiently(() => putBytes({ url, body, signal, onSent: tellSent }));
    sent = before + body.byteLength;
    onSent(sent);
  }
  onFinishing();
  const param = { id: videoId };
  const complete = () => answer(adminClient().videos[":id"].complete.$post({ param, json: {} }));
  return (await patiently(complete)) as VideoState;
}

async function partOf(file: File, partNumber: number, partSize: number): Promise<ArrayBuffer> {
  const start = (partNumber - 1) * partSize;
  try {
    return await file.slice(start, start + videoPartSize(file.size, partNumber)).arrayBuffer();
  } catch {
    throw new FileChanged();
  }
}

/** Deletes an upload, or a file that no exercise uses. */
export async function discardVideo(videoId: string): Promise<void> {
  await answer(adminClient().videos[":id"].$delete({ param: { id: videoId }, json: {} }));
}

const passing = new Set<ApiError["code"]>(["offline", "unavailable", "internal", "rate_limited"]);
const maxPauseMs = 15_000;

/** Retries while only the connection fails; at once when the browser is online again. */
async function retrying<T>(
  attempt: () => Promise<T>,
  signal: AbortSignal,
  onWaiting: (waiting: boolean) => void,
): Promise<T> {
  for (let failures = 0; ; failures++) {
    signal.throwIfAborted();
    try {
      const result = await attempt();
      if (failures > 0) onWaiting(false);
      return result;
    } catch (error) {
      if (!(error instanceof ApiError) || !passing.has(error.code)) throw error;
      onWaiting(true);
      await pause(Math.min(1000 * 2 ** failures, maxPauseMs), signal);
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener("online", go);
      signal.removeEventListener("abort", go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener("online", go);
    signal.addEventListener("abort", go);
  });
}
