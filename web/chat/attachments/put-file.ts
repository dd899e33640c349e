import { ApiError, readProblem } from "../../lib/api-error.ts";
import { accessToken, refreshSession } from "../../lib/session.ts";

export interface FileRequest {
  url: string;
  body: Blob;
  signal: AbortSignal;
  /** Called with the share that has left, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends a file and tells how far it is: fetch cannot, so an XMLHttpRequest does. */
export async function putFile(request: FileRequest): Promise<void> {
  const first = await send(request, await accessToken());
  if (first.status !== 401) return settle(first);
  await refreshSession();
  return settle(await send(request, await accessToken()));
}

async function settle(answer: Response): Promise<void> {
  if (!answer.ok) throw await readProblem(answer);
}

function send(request: FileRequest, token: string): Promise<Response> {
  const { url, body, signal, onProgress } = request;
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const stop = () => sending.abort();
    sending.open("PUT", url);
    sending.setRequestHeader("authorization", `Bearer ${token}`);
    sending.setRequestHeader("content-type", "application/octet-stream");
    sending.upload.onprogress = ({ loaded }) => onProgress(body.size ? loaded / body.size : 0);
    sending.onload = () => {
      const headers = { "retry-after": sending.getResponseHeader("retry-after") ?? "" };
      resolve(new Response(sending.responseText, { status: sending.status, headers }));
    };
    sending.onerror = () => reject(new ApiError("offline"));
    sending.onabort = () => reject(new DOMException("given up", "AbortError"));
    sending.onloadend = () => signal.removeEventListener("abort", stop);
    signal.addEventListener("abort", stop);
    sending.send(body);
  });
}
