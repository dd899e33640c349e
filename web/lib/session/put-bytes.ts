import { ApiError, readProblem } from "./api-error.ts";
import { accessToken, refreshSession } from "./session.ts";
import { transport, type Upload } from "./transport.ts";

type BytesRequest = Omit<Upload, "headers">;

/** Sends bytes, with progress where somebody follows it. */
export async function putBytes({
  signal = new AbortController().signal,
  onSent = () => {},
  ...bytes
}: Pick<Upload, "url" | "body"> & Partial<BytesRequest>): Promise<void> {
  const request = { ...bytes, signal, onSent };
  const first = await send(request, await accessToken());
  if (first.status !== 401) return settle(first);
  await refreshSession();
  return settle(await send(request, await accessToken()));
}

async function settle(answer: Response): Promise<void> {
  if (!answer.ok) throw await readProblem(answer);
}

function send(request: BytesRequest, token: string): Promise<Response> {
  request.signal.throwIfAborted();
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/octet-stream",
  };
  return (transport.upload ?? sendByXhr)({ ...request, headers });
}

/** Fetch has no upload progress, so this uses an XMLHttpRequest. */
function sendByXhr({ url, headers, body, signal, onSent }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const stop = () => sending.abort();
    sending.open("PUT", url);
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
    sending.upload.onprogress = ({ loaded }) => onSent(loaded);
    sending.onload = () => {
      const told = { "retry-after": sending.getResponseHeader("retry-after") ?? "" };
      resolve(new Response(sending.responseText, { status: sending.status, headers: told }));
    };
    sending.onerror = () => reject(new ApiError("offline"));
    sending.onabort = () => reject(new DOMException("given up", "AbortError"));
    sending.onloadend = () => signal.removeEventListener("abort", stop);
    signal.addEventListener("abort", stop);
    sending.send(body);
  });
}
