import { ApiError, readProblem } from "./api-error.ts";
import { accessToken, refreshSession } from "./session.ts";

interface BytesRequest {
  url: string;
  body: ArrayBuffer | Blob;
  signal: AbortSignal;
  /** Called with the bytes that have left. */
  onSent: (bytes: number) => void;
}

/** Sends bytes and tells how far they are: fetch cannot, so an XMLHttpRequest does. */
export async function putBytes(request: BytesRequest): Promise<void> {
  const first = await send(request, await accessToken());
  if (first.status !== 401) return settle(first);
  await refreshSession();
  return settle(await send(request, await accessToken()));
}

async function settle(answer: Response): Promise<void> {
  if (!answer.ok) throw await readProblem(answer);
}

function send({ url, body, signal, onSent }: BytesRequest, token: string): Promise<Response> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const stop = () => sending.abort();
    sending.open("PUT", url);
    sending.setRequestHeader("authorization", `Bearer ${token}`);
    sending.setRequestHeader("content-type", "application/octet-stream");
    sending.upload.onprogress = ({ loaded }) => onSent(loaded);
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
