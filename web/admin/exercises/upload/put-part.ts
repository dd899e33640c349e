import { ApiError, readProblem } from "../../../lib/api-error.ts";
import { accessToken, refreshSession } from "../../../lib/session.ts";

export type PartRequest = {
  videoId: string;
  partNumber: number;
  body: ArrayBuffer;
  signal: AbortSignal;
  /** Called with the bytes of this part that have left. */
  onSent: (bytes: number) => void;
};

/** Sends one part, and tells how far it is: fetch cannot, so an XMLHttpRequest does. */
export async function putPart(request: PartRequest): Promise<void> {
  const first = await send(request, await accessToken());
  if (first.status !== 401) return settle(first);
  await refreshSession();
  return settle(await send(request, await accessToken()));
}

async function settle(answer: Response): Promise<void> {
  if (!answer.ok) throw await readProblem(answer);
}

function send(request: PartRequest, token: string): Promise<Response> {
  const { videoId, partNumber, body, signal, onSent } = request;
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const stop = () => sending.abort();
    sending.open("PUT", `/api/admin/videos/${videoId}/parts/${partNumber}`);
    sending.setRequestHeader("authorization", `Bearer ${token}`);
    sending.setRequestHeader("content-type", "application/octet-stream");
    sending.upload.onprogress = ({ loaded }) => onSent(loaded);
    sending.onload = () => resolve(new Response(sending.responseText, { status: sending.status }));
    sending.onerror = () => reject(new ApiError("offline"));
    sending.onabort = () => reject(new DOMException("given up", "AbortError"));
    sending.onloadend = () => signal.removeEventListener("abort", stop);
    signal.addEventListener("abort", stop);
    sending.send(body);
  });
}
